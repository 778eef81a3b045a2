import { createEngine } from '../src/engine.ts';
import { inputOf } from './judge/cases.ts';
import { knowledgeOf } from './measure.ts';
import { readFileSync } from 'node:fs';
const lines = readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .filter(Boolean)
  .map((l) => l.split('|'));
const sp = [...new Set(lines.map(([s]) => s!.trim()))] as any[];
const knowledge = await knowledgeOf(sp);
const engines = new Map<any, any>();
for (const [s, k] of knowledge) engines.set(s, createEngine(k));
for (const [s, text] of lines) {
  const e = engines.get(s!.trim());
  const begun = e.begin(inputOf(s!.trim() as any, text!.trim()));
  let turn = begun;
  const qs: string[] = [];
  while (turn.question) {
    if (qs.length < 2) qs.push(turn.question.text);
    turn = e.answer(turn.state, { text: turn.question.options.at(-1) ?? '' });
  }
  const r = e.finalize(turn.state);
  console.log(
    `${begun.triage?.level ?? 'none'}>${r.triage?.level ?? 'none'} | ${text!.trim()} | ${r.redFlags.map((x: any) => x.id)} | ${begun.state.evidence.map((x: any) => `${x.finding}=${x.value}`).join(' ')} | ${qs.join(' / ')}`,
  );
}
