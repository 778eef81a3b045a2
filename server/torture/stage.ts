import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  consultRoutes,
  resumableRoutes,
  sessionRoutes,
  shareRoutes,
  uploadRoutes,
  type RouteContract,
  type RouteResponse,
} from '@petwise/contracts';
import { releaseServiceRoutes } from '@petwise/contracts/release-service';
import { INIT_BODY } from '../src/testing/consult-bodies.ts';
import { call, steady, type Answer, type Asked, type Owner, type Site } from './owner.ts';

/** Where an act is done, and by whom. */
export interface Stage {
  readonly site: Site;
  readonly owner: Owner;
  readonly dataDir: string;
}

/** A call that is ready to be made. */
export interface Ready {
  /** Makes it; the same call again when made a second time. */
  readonly send: (asked?: Pick<Asked, 'act'>) => Promise<Answer>;
  /** What there is to see of it; the owner's data unless told otherwise. */
  readonly readState?: () => Promise<string>;
  /** A part of it may be there after a kill, which the same call goes on from. */
  readonly isHalf?: () => Promise<boolean>;
  /** Looks last, at what an answer promised: throws when it cannot be had. */
  readonly proof?: (answer: Answer) => Promise<void>;
}

const FILE = 'Creatinine 3.4 mg/dL\n'.repeat(3_000);

export const at = <R extends RouteContract>(route: R, id: string): R => ({
  ...route,
  path: route.path.replace(/:\w+/, id),
});

/** Makes a call that must succeed; answers what came. */
export async function must<T>(making: Promise<Answer>): Promise<T> {
  const { status, body } = await making;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  // What the route's contract says.
  return body as T;
}

const keyed = (key: string): Pick<Asked, 'headers'> => ({ headers: { 'idempotency-key': key } });

/** A call by its owner with a key of its own. */
export function once(owner: Owner, route: RouteContract, asked: Asked): Ready {
  const key = randomUUID();
  return { send: (more) => owner.call(route, { ...keyed(key), ...asked, ...more }) };
}

export async function begun(owner: Owner): Promise<string> {
  const started = owner.call(consultRoutes.init, { body: INIT_BODY });
  return (await must<{ sessionId: string }>(started)).sessionId;
}

export async function answered(owner: Owner): Promise<string> {
  const sessionId = await begun(owner);
  await must(owner.call(consultRoutes.answer, { body: { sessionId, answer: 'Yes' } }));
  return sessionId;
}

export async function finished(owner: Owner): Promise<string> {
  const sessionId = await answered(owner);
  await must(owner.call(consultRoutes.finalize, { body: { sessionId } }));
  return sessionId;
}

export async function told(owner: Owner): Promise<string> {
  const { sessionId } = await must<{ sessionId: string }>(owner.call(sessionRoutes.create));
  await must(say(owner, sessionId, { content: 'My dog vomits', messageType: 'text' }));
  return sessionId;
}

export function say(owner: Owner, sessionId: string, body: object): Promise<Answer> {
  return owner.call(at(sessionRoutes.send, sessionId), { body });
}

/** A form with one file. */
export function textForm(name: string, content: string | Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  return form;
}

export const fileForm = (): FormData => textForm('values.txt', FILE);

export async function linked(owner: Owner): Promise<{ id: string; url: string }> {
  const body = { sessionId: await finished(owner), days: 7 };
  return must(owner.call(shareRoutes.create, { body }));
}

export async function piecesOf(owner: Owner): Promise<string> {
  const body = { name: 'values.txt', size: FILE.length };
  return (await must<{ uploadId: string }>(owner.call(resumableRoutes.begin, { body }))).uploadId;
}

/** Sends what of the file is not there yet. */
export function piece(
  owner: Owner,
  uploadId: string,
  { from = 0, act }: { from?: number } & Pick<Asked, 'act'> = {},
): Promise<Answer> {
  const route = at(resumableRoutes.append, uploadId);
  const form = (): FormData => textForm('values.txt', FILE.slice(from));
  const path = `${route.path}?offset=${from}`;
  return owner.call({ ...route, path }, { form, ...(act === undefined ? {} : { act }) });
}

/** Has a file taken whose pieces have all arrived. */
export function resumed(
  owner: Owner,
  uploadId: string,
  asked: Pick<Asked, 'act'> = {},
): Promise<Answer> {
  const form = (): FormData => {
    const fields = new FormData();
    fields.append('resumable', uploadId);
    return fields;
  };
  return owner.call(uploadRoutes.secureUpload, { form, ...asked });
}

/** A file is there as it was sent. */
export async function sameFile(owner: Owner, { body }: Answer): Promise<void> {
  // What the upload's contract says.
  const { id } = body as { id: string };
  const found = await owner.call(at(uploadRoutes.file, id));
  if (found.body !== FILE) throw new Error(`the file is not what was sent (${found.status})`);
}

export async function releaseService(
  { site, dataDir }: Stage,
  route: Pick<RouteContract, 'method' | 'path'>,
  asked: Asked = {},
): Promise<Answer> {
  const key = (await readFile(join(dataDir, 'release-key'), 'utf8')).trim();
  return call(site, route, { headers: { authorization: `Bearer ${key}` }, ...asked });
}

/** A build that nobody else has. */
export function someBuild(): {
  remote: string;
  version: string;
  contract: number;
  files: Readonly<Record<string, string>>;
} {
  const version = `1.0.0-t${randomUUID().slice(0, 8)}`;
  const manifest = Buffer.from('{"exposes":[]}').toString('base64');
  return { remote: 'mfe_chat', version, contract: 1, files: { 'mf-manifest.json': manifest } };
}

/** How the store holds a version, and how often the stable channel was moved to it. */
export async function seenOf(stage: Stage, version: string): Promise<string> {
  const { stored, log } = releaseServiceRoutes;
  const { releases } = await must<RouteResponse<typeof stored>>(releaseService(stage, stored));
  const asked = releaseService(stage, at(log, 'stable'));
  const { lines } = await must<RouteResponse<typeof log>>(asked);
  return steady({
    stored: releases.filter((one) => one.version === version).map(({ recalled }) => recalled),
    log: lines.filter(({ kind, to }) => kind === 'point' && to === version).length,
  });
}
