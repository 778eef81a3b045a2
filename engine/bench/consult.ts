import type { Engine } from '../src/engine.ts';
import type { Model } from '../src/infer/model.ts';
import { believe } from '../src/infer/posterior.ts';
import { levels } from '../src/infer/triage.ts';
import type { Knowledge, Level } from '../src/knowledge-types.ts';
import type { Reader } from '../src/text/extract.ts';
import type { Assessment } from '../src/types.ts';
import type { Vignette } from './cases.ts';
import { matches } from './diagnosis-map.ts';
import { reply, truthOf } from './owner.ts';

export interface Consult {
  id: string;
  questions: number;
  /** Place of the right diagnosis in the list shown, from 1; 0 when absent. */
  place: number;
  /** The species has a condition that the case names. */
  covered: boolean;
  confidence: number;
  /** Probability of the leader before the cap on what is shown. */
  probability: number;
  level: Level;
  safe: boolean;
  over: boolean;
  /** Set for cases whose true level is "emergency". */
  redFlag: boolean | null;
  milliseconds: number[];
  /** The rules that fired, or what the risk said. */
  why: string;
  shown: string[];
  asked: string[];
  /** Questions that said "about N left" and were followed by three or more fewer. */
  overPromised: number;
}

const rankOf = (level: Level): number => levels.indexOf(level);

/** What a consult is played with. */
export interface Table {
  engine: Engine;
  knowledge: Knowledge;
  reader: Reader;
  model: Model;
}

function play(
  { engine, knowledge, reader, model }: Table,
  vignette: Vignette,
): Pick<Consult, 'probability' | 'milliseconds' | 'asked' | 'overPromised'> & {
  report: Assessment;
} {
  const truth = truthOf(knowledge, reader, vignette);
  const milliseconds: number[] = [];
  const asked: string[] = [];
  const promised: number[] = [];
  let turn = engine.begin({
    patient: vignette.patient,
    history: vignette.history,
    symptoms: vignette.symptoms,
  });
  while (turn.question) {
    const text = reply(model, truth, turn.question);
    asked.push(`${turn.question.id}=${text}`);
    promised.push(turn.question.left ?? 0);
    const before = performance.now();
    turn = engine.answer(turn.state, { text });
    milliseconds.push(performance.now() - before);
  }
  const { probs } = believe(model, turn.state);
  return {
    report: engine.finalize(turn.state),
    probability: Math.max(...probs),
    milliseconds,
    asked,
    overPromised: promised.filter((left, at) => left - (asked.length - at) >= 3).length,
  };
}

/** One vignette from the first message to the report. */
export function consult(table: Table, vignette: Vignette): Consult {
  const { knowledge } = table;
  const { report, probability, milliseconds, asked, overPromised } = play(table, vignette);
  const first = report.primary_diagnosis;
  const shown = [...(first ? [first] : []), ...report.differential_diagnoses];
  const right = new Set(
    knowledge.conditions
      .filter((condition) => matches(knowledge.species, condition, vignette))
      .map((condition) => condition.name),
  );
  const place = shown.findIndex((item) => right.has(item.condition)) + 1;
  const accepted = [vignette.triage, ...vignette.acceptTriage].map(rankOf);
  // A case of which no sign is read gets no urgency, which is no care.
  const level = report.triage?.level ?? 'watch';
  return {
    id: vignette.id,
    questions: asked.length,
    place,
    covered: right.size > 0,
    confidence: first?.confidence ?? 0,
    probability,
    level,
    safe: rankOf(level) <= Math.max(...accepted),
    over: rankOf(level) < Math.min(...accepted),
    redFlag: vignette.triage === 'emergency' ? rankOf(level) <= Math.max(...accepted) : null,
    milliseconds,
    asked,
    overPromised,
    why: report.redFlags.map(({ id }) => id).join(' ') || (report.triage?.reasons[0] ?? ''),
    shown: shown.map((item) => `${item.condition} ${Math.round(item.confidence * 100)}`),
  };
}
