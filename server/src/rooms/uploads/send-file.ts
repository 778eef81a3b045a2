import { createReadStream } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { sandbox } from '../../plugins/security.ts';
import { dispositionOf } from './names.ts';
import type { StoredFile } from './service.ts';

/** One range of bytes, RFC 9110, 14.1.2; a browser that plays a film asks for no other kind. */
const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/** Sends a stored file, or the part of it that was asked for: some browsers play a film only in parts. */
export function sendFile(
  reply: FastifyReply,
  file: StoredFile,
  asked: string | undefined,
): FastifyReply {
  const part = partOf(file.size, asked);
  sandbox(reply)
    .type(file.type)
    .headers({
      'accept-ranges': 'bytes',
      'content-disposition': dispositionOf(file.isInline ? 'inline' : 'attachment', file.name),
      'cache-control': 'no-store',
    });
  if (part === 'beyond') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  }
  if (part === null) {
    return reply.header('content-length', String(file.size)).send(createReadStream(file.path));
  }
  const { start, end } = part;
  return reply
    .code(206)
    .headers({
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${file.size}`,
    })
    .send(createReadStream(file.path, { start, end }));
}

/** Null for the whole file, which is the answer to what is not understood as well. */
function partOf(
  size: number,
  asked: string | undefined,
): { readonly start: number; readonly end: number } | 'beyond' | null {
  const [, from, to] = ONE_RANGE.exec(asked ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  // Without a beginning it is the file's last bytes.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return 'beyond';
  return start > end ? null : { start, end };
}
