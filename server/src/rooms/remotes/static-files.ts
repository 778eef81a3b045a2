import { stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IMMUTABLE, PAGE_FILE_TYPES } from '../../page-file-types.ts';
import type { EncodedFiles } from './encoded-files.ts';

export type Caching = 'immutable' | 'revalidate';

const CACHE_CONTROL: Readonly<Record<Caching, string>> = {
  immutable: IMMUTABLE,
  revalidate: 'no-cache',
};

/** A path below a folder as segments that cannot leave it; null when one of them could, or is hidden. */
export function safeSegments(path: string): readonly string[] | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const segments = decoded.split('/').filter((segment) => segment !== '');
  const isSafe = segments.every((segment) => /^[\w@+~,-][\w@+~,.-]*$/.test(segment));
  return isSafe ? segments : null;
}

/** The folder's file at a path of the address; null when there is none that may be served. */
export async function findFile(folder: string, path: string): Promise<string | null> {
  const segments = safeSegments(path);
  if (segments === null || segments.length === 0) return null;
  const file = join(folder, ...segments);
  if (PAGE_FILE_TYPES[extname(file)] === undefined) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() === true ? file : null;
}

/** Sends a file: its type from our table, compressed where the browser takes it, validated by ETag. */
export async function sendStatic(
  request: FastifyRequest,
  reply: FastifyReply,
  options: { file: string; caching: Caching; encoded: EncodedFiles },
): Promise<FastifyReply> {
  const { file, caching, encoded } = options;
  reply.type(PAGE_FILE_TYPES[extname(file)] ?? 'application/octet-stream');
  reply.header('cache-control', CACHE_CONTROL[caching]);
  reply.header('vary', 'Accept-Encoding');
  const variant = await encoded.find(file, request.headers['accept-encoding'] ?? '');
  if (variant !== null) reply.header('content-encoding', variant.encoding);
  const sent = variant?.file ?? file;
  return reply.sendFile(basename(sent), dirname(sent), { contentType: false, cacheControl: false });
}
