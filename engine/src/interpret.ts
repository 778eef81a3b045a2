import { ageQuestion } from './ask-age.ts';
import { readButton } from './ask-again.ts';
import { isDoseQuestion } from './infer/doses.ts';
import type { Model } from './infer/model.ts';
import type { Knowledge, Topic } from './knowledge-types.ts';
import { excerpt } from './text/excerpt.ts';
import type { Extraction, Origin, Reader } from './text/extract.ts';
import { extract } from './text/extract.ts';
import { isOtherLanguage } from './text/language.ts';
import { measuredAnswer } from './text/read-measures.ts';
import { readOwnCorrection } from './text/own-correction.ts';
import { directEvidence, partsOf, readReply } from './text/reply.ts';
import type { Asked, CaseState, Evidence } from './types.ts';

/** All that one engine works with. */
export interface EngineParts {
  knowledge: Knowledge;
  model: Model;
  reader: Reader;
}

/** What words taught. */
export interface Interpretation extends Extraction {
  /** They denied something understood before, and did not answer the open question. */
  corrects?: boolean;
  /** Words that say the opposite of the option chosen with them; nothing was learned from them. */
  against?: readonly Evidence[];
  /** They named a part of the body, not yet a sign. */
  area?: readonly Topic[];
}

/** Reads words on their own. Of another language nothing is read: its words look like ours ("mon chat ne mange plus"). */
export function interpret(engine: EngineParts, text: string, origin: Origin): Interpretation {
  if (isOtherLanguage(text)) return { evidence: [], unmatched: [excerpt(text)], past: [] };
  return extract(engine.reader, text, origin);
}

/** What a reply taught. */
export function unpack(
  engine: EngineParts,
  state: CaseState,
  { text, turn }: { readonly text: string; readonly turn: number },
): Interpretation {
  const open = state.asked.at(-1);
  const node = open && open.answer === null ? engine.model.nodes.get(open.question.id) : undefined;
  const present = new Set(
    state.evidence.filter((item) => item.value === 'yes').map((item) => item.finding),
  );
  const button = open && !node && readButton(engine.model, state, { text, turn });
  const spokenOf = state.evidence.filter(({ value }) => value === 'yes').map(({ quote }) => quote);
  const origin: Origin = { source: 'answer', turn, spokenOf };
  // What a button of such a question says is no sign; a dose or an age is read from the answer itself.
  const isFact = open && (isDoseQuestion(open.question.id) || open.question.id === ageQuestion);
  if (isFact && open.question.options.includes(text.trim()))
    return { evidence: [], unmatched: [], past: [] };
  if (button) {
    const { evidence, words, ...rest } = button;
    const beside = interpret(engine, words, origin);
    return { ...beside, ...rest, evidence: [...evidence, ...beside.evidence] };
  }
  if (isOtherLanguage(text)) return interpret(engine, text, origin);
  const pressed = node && partsOf(node, text).option;
  const isOpen = open !== undefined && open.answer === null;
  const correction =
    pressed || !isOpen ? null : readOwnCorrection(engine, state, { node, text, turn });
  if (correction) return { ...correction, corrects: true };
  if (!node) return interpret(engine, text, origin);
  const measure = engine.knowledge.measures.find(({ finding }) => finding === node.finding.id);
  const measured = pressed || !measure ? null : measuredAnswer(text, measure);
  // A value that says nothing leaves the word to the owner's own.
  if (measured && (measured.value !== 'unknown' || measured.words === '')) {
    const { value, line, words } = measured;
    const certainty = value === 'unknown' ? 0.5 : 0.97;
    const direct = directEvidence(node, { value, certainty }, { turn, quote: excerpt(line) });
    const beside = interpret(engine, words, origin);
    const others = beside.evidence.filter(({ finding }) => finding !== direct.finding);
    return { ...beside, evidence: [direct, ...others] };
  }
  const question = { reader: engine.reader, node, known: present };
  const replied = (from: Origin) => readReply(question, measured?.words ?? text, from);
  const inContext = replied(origin);
  // "It" may add to what was told before and never takes it back: "no, it's not blood" answers the question.
  const takesBack = inContext.evidence.some(
    ({ finding, value }) => value === 'no' && present.has(finding),
  );
  const reply = takesBack ? replied({ ...origin, spokenOf: [] }) : inContext;
  const direct = directEvidence(node, reply.direct ?? { value: 'unknown', certainty: 0.5 }, {
    turn,
    quote: excerpt(text),
  });
  const { direct: _, ...rest } = reply;
  return { ...rest, evidence: [direct, ...reply.evidence] };
}

/** Something the owner adds while no question is open; kept as an answered entry so that its effect can be shown too. */
export function ownWords(text: string): Asked {
  return {
    question: { id: 'own-words', text: 'What you added in your own words', options: [], why: '' },
    answer: text.trim(),
  };
}
