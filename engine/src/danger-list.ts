import { noneOfThese } from '../words/ask-again.ts';
import type { Appraisal } from './infer/appraisal.ts';
import { labelOf, labelOfAll, listOfDangers, signsOn } from './infer/danger-buttons.ts';
import type { KnownMap } from './infer/known.ts';
import { askedIds } from './infer/known.ts';
import type { Model } from './infer/model.ts';
import { decisiveSigns, isUntold, stakeOfSign } from './infer/decisive-signs.ts';
import { isAbout, refHolds, refId } from './infer/red-flags.ts';
import type { Finding, RedFlag, Topic } from './knowledge-types.ts';
import { fill } from './report/wording.ts';
import { notSure } from './text/reply.ts';
import type { Question } from './types.ts';

/** Signs that are an emergency by themselves stand on one button of the list: those of these parts of the body. */
const dangerGroups: readonly (readonly Topic[])[] = [
  ['general', 'behaviour'],
  ['breathing', 'heart'],
  ['gut', 'mouth'],
  ['urinary', 'repro'],
  ['nerves', 'limbs'],
  ['injury', 'skin', 'eye', 'ear', 'lump', 'toxin', 'husbandry'],
];

/** Most buttons, most signs on one, and most letters of a button of several signs. */
const most = { buttons: 11, signs: 5, letters: 90 } as const;

/**
 * A sign that decides about no danger of the patient stands alone on a button only where missing it would cost so much; in an
 * animal whose dangers we do not know, always.
 */
const leastStake = 0.01;

/** Most signs of which the owner is asked which it is. */
const mostWhich = 8;

/** The rules of this patient that one sign alone would complete, by that sign. */
function completing(
  { model, state }: Appraisal,
  level: RedFlag['level'],
  known: KnownMap,
): string[] {
  return model.knowledge.redFlags
    .filter((rule) => rule.level === level && isAbout(model, rule.who, state))
    .flatMap(({ when }) => when)
    .flatMap((all) => {
      const [ref, ...others] = all.filter((one) => !refHolds(one, known));
      return ref && !others.length && !/[!=]/.test(ref) ? [refId(ref)] : [];
    });
}

/** A sign of danger that this patient may have. */
interface Danger {
  finding: Finding;
  /** What missing it would cost. It counts by one more where hours decide about one of its dangers, by two where what was told calls for it. */
  stake: number;
  /** Dangers of this patient that it decides about: ids of conditions. */
  guards: readonly string[];
  /** With what is known it is an emergency. */
  isAlarm: boolean;
}

const decides = ({ guards }: Danger): boolean => guards.length > 0;

const hoursDecide = ({ conditions }: Model, guards: readonly string[]): boolean =>
  conditions.some(({ id, redFlag }) => redFlag === 'critical' && guards.includes(id));

/** All signs of danger that this patient may have and that are not known yet: those that decide, the costliest to miss first. */
function dangersOf(appraisal: Appraisal): Danger[] {
  const { model, belief, state } = appraisal;
  const asked = askedIds(state);
  const deciding = new Map(decisiveSigns(appraisal, true).map((sign) => [sign.finding, sign]));
  const alarms = new Set(completing(appraisal, 'emergency', belief.known));
  // "Limp" decides, not "dark or limp": of a sign of the whole body its kind that decides is listed.
  const isWide = (id: string): boolean =>
    model.nodes.get(id)?.finding.topic === 'general' &&
    !deciding.has(id) &&
    (model.children.get(id) ?? []).some((kind) => deciding.has(kind));
  return [...new Set([...deciding.keys(), ...[...alarms].filter((id) => !isWide(id))])]
    .filter((id) => id === 'toxin_exposure' || !/^(?:toxin|lab)_/.test(id))
    .flatMap((id) => {
      const node = model.nodes.get(id);
      if (!node || node.finding.values || !isUntold(appraisal, node.finding, asked)) return [];
      // Its meanings stand on the list; an animal that passes urine is in no danger of its bladder.
      const isSettled =
        node.finding.topic === 'urinary' && belief.known.get('pee_none')?.value === 'no';
      const isUnlisted = node.finding.unlisted?.some((one) => one === state.patient.species);
      if (node.finding.either || isSettled || isUnlisted) return [];
      const sign = deciding.get(id);
      const stake = sign?.stake ?? stakeOfSign(model, belief, node);
      const { called } = sign ?? { called: false };
      return [
        {
          finding: node.finding,
          stake: stake + (called ? 2 : hoursDecide(model, sign?.guards ?? []) ? 1 : 0),
          guards: sign?.guards ?? [],
          isAlarm: alarms.has(id),
        },
      ];
    })
    .sort((a, b) => Number(decides(b)) - Number(decides(a)) || b.stake - a.stake);
}

