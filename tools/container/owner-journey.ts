import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AnswerResponse,
  ConsultDetail,
  consultRoutes,
  FinalizeResponse,
  InitResponse,
  LabFile,
  labValueRoutes,
  OfflineSet,
  REMOTES,
  remoteRoutes,
  reportRoutes,
  UploadResponse,
  uploadRoutes,
} from '@petwise/contracts';
import * as v from 'valibot';
import { ROOT } from '../test/run-step.ts';
import { CONSULT } from '../start/trial-owner.cjs';

/** A call as a signed-in owner: a GET, or a POST where there is a body. */
export type OwnerCall = (path: string, body?: object) => Promise<Response>;

/** A photo of a sheet with laboratory values, which takes most of what is not JavaScript to read. */
const PHOTO = 'server/src/testing/lab-sheet.jpg';

/** What an owner has left on the server. */
export interface Stored {
  readonly sessionId: string;
  readonly fileId: string;
}

async function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Promise<Response>,
): Promise<v.InferOutput<Schema>> {
  return v.parse(schema, await (await answer).json());
}

const withId = (path: string, id: string): string => path.replace(/:\w+/, id);

function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/**
 * Fetches the page, and every file that pages of the shell and all remotes need, and compares each with the hash that the
 * server states.
 *
 * @returns how many files
 */
export async function fetchPages(address: string): Promise<number> {
  const page = await fetch(address);
  const html = await page.text();
  expectThat(page.ok && html.includes('<div id="root"'), `The page answers ${page.status}.`);
  const offline = await fetch(new URL(remoteRoutes.offline.path, address));
  const { files } = await parsed(OfflineSet, Promise.resolve(offline));
  for (const [path, hash] of Object.entries(files)) {
    const bytes = await (await fetch(new URL(path, address))).arrayBuffer();
    const found = createHash('sha256').update(Buffer.from(bytes)).digest('base64');
    expectThat(found === hash, `${path} is not what the server states.`);
  }
  const missing = REMOTES.filter(
    (remote) => !Object.keys(files).some((path) => path.includes(`/${remote}/`)),
  );
  expectThat(missing.length === 0, `The server gives no ${missing.join(', ')}.`);
  return Object.keys(files).length;
}

/** A whole consult: its beginning, an answer, the report. */
export async function consult(call: OwnerCall): Promise<{ sessionId: string; found: string }> {
  const { sessionId, question } = await parsed(
    InitResponse,
    call(consultRoutes.init.path, CONSULT),
  );
  expectThat(question !== null, 'The consult begins with no question.');
  const body = { sessionId, answer: question?.options[0] ?? 'No' };
  await parsed(AnswerResponse, call(consultRoutes.answer.path, body));
  const { assessment } = await parsed(
    FinalizeResponse,
    call(consultRoutes.finalize.path, { sessionId }),
  );
  const count = assessment.differential_diagnoses.length;
  expectThat(count > 0, 'The report names no condition.');
  return { sessionId, found: `${count} conditions` };
}

/** The report as PDF, which a thread of its own draws with fonts from a package. */
export async function fetchPdf(call: OwnerCall, sessionId: string): Promise<number> {
  const answer = await call(withId(reportRoutes.pdf.path, sessionId));
  const bytes = Buffer.from(await answer.arrayBuffer());
  expectThat(bytes.subarray(0, 5).toString() === '%PDF-', 'The report is no PDF.');
  return bytes.length;
}

/** Uploads a photo. @returns its id */
export async function uploadPhoto(call: OwnerCall): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([readFileSync(join(ROOT, PHOTO))]), 'sheet.jpg');
  const { id, fileType } = await parsed(UploadResponse, call(uploadRoutes.upload.path, form));
  expectThat(fileType === 'image/jpeg', `It was taken for ${fileType}.`);
  return id;
}

/** Reads it back, as a picture of the same bytes but for what is told of its making. @returns its size, bytes */
export async function fetchPhoto(call: OwnerCall, fileId: string): Promise<number> {
  const bytes = await (await call(withId(uploadRoutes.file.path, fileId))).arrayBuffer();
  expectThat(Buffer.from(bytes).equals(readFileSync(join(ROOT, PHOTO))), 'Its bytes differ.');
  return bytes.byteLength;
}

/** Has the server read the photo's print. @returns how many values it found */
export async function readValues(call: OwnerCall, fileId: string): Promise<number> {
  const { values } = await parsed(LabFile, call(withId(labValueRoutes.list.path, fileId)));
  expectThat(values.length > 0, 'No value was read.');
  return values.length;
}

/** What the owner left is there as it was. */
export async function expectStored(call: OwnerCall, stored: Stored): Promise<void> {
  const path = withId(consultRoutes.detail.path, stored.sessionId);
  const { assessment } = await parsed(ConsultDetail, call(path));
  expectThat(assessment !== null, 'The report is gone.');
  await fetchPhoto(call, stored.fileId);
}
