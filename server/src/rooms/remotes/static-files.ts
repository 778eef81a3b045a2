import { stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedFiles } from './encoded-files.ts';

/** Kinds of file that the shell and the remotes are made of; no other kind is served. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

export type Caching = 'immutable' | 'revalidate';

const CACHE_CONTROL: Readonly<Record<Caching, string>> = {
  immutable: 'public, max-age=31536000, immutable',
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
  if (TYPES[extname(file)] === undefined) return null;
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
  reply.type(TYPES[extname(file)] ?? 'application/octet-stream');
  reply.header('cache-control', CACHE_CONTROL[caching]);
  reply.header('vary', 'Accept-Encoding');
  const variant = await encoded.find(file, request.headers['accept-encoding'] ?? '');
  if (variant !== null) reply.header('content-encoding', variant.encoding);
  const sent = variant?.file ?? file;
  return reply.sendFile(basename(sent), dirname(sent), { contentType: false, cacheControl: false });
}
