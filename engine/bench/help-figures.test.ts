import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HELP_FIGURES_FILE, helpFigures, renderHelpFigures } from './help-figures.ts';
import { recordsOf } from './json-lines.ts';
import type { Row } from './table.ts';

const table = Object.fromEntries(
  recordsOf<Row & { name: string }>('table.jsonl').map(({ name, ...row }) => [name, row]),
);

describe('what the help page says was measured', () => {
  it('is what the bench stored last; run `npm run bench -w engine -- --write`', () => {
    const shown = readFileSync(resolve(import.meta.dirname, HELP_FIGURES_FILE), 'utf8');
    expect(shown).toBe(renderHelpFigures(helpFigures(table)));
  });

  it('is refused where nobody measured it', () => {
    expect(() => helpFigures({})).toThrow(/no row/);
    expect(() => helpFigures({ 'even, unseen (no dog, cat)': { n: 3, top1: 1, top3: 1 } })).toThrow(
      /urgency/,
    );
  });
});
