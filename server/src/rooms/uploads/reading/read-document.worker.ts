import type { ReaderAnswer, ReaderTask } from './read-document.ts';
import { parseFile } from './parse-file.ts';
import { ReadError } from './read-error.ts';

function answer(message: ReaderAnswer): void {
  process.send?.(message);
}

process.once('message', (message) => {
  // Only `read-document.ts` starts this process, and sends one task of this shape.
  const { path, kind, limits } = message as ReaderTask;
  parseFile(path, kind, limits).then(
    (document) => answer({ status: 'read', document }),
    (error: unknown) =>
      answer({ status: 'failed', code: error instanceof ReadError ? error.code : 'damaged' }),
  );
});
process.once('disconnect', () => process.exit());
answer({ status: 'ready' });
