import type { FastifyRequest } from 'fastify';
import { MAX_HEALTH_EXPORT_BYTES } from '@petwise/contracts';
import { ProblemError } from '../../errors.ts';
import { normalised } from '../../text.ts';
import type { FormFile } from './form-file.ts';
import { takeWhole } from './resumable/take-whole.ts';

const LIMITS = {
  fileSize: MAX_HEALTH_EXPORT_BYTES + 1,
  files: 1,
  fields: 5,
  fieldSize: 1_000,
  fieldNameSize: 100,
  parts: 6,
  headerPairs: 20,
};

/** The most of a refused upload that is read and thrown away, so that its answer arrives. */
const MAX_DRAIN_BYTES = 150 * 1024 * 1024;
const MAX_DRAIN_MS = 60_000;

/**
 * Reads a form with one file in the field `file`. The file is handed over while
 * it arrives; fields may stand before or after it. The field `resumable` stands for
 * a file that has arrived in pieces before; `again` finds what such a call was
 * answered before, should its answer have been lost.
 */
export async function receiveForm<T>(
  request: FastifyRequest,
  take: (file: FormFile) => Promise<T>,
  again: (id: string) => Promise<T | null> = async () => null,
): Promise<{ taken: T; fields: Readonly<Record<string, string>> }> {
  const fields: Record<string, string> = {};
  let taken: { value: T } | null = null;
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.fieldname === 'resumable' && part.type === 'field' && taken === null) {
        taken = { value: await takeWhole(request, String(part.value), { take, again }) };
      } else if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = normalised(part.value);
      } else if (part.fieldname !== 'file') {
        throw new ProblemError(
          'invalid-request',
          'The form must hold the file in the field "file"',
        );
      } else {
        const { filename, file: stream } = part;
        taken = { value: await take({ filename: normalised(filename), stream }) };
      }
    }
  } catch (error) {
    drain(request);
    throw isBrokenForm(error)
      ? new ProblemError('invalid-request', 'The form did not arrive whole. Please try again', {
          cause: error,
        })
      : error;
  }
  if (taken === null) {
    throw new ProblemError('invalid-request', 'The form must hold the file in the field "file"');
  }
  return { taken: taken.value, fields };
}

/** The form's reader has no codes of its own, only words. */
function isBrokenForm(error: unknown): boolean {
  return (
    error instanceof Error && /multipart|part header|part terminated|boundary/i.test(error.message)
  );
}

/** Lets the rest of a refused body run off: a browser reads the answer only once it has sent all. */
function drain(request: FastifyRequest): void {
  const { raw } = request;
  if (raw.complete || raw.destroyed) return;
  let drained = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > MAX_DRAIN_BYTES) raw.destroy();
  });
  const timer = setTimeout(() => raw.destroy(), MAX_DRAIN_MS);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
  raw.once('error', () => undefined);
  raw.resume();
}