/** Whether a sign is a kind of one of some others. */
function isKindOf(model: Model, { parent }: Finding, others: ReadonlySet<string>): boolean {
  for (let up = parent; up; up = model.nodes.get(up)?.finding.parent)
    if (others.has(up)) return true;
  return false;
}

/** As many of the signs of one part of the body as one button can name, the costliest to miss first. */
function shownOf(signs: readonly Finding[]): Finding[] {
  return signs
    .slice(0, most.signs)
    .reduce<Finding[]>(
      (shown, sign) =>
        shown.length && labelOfAll([...shown, sign]).length > most.letters
          ? shown
          : [...shown, sign],
      [],
    );
}

/** The costliest to miss first, those whose dangers the ones before decide about already last. */
function byNewDanger(buttons: readonly (readonly Danger[])[]): (readonly Danger[])[] {
  const stakeOfAll = (signs: readonly Danger[]): number =>
    Math.max(...signs.map(({ stake }) => stake));
  const covered = new Set<string>();
  const isNew = (signs: readonly Danger[]): boolean => {
    const fresh = signs.flatMap(({ guards }) => guards).filter((id) => !covered.has(id));
    fresh.forEach((id) => covered.add(id));
    return fresh.length > 0;
  };
  const sorted = buttons.toSorted((a, b) => stakeOfAll(b) - stakeOfAll(a));
  const fresh = new Set(sorted.filter(isNew));
  return [...fresh, ...sorted.filter((signs) => !fresh.has(signs))];
}

/**
 * The buttons of the list. The signs that are an emergency by themselves stand on one button for one part of the body, each
 * other sign on its own, as more has to be asked about it. A sign stands for its kinds.
 */
function buttonsOf(appraisal: Appraisal): string[] {
  const every = dangersOf(appraisal);
  const ids = new Set(every.map(({ finding }) => finding.id));
  const signs = every.filter(({ finding }) => !isKindOf(appraisal.model, finding, ids));
  const alarms = signs.filter(({ isAlarm }) => isAlarm);
  const groups = dangerGroups.map((topics) =>
    alarms.filter(({ finding: { topic } }) => topics.includes(topic)),
  );
  const single = signs.filter(({ isAlarm }) => !isAlarm).map((sign) => [sign]);
  const isWorth = (group: readonly Danger[]): boolean =>
    group.length > 1 ||
    !signs.some(decides) ||
    group.some((sign) => decides(sign) || sign.stake >= leastStake);
  return byNewDanger([...groups, ...single].filter((group) => group.length > 0 && isWorth(group)))
    .slice(0, most.buttons)
    .map((group) => labelOfAll(shownOf(group.map(({ finding }) => finding))));
}

/** The list of signs of danger for this patient, those of one part of the body on one button. */
export function askOfDangers(appraisal: Appraisal): Question {
  const { model, state } = appraisal;
  return {
    id: listOfDangers,
    text: fill('Is one of these true of {pet} right now?', model.knowledge, state.patient),
    options: [...buttonsOf(appraisal), noneOfThese, notSure],
    why: 'Safety first: each of these may need a vet at once.',
  };
}

/** The signs of danger that a button may stand for, as buttons of their own: those it names, and their kinds. */
export function whichOf(appraisal: Appraisal, label: string): string[] {
  const { model, belief } = appraisal;
  const named = signsOn(model, label);
  const ids = new Set(named.map(({ id }) => id));
  const kinds = dangersOf(appraisal)
    .map(({ finding }) => finding)
    .filter((finding) => isKindOf(model, finding, ids));
  const open = [...named.filter(({ id }) => belief.known.get(id)?.value !== 'yes'), ...kinds];
  return named.length > 1 || kinds.length > 0 ? open.slice(0, mostWhich).map(labelOf) : [];
}
