import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const PAGE = '// @vitest-environment jsdom';

/**
 * In which order test files run. Those of the tools come first: they start whole programs, take longest, and would else
 * end alone. Files that need a page come together: a worker goes on to the next file only in the same environment.
 */
export class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const root = this.ctx.config.root;
    const sorted = await super.sort(files);
    const ranks = new Map(sorted.map((file) => [file, rankOf(root, file.moduleId)]));
    return sorted.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  }
}

function rankOf(root: string, file: string): number {
  if (relative(root, file).startsWith('tools/')) return 0;
  return readFileSync(file, 'utf8').startsWith(PAGE) ? 2 : 1;
}
