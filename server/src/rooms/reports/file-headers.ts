import type { FastifyReply } from 'fastify';

/** Says what a report's file is and how to name it: by its kind and day, nothing of pet or owner. */
export function fileHeaders(reply: FastifyReply, kind: 'pdf' | 'json', made: Date): void {
  const name = kind === 'pdf' ? 'petwise-report' : 'petwise-file-for-vet';
  const type = kind === 'pdf' ? 'application/pdf' : 'application/json; charset=utf-8';
  reply.type(type).headers({
    'content-disposition': `attachment; filename="${name}-${made.toISOString().slice(0, 10)}.${kind}"`,
    'cache-control': 'no-store',
  });
}
