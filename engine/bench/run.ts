import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Species } from '../src/knowledge-types.ts';
import { everySpecies, isOpenThird } from './cases.ts';
import { HELP_FIGURES_FILE, helpFigures, renderHelpFigures } from './help-figures.ts';
import { recordsOf } from './json-lines.ts';
import type { Results, Summary } from './measure.ts';
import { half, knowledgeOf, measure, pool, setOf, summarise } from './measure.ts';
import type { Row } from './table.ts';
import { changes, render, rowOf } from './table.ts';

const path = join(import.meta.dirname, 'table.jsonl');
const flags = process.argv.slice(2);
const chosen = everySpecies.filter(
  (species) => !flags.some((flag) => !flag.startsWith('--')) || flags.includes(species),
);

/** Everything that went wrong in the open half, to learn from; the other half stays unseen. */
function details(species: Species, results: Results): void {
  const open = half(results, true);
  for (const item of open.consults)
    if (item.place !== 1 || !item.safe || item.over)
      console.log(
        `${item.id} place ${item.place}${item.covered ? '' : ' (not covered)'} level ${item.level}${item.safe ? '' : ' UNSAFE'}${item.over ? ' over' : ''}\n    ${item.shown.slice(0, 4).join(' | ')}\n    ${item.asked.join('; ')}`,
      );
  for (const item of open.messages)
    if (item.score.misses.length) console.log(`${item.id} ${item.score.misses.join('; ')}`);
  for (const line of results.silent.slice(0, 40)) console.log(`silent ${line}`);
  console.log(`${species}: ${results.silent.length} silent wordings`);
}

if (flags.includes('--model')) {
  // A language model is asked over the network, which is the server's: its benchmark plays these tables.
  const handed = flags.filter((flag) => flag !== '--model');
  const arguments_ = ['run', 'bench', '-w', '@petwise/server', '--', 'second-reader', ...handed];
  const options = { stdio: 'inherit', cwd: join(import.meta.dirname, '../..') } as const;
  process.exit(spawnSync('npm', arguments_, options).status ?? 1);
}
const knowledge = await knowledgeOf(everySpecies);
const results = new Map<Species, Results>();
for (const species of chosen) {
  const known = knowledge.get(species);
  if (known) results.set(species, measure(known, species));
}
if (flags.includes('--details')) for (const [species, result] of results) details(species, result);
const all = pool([...results.values()]);
/** Both halves of the dog and cat vignettes were read before the split was applied; see README.md. */
const unseen = pool(
  [...results]
    .filter(([species]) => species !== 'dog' && species !== 'cat')
    .map(([, result]) => result),
);
const rows: [string, Summary][] = [...results].map(([species, result]) => [
  species,
  summarise(result),
]);
rows.push(
  ['all', summarise(all)],
  ['all, odd (open)', summarise(half(all, true))],
  ['all, even', summarise(half(all, false))],
  ['even, unseen (no dog, cat)', summarise(half(unseen, false))],
  ['fresh, all', summarise(setOf(all, 'fresh'))],
  ['fresh (no dog, cat)', summarise(setOf(unseen, 'fresh'))],
  ['strangers', summarise(setOf(all, 'strangers'))],
  ['strangers (no dog, cat)', summarise(setOf(unseen, 'strangers'))],
  ['paraphrased, open', summarise(setOf(all, 'paraphrased', isOpenThird))],
  ['paraphrased, only counted', summarise(setOf(all, 'paraphrased', (id) => !isOpenThird(id)))],
);
console.log(render(rows));
const stored = Object.fromEntries(
  recordsOf<Row & { name: string }>('table.jsonl').map(({ name, ...row }) => [name, row]),
);
const now = Object.fromEntries(rows.map(([name, summary]) => [name, rowOf(summary)]));
const moved = chosen.length === everySpecies.length ? changes(stored, now) : [];
console.log(
  moved.length
    ? `\nAgainst the stored table:\n${moved.join('\n')}`
    : '\nNo change against the stored table.',
);
if (flags.includes('--write')) {
  const lines = Object.entries(now).map(([name, row]) => JSON.stringify({ name, ...row }));
  writeFileSync(path, `${lines.join('\n')}\n`);
  // A run of one animal alone measures nothing of the cases that nobody read.
  if (chosen.length === everySpecies.length)
    writeFileSync(
      join(import.meta.dirname, HELP_FIGURES_FILE),
      renderHelpFigures(helpFigures(now)),
    );
}
