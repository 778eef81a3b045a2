import type { Candidate } from '../infer/questions.ts';
import type { Appraisal } from '../infer/appraisal.ts';
import type { Model } from '../infer/model.ts';
import type { Belief } from '../infer/posterior.ts';
import { ranked } from '../infer/posterior.ts';
import type { Question } from '../types.ts';
import { answersOf, optionsOf } from '../text/reply.ts';
import { percent, questionText } from './wording.ts';

/** Name of a hypothesis for owners; the last one is "none of these". */
export function layName(model: Model, hypothesis: number): string {
  return model.conditions[hypothesis]?.layName ?? 'something else, not in our list';
}

/** The two of the leading hypotheses that the first answer pulls apart most. */
function separated(model: Model, belief: Belief, candidate: Candidate): [number, number] {
  const yes = candidate.after(0);
  const leading = ranked(belief)
    .filter((hypothesis) => hypothesis < model.conditions.length)
    .slice(0, 6);
  const shift = (hypothesis: number): number =>
    (yes[hypothesis] ?? 0) - (belief.probs[hypothesis] ?? 0);
  const sorted = [...leading].sort((a, b) => shift(b) - shift(a) || a - b);
  return [sorted[0] ?? 0, sorted.at(-1) ?? 0];
}

/** Why this question: the two causes it separates and the exact shift a first answer would bring. */
export function whyOf(model: Model, belief: Belief, candidate: Candidate): string {
  const [up, down] = separated(model, belief, candidate);
  const [value] = candidate.node.values;
  const answer = answersOf(candidate.node).find((item) => item.value === value)?.label ?? 'Yes';
  const before = percent(belief.probs[up] ?? 0);
  const after = percent(candidate.after(0)[up] ?? 0);
  const lead = candidate.rule
    ? `Safety first: this checks for "${candidate.rule.toLowerCase()}". `
    : '';
  if (up === down)
    return `${lead}It tells how well ${layName(model, up)} fits: "${answer}" would move it from ${before} to ${after}.`;
  const apart = `${lead}It helps to tell ${layName(model, up)} from ${layName(model, down)}`;
  // "from 3 % to 3 %" would tell nothing.
  if (before === after) return `${apart}.`;
  return `${apart}: "${answer}" would move ${layName(model, up)} from ${before} to ${after}.`;
}

/** The question as the owner sees it. */
export function toQuestion(
  { model, state: { patient }, belief }: Appraisal,
  candidate: Candidate,
): Question {
  const { id } = candidate.node.finding;
  const picture = model.knowledge.pictures.get(id);
  const measure = model.knowledge.measures.find(({ finding }) => finding === id)?.tool;
  return {
    id,
    text: questionText(candidate.node.finding, model.knowledge, patient),
    options: optionsOf(candidate.node),
    why: whyOf(model, belief, candidate),
    ...(picture && { picture }),
    ...(measure && { measure }),
  };
}
