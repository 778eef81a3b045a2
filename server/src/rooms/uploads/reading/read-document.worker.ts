import { answerOneTask } from '../killable.ts';
import type { ReaderAnswer, ReaderTask } from './read-document.ts';
import { parseFile } from './parse-file.ts';
import { ReadError } from './read-error.ts';

answerOneTask(async (task): Promise<ReaderAnswer> => {
  // Only `read-document.ts` starts this process, and sends one task of this shape.
  const { path, kind, limits } = task as ReaderTask;
  try {
    return { status: 'read', document: await parseFile(path, kind, limits) };
  } catch (error) {
    return { status: 'failed', code: error instanceof ReadError ? error.code : 'damaged' };
  }
});
