import type { Condition } from '../knowledge-types.ts';
import type { Appraisal } from '../infer/appraisal.ts';
import { weightsFor } from '../infer/effects.ts';
import type { Model } from '../infer/model.ts';
import { breedGroupsOf, contextText, mentions, numberOf } from '../infer/model.ts';
import type { Belief } from '../infer/posterior.ts';
import type {
  CaseState,
  DiagnosisEvidence,
  DifferentialDiagnosis,
  PrimaryDiagnosis,
} from '../types.ts';
import { hasLabEvidence } from '../infer/lab-state.ts';
import type { Judgement } from './judgement.ts';
import { labWeights } from './lab-lines.ts';
import { inTen, likelihoodWord, list, listWithValues, percent, valueWords } from './wording.ts';

/** Confidence shown without laboratory evidence never passes this; why this much: docs/decisions/0015-confidence-cap.md. */
export const confidenceCap = 0.95;
/** Nor this with it. */
export const confidenceCapWithLab = 0.98;
/** Below this weight (natural log of the odds ratio) a finding is not worth a line. */
const leastWeight = 0.25;
/**
 * A sign that so many animals with a condition show does not speak against it in words, though other causes show it more
 * often (old kidneys and vomiting). Our choice of where "some" begins.
 */
const usualFrom = 0.3;

/** The number shown: capped when no laboratory value backs it. */
export function shown(p: number, state: CaseState): number {
  return hasLabEvidence(state) ? Math.min(p, confidenceCapWithLab) : Math.min(p, confidenceCap);
}

function rate(
  model: Model,
  condition: Condition,
  { finding, value }: { finding: string; value: string },
): string {
  if (model.nodes.get(finding)?.finding.either) return '';
  const stated = condition.findings[finding];
  const { word, plural } = model.knowledge;
  if (stated === undefined) return value === 'no' ? '' : ` (not typical of ${condition.layName})`;
  const p = numberOf(stated);
  const parent = model.nodes.get(finding)?.finding.parent;
  const among = parent
    ? `of the ${plural} with it that show ${model.nodes.get(parent)?.finding.name ?? 'this'}`
    : `${plural} with it`;
  return parent
    ? ` (seen in ${inTen(p)} ${among})`
    : ` (seen in ${inTen(p)} ${word ? among : 'animals'})`;
}

function aboutPatient(model: Model, condition: Condition, state: CaseState): string[] {
  const out: string[] = [];
  for (const rule of condition.context ?? []) {
    if (
      rule.times > 1.2 &&
      mentions(contextText(rule.field, state.patient, state.history), rule.has)
    )
      out.push(`more common with ${rule.because}`);
  }
  for (const group of breedGroupsOf(model.knowledge, state.patient))
    if ((condition.who?.breeds?.[group] ?? 1) > 1.2)
      out.push(`more common in this kind of breed (${state.patient.breed})`);
  return [...new Set(out)];
}

/** What speaks for and against one condition, strongest first, each line backed by a leave-one-out weight. */
export function evidenceFor(appraisal: Appraisal, hypothesis: number): DiagnosisEvidence {
  const { model, state, belief } = appraisal;
  const condition = model.conditions[hypothesis];
  if (!condition) return { for: [], against: [] };
  const line = (finding: string): string => {
    const known = belief.known.get(finding);
    const node = model.nodes.get(finding);
    if (!known || !node) return finding;
    return (
      valueWords(node.finding, known.value) +
      (node.finding.values ? '' : rate(model, condition, { finding, value: known.value }))
    );
  };
  const isUsual = (finding: string): boolean =>
    belief.known.get(finding)?.value === 'yes' &&
    numberOf(condition.findings[finding] ?? 0) >= usualFrom;
  const told = weightsFor(appraisal, hypothesis)
    .filter(({ finding, weight }) => weight > 0 || !isUsual(finding))
    .map(({ finding, weight }) => ({ line: line(finding), weight }));
  const weights = [...told, ...labWeights(appraisal, hypothesis)]
    .filter((item) => Math.abs(item.weight) >= leastWeight)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || (a.line < b.line ? -1 : 1));
  return {
    for: [
      // What speaks for it is not called untypical of it.
      ...weights
        .filter((item) => item.weight > 0)
        .map((item) => item.line.replace(/ \(not typical.*\)$/, '')),
      ...aboutPatient(model, condition, state),
    ].slice(0, 8),
    against: weights
      .filter((item) => item.weight < 0)
      .map((item) => item.line)
      .slice(0, 6),
  };
}

/** The names of signs that most with it have, and that nobody has told or asked yet. */
function notKnownOf({ model, belief }: Appraisal, hypothesis: number): string[] {
  return Object.entries(model.conditions[hypothesis]?.findings ?? {})
    .filter(
      ([id, num]) =>
        !belief.known.has(id) && numberOf(num) >= 0.6 && !model.nodes.get(id)?.finding.parent,
    )
    .flatMap(([id]) => model.nodes.get(id)?.finding.name ?? [])
    .slice(0, 3);
}

