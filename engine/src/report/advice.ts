import { numberOf } from '../infer/model.ts';
import type { CaseState, RecommendedTest, SupplementRecommendation } from '../types.ts';
import { shown } from './diagnoses.ts';
import type { Judgement } from './judgement.ts';
import { asksForGoodbye } from '../text/end-of-life.ts';
import { layName } from './why.ts';
import { withoutRepeats } from './without-repeats.ts';
import { list, percent, soft } from './wording.ts';

/** Never recommended to anyone: known to harm some species or to hide a disease. */
const neverSupplement =
  /xylitol|garlic|tea tree|essential oil|iron|vitamin d|vitamin a\b|alpha.?lipoic/i;

function moved(p: number, ratio: number): number {
  const odds = (p / (1 - p)) * ratio;
  return odds / (1 + odds);
}

interface Use {
  hypothesis: number;
  shows: string;
  up: number;
  down: number;
  gain: number;
}

function usesByTest({ model, belief, rank }: Judgement): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const hypothesis of rank.order.slice(0, 5)) {
    const p = Math.min(0.98, Math.max(0.001, belief.probs[hypothesis] ?? 0));
    if (p < 0.02) continue;
    for (const use of model.conditions[hypothesis]?.tests ?? []) {
      const up = moved(p, numberOf(use.positive));
      const down = moved(p, numberOf(use.negative));
      uses.set(use.test, [
        ...(uses.get(use.test) ?? []),
        {
          hypothesis,
          shows: use.shows,
          up,
          down,
          gain: (up - p) * p + (p - down) * (1 - p) + p * 0.05,
        },
      ]);
    }
  }
  return uses;
}

/** What is left of a test's worth at each step of harm and cost, least first: six tenths of the step before; an estimate. */
const worthAtStep = [1, 0.6, 0.36, 0.216];
const mostTests = 6;

/**
 * Tests for the leading candidates, with the confidence each result would bring, in the order in which a vet makes them:
 * what harms and costs least, and within that the most telling.
 */
export function testsOf(judgement: Judgement): RecommendedTest[] {
  const { model, state, belief } = judgement;
  const scored = [...usesByTest(judgement)]
    .map(([id, uses]) => {
      const step = model.knowledge.tests[id]?.step ?? 1;
      const gain = uses.reduce((sum, use) => sum + use.gain, 0) * (worthAtStep[step - 1] ?? 0);
      return { id, uses, step, gain };
    })
    .sort((a, b) => b.gain - a.gain || (a.id < b.id ? -1 : 1))
    .slice(0, mostTests)
    .sort((a, b) => a.step - b.step);
  return scored.flatMap(({ id, uses }) => {
    const info = model.knowledge.tests[id];
    const first = uses[0];
    if (!info || !first) return [];
    const name = (use: Use): string => model.conditions[use.hypothesis]?.name ?? '';
    const before = shown(belief.probs[first.hypothesis] ?? 0, state);
    return [
      {
        name: info.name,
        type: info.type,
        description: info.description,
        impact_on_confidence: `Could move ${name(first)} from ${percent(before)} to ${percent(first.up)}, or down to ${percent(Math.min(before, first.down))}.`,
        specific_results_impact: uses.flatMap((use) => [
          `If it shows ${use.shows}: ${name(use)} rises to ${percent(use.up)}.`,
          `If it does not: ${name(use)} falls to ${percent(Math.min(shown(belief.probs[use.hypothesis] ?? 0, state), use.down))}.`,
        ]),
      },
    ];
  });
}

/** Supplements of the first diagnosis only; none in an emergency or when nothing fits. */
export function supplementsOf({
  model,
  rank,
  triage: { level },
}: Judgement): SupplementRecommendation[] {
  const best = rank.order[0];
  if (rank.noneFits || best === undefined || level === 'emergency') return [];
  return (model.conditions[best]?.supplements ?? [])
    .filter((item) => !neverSupplement.test(item.name))
    .map((item) => ({
      name: item.name,
      purpose: item.purpose,
      dosage: 'As directed by veterinarian',
      evidence_level: item.evidence,
      considerations: item.considerations,
    }));
}

function always(word: string): string[] {
  return [
    'breathing becomes hard or the gums turn pale, blue or gray',
    `your ${word || 'animal'} collapses or cannot be woken`,
  ];
}

/** "Return at once if …" from the leading candidates, and what holds for every animal. */
export function returnIfOf({ model, rank, belief }: Judgement): string[] {
  const own = rank.order
    .slice(0, 3)
    .filter((hypothesis, index) => index === 0 || (belief.probs[hypothesis] ?? 0) >= 0.08)
    .flatMap((hypothesis) => model.conditions[hypothesis]?.returnIf ?? []);
  const { word } = model.knowledge;
  const told = always(word);
  return [...withoutRepeats(own, { told, word: word || 'animal' }).slice(0, 7), ...told];
}

/** A medicine may cause the signs or be wrong now (a pain killer in a dog that vomits and drinks much). */
function medicineQuestion({ history }: CaseState): string[] {
  const named =
    'skipped' in history
      ? []
      : history.medications.filter((name) => !/^\s*(?:none)?\s*$/i.test(name));
  if (!named.length) return [];
  const few = named.slice(0, 3).map((name) => name.trim().slice(0, 60));
  return [`Could a medicine play a part, and should I go on giving it (${list(few)})?`];
}

/** What a vet is asked by an owner who asks whether it is time. */
const goodbyeQuestions = [
  'Is it time, or can pain and fear still be eased? What would you do if it were yours?',
  'Can it be done at home, and may I stay?',
];

/** Questions worth taking to the vet. */
export function vetQuestionsOf(
  { model, state, belief, rank }: Judgement,
  tests: readonly RecommendedTest[],
): string[] {
  const isLikely = belief.probs.map((probability) => probability >= 0.03);
  const leading = rank.order.slice(0, 2).filter((index) => isLikely[index]);
  const names = leading.map((index) => layName(model, index));
  const out: string[] = [];
  if (rank.noneFits) out.push('The signs fit no single cause well. What else could explain them?');
  else if (names.length === 2)
    out.push(`Could this be ${names.join(' or rather ')}? How can we tell them apart?`);
  if (asksForGoodbye(state.symptoms)) out.unshift(...goodbyeQuestions);
  out.push(...medicineQuestion(state));
  if (tests.length)
    out.push(
      `Which test would help most now: ${list(tests.slice(0, 2).map((test) => soft(test.name)))}?`,
    );
  out.push(...(model.conditions[rank.order[0] ?? 0]?.questionsForVet ?? []).slice(0, 3));
  out.push('What should I watch for at home, and when should we come back?');
  return [...new Set(out)];
}
