import { areas, noneOfThese } from '../words/ask-again.ts';
import { signsOn } from '../src/infer/danger-buttons.ts';
import type { Model } from '../src/infer/model.ts';
import type { Knowledge } from '../src/knowledge-types.ts';
import type { Reader } from '../src/text/extract.ts';
import { extract } from '../src/text/extract.ts';
import { answersOf } from '../src/text/reply.ts';
import type { Question } from '../src/types.ts';
import type { Vignette } from './cases.ts';
import { idsOf } from './sign-map.ts';

/** What the owner of a vignette would say about each finding: "yes", "no" or a value of a choice. */
export type Truth = ReadonlyMap<string, string>;

const negated = /\b(?:no|not|never|without|nor|cannot)\b|n'?t\b/i;

/** The map first, then the engine's own reading over it; the map cannot see negation, so only plain sentences use it. */
function readings(reader: Reader, sentence: string): Map<string, string> {
  const known = new Map<string, string>();
  for (const part of sentence.split(/[.!?]+|, but | but /))
    if (!negated.test(part) || part === sentence)
      for (const { id, value } of idsOf(part)) if (reader.findings.has(id)) known.set(id, value);
  for (const item of extract(reader, sentence, { source: 'answer', turn: 1 }).evidence)
    known.set(item.finding, item.value);
  return known;
}

function withParents(reader: Reader, truth: Map<string, string>): void {
  for (const [id, value] of new Map(truth)) {
    if (value === 'no') continue;
    for (let up = reader.findings.get(id)?.parent; up; up = reader.findings.get(up)?.parent)
      truth.set(up, 'yes');
  }
}

/** Reads facts in this order: absent, present, the first message; later ones win. */
export function truthOf(knowledge: Knowledge, reader: Reader, vignette: Vignette): Truth {
  const truth = new Map<string, string>();
  for (const sentence of vignette.facts.absent) {
    for (const [id, value] of readings(reader, sentence))
      if (value === 'yes' && !reader.findings.get(id)?.values) truth.set(id, 'no');
    for (const { id, value } of idsOf(sentence))
      if (value !== 'no' && value !== 'yes' && reader.findings.get(id)?.values?.length === 2)
        truth.set(
          id,
          reader.findings.get(id)?.values?.find((item) => item.id !== value)?.id ?? value,
        );
  }
  for (const sentence of [vignette.symptoms, ...vignette.facts.present])
    for (const [id, value] of readings(reader, sentence)) truth.set(id, value);
  withParents(reader, truth);
  return truth;
}

/** The button of a question about no single finding that the truth calls for: a sign of danger, or where a sign is. */
function buttonOf(model: Model, truth: Truth, { options }: Question): string | undefined {
  const present = model.knowledge.findings.filter(({ id }) => truth.get(id) === 'yes');
  const area = areas.find(({ topics }) => present.some(({ topic }) => topics.includes(topic)));
  const listed = options.map((option) => ({ option, signs: signsOn(model, option) }));
  const danger = listed.find(({ signs }) => signs.some(({ id }) => truth.get(id) === 'yes'));
  if (danger) return danger.option;
  const every = listed.flatMap(({ signs }) => signs);
  if (every.length && every.every(({ id }) => truth.get(id) === 'no')) return noneOfThese;
  return options.find((option) => option === area?.label);
}

/** The button the owner would press. */
export function reply(model: Model, truth: Truth, question: Question): string {
  const button = buttonOf(model, truth, question);
  if (button) return button;
  const finding = model.nodes.get(question.id)?.finding;
  const notSure = question.options.at(-1) ?? 'Not sure';
  const value = truth.get(question.id);
  if (!finding || value === undefined) return notSure;
  return answersOf({ finding }).find((item) => item.value === value)?.label ?? notSure;
}