/** "Vomiting and diarrhoea fit this (…)", and the same as lists. */
function reasonsOf(
  appraisal: Appraisal,
  hypothesis: number,
): { reasoning: string; evidence: DiagnosisEvidence } {
  const { state, belief } = appraisal;
  const evidence = evidenceFor(appraisal, hypothesis);
  const notKnown = notKnownOf(appraisal, hypothesis);
  const p = belief.probs[hypothesis] ?? 0;
  const strip = (line: string): string => line.replace(/ \((?:seen|not typical).*\)$/, '');
  const parts = [
    `We think this is ${likelihoodWord(shown(p, state))} (${percent(shown(p, state))}).`,
  ];
  if (evidence.for.length)
    parts.push(`What fits: ${listWithValues(evidence.for.slice(0, 5).map(strip))}.`);
  if (evidence.against.length)
    parts.push(
      `What does not fit well: ${listWithValues(evidence.against.slice(0, 3).map(strip))}.`,
    );
  if (notKnown.length) parts.push(`Not known yet: ${list(notKnown)}.`);
  return { reasoning: parts.join(' '), evidence: { ...evidence, notKnown } };
}

/** What else the condition is called, and the title of the source of its numbers. */
function namesOf(model: Model, condition: Condition): { otherNames: string[]; source: string } {
  const source = model.knowledge.sources[condition.source]?.title ?? condition.source;
  return { otherNames: [...(condition.otherNames ?? [])], source };
}

/** The first diagnosis, whole. */
export function primaryOf(judgement: Judgement): PrimaryDiagnosis {
  const { model, state, belief, rank } = judgement;
  const best = rank.order[0] ?? 0;
  const condition = model.conditions[best];
  if (rank.noneFits || !condition) return nonePrimary(judgement);
  return {
    condition: condition.name,
    ...namesOf(model, condition),
    confidence: shown(belief.probs[best] ?? 0, state),
    ...reasonsOf(judgement, best),
    condition_description: condition.description,
    impact: condition.impact,
    treatments: condition.treatments.map((item) => ({ ...item })),
    ...(condition.gentleSkinCare === undefined ? {} : { gentleSkinCare: condition.gentleSkinCare }),
  };
}

function nonePrimary(judgement: Judgement): PrimaryDiagnosis {
  const { model, state, rank } = judgement;
  const near = rank.order
    .slice(0, 3)
    .map((hypothesis) => model.conditions[hypothesis]?.layName ?? '')
    .filter(Boolean);
  const why = model.knowledge.generalOnly
    ? `We have no reviewed diseases for ${state.patient.species === 'other' ? 'this kind of animal' : model.knowledge.plural} yet. So we name only the part of the body that fits best.`
    : 'None of the diseases we know explains these signs well.';
  return {
    condition: 'None of the known conditions fits well',
    confidence: model.knowledge.generalOnly
      ? Math.min(0.5, Math.max(rank.none, 0.3))
      : shown(rank.none, state),
    reasoning: `${why} The nearest are ${list(near)}.`,
    condition_description:
      'The signs do not match any single condition in our list. That can mean an uncommon illness, two at once, an early stage, or signs we could not read.',
    impact:
      'Not knowing the name does not make it harmless. Follow the urgency shown above and let a vet examine your animal.',
    treatments: [
      {
        name: 'Examination by a vet',
        description: 'A hands-on examination finds what a description cannot.',
        efficacy: 'Varies by individual',
      },
    ],
    evidence: evidenceFor(judgement, rank.order[0] ?? 0),
  };
}

/** Other causes that are named whatever their probability, and the most that are. */
const fewestOthers = 4;
const mostOthers = 6;
/** Most dangers that are named beside them though they are unlikely. */
const mostDangers = 2;
/** From here on a sign is usual for a danger. */
const usual = 0.3;

/** Dangers below the likeliest causes that something told is usual for, likeliest first. */
function dangersAmong(model: Model, belief: Belief, rest: readonly number[]): number[] {
  const fits = rest.filter((hypothesis) => {
    const condition = model.conditions[hypothesis];
    if (!condition || condition.redFlag === 'none') return false;
    return Object.entries(condition.findings).some(([id, num]) => {
      const isNamed = model.nodes.get(id)?.finding.group === undefined;
      return isNamed && numberOf(num) >= usual && belief.known.get(id)?.value === 'yes';
    });
  });
  return fits.slice(0, mostDangers);
}

/** Four to six other candidates, and up to two dangers that must not be missed however unlikely they are. */
export function differentialsOf(judgement: Judgement): DifferentialDiagnosis[] {
  const { model, state, belief, rank } = judgement;
  const rest = (rank.noneFits ? rank.order : rank.order.slice(1)).filter(
    (hypothesis) => (belief.probs[hypothesis] ?? 0) > 0,
  );
  const likely = rest.filter(
    (hypothesis, index) =>
      index < fewestOthers || (index < mostOthers && (belief.probs[hypothesis] ?? 0) >= 0.01),
  );
  const retained = [...likely, ...dangersAmong(model, belief, rest.slice(likely.length))];
  return retained.flatMap((hypothesis) => {
    const condition = model.conditions[hypothesis];
    if (!condition) return [];
    return [
      {
        condition: condition.name,
        ...namesOf(model, condition),
        ...(condition.redFlag === 'none' ? {} : { mustNotMiss: true as const }),
        confidence: shown(belief.probs[hypothesis] ?? 0, state),
        ...reasonsOf(judgement, hypothesis),
        condition_description: condition.description,
        impact: condition.impact,
        treatments: condition.treatments
          .map((item) => `${item.name}: ${item.description}`)
          .join(' '),
      },
    ];
  });
}
