import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { SPECIES } from '../../shared/contracts/src/index.ts';

const engine = join(import.meta.dirname, '../../engine');

/** Plays cases through the whole engine and keeps every turn and the report as text. */
const program = `
  import { createEngine, loadKnowledge } from './src/index.ts';
  globalThis.playCases = async (cases) => {
    const told = [];
    for (const { patient, history, symptoms } of cases) {
      const engine = createEngine(await loadKnowledge(patient.species));
      let turn = engine.begin({ patient, history, symptoms });
      told.push(JSON.stringify(turn));
      for (let count = 0; turn.question && count < 12; count += 1) {
        turn = engine.answer(turn.state, { text: turn.question.options[count % 2] });
        told.push(JSON.stringify(turn));
      }
      told.push(JSON.stringify(engine.finalize(turn.state)));
    }
    return told;
  };`;

type Play = (cases: readonly unknown[]) => Promise<string[]>;
type Scope = typeof globalThis & { playCases: Play };

test('ENG the same case gives the same bytes in Node and in the browser', async ({ page }) => {
  test.slow();
  const built = await build({
    stdin: { contents: program, resolveDir: engine, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  const code = built.outputFiles[0]?.text ?? '';
  const vignettes = readFileSync(join(engine, 'bench/corpora/vignettes.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): { patient: { species: string } } => JSON.parse(line));
  const cases = SPECIES.flatMap((species) =>
    vignettes.filter(({ patient }) => patient.species === species).slice(0, 4),
  );
  runInThisContext(code);
  // The bundle has just put the function there.
  const here = await (globalThis as Scope).playCases(cases);
  await page.goto('about:blank');
  await page.addScriptTag({ content: code });
  // Put there by the same bundle.
  const there = await page.evaluate((given) => (globalThis as Scope).playCases(given), cases);
  expect(here.length).toBeGreaterThan(100);
  expect(there).toEqual(here);
});
