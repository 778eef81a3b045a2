import { readFileSync } from 'node:fs';
import { createEngine } from '../src/engine.ts';
import { levels } from '../src/infer/triage.ts';
import { everySpecies } from './cases.ts';
import { inputOf } from './judge/cases.ts';
import { knowledgeOf } from './measure.ts';
const knowledge = await knowledgeOf(everySpecies);
const engines = new Map<any, any>();
for (const [s, k] of knowledge) engines.set(s, createEngine(k));
const rank = (l: string) => {
  const i = levels.findIndex((x) => x === l);
  return i < 0 ? levels.length : i;
};
for (const f of process.argv.slice(2)) {
  const c: any = { n: 0, high: 0, low: 0, em: 0, seen: 0, emg: 0, today: 0, lowToday: 0 };
  for (const line of readFileSync(f, 'utf8').trim().split('\n')) {
    const { species, text, level } = JSON.parse(line);
    const e = engines.get(species);
    const begun = e.begin(inputOf(species, text));
    let turn = begun;
    while (turn.question) turn = e.answer(turn.state, { text: turn.question.options.at(-1) ?? '' });
    const report = e.finalize(turn.state);
    const got = report.triage?.level ?? 'none';
    c.n++;
    const harmless = !['emergency', 'today', 'soon'].includes(level);
    if (got === 'emergency') c.emg++;
    if (['emergency', 'today'].includes(got)) c.today++;
    const want = level === 'none' ? levels.length : rank(level);
    let mark = '';
    if (harmless ? ['emergency', 'today'].includes(got) : rank(got) < want) {
      c.high++;
      mark = 'HIGH';
    }
    if (!harmless && rank(got) > want) {
      c.low++;
      mark = 'LOW';
    }
    if (level === 'emergency') {
      c.em++;
      if (got === 'emergency') c.seen++;
      else mark = 'UNSEEN';
    }
    if (mark)
      console.log(
        mark,
        species,
        level,
        '->',
        got,
        '|',
        text,
        '|',
        report.redFlags.map((r: any) => r.id).join(',') || report.triage?.reasons[0],
        '|',
        begun.state.evidence.map((x: any) => `${x.finding}=${x.value}`).join(' '),
        '\n',
      );
  }
  console.log(f, JSON.stringify(c));
}
