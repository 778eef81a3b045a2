import type { Finding } from '../knowledge-types.ts';
import { plainText } from '../text/reply.ts';
import type { CaseState, Question } from '../types.ts';
import type { KnownMap } from './known.ts';
import type { Model } from './model.ts';

/** Id of the question that lists many signs of danger. */
export const listOfDangers = 'danger-now';

/** Id of the question which sign of a button of that list it is. */
export const whichDanger = 'danger-which';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const shortName = ({ short, name }: Finding): string => short ?? name;

/** The button of one sign of danger. */
export const labelOf = (finding: Finding): string => capital(shortName(finding));

/** The button of some signs of danger, each named: "Pale gums or collapse", "Maggots, bitten or broken leg". */
export function labelOfAll(signs: readonly Finding[]): string {
  const names = signs.map(shortName);
  const last = names.pop() ?? '';
  return capital(names.length > 0 ? `${names.join(', ')} or ${last}` : last);
}

const signsByName = new WeakMap<Model, ReadonlyMap<string, Finding>>();

function namesOf(model: Model): ReadonlyMap<string, Finding> {
  const before = signsByName.get(model);
  if (before) return before;
  const names = new Map(
    [...model.nodes.values()]
      .filter(({ finding }) => !finding.values)
      .map(({ finding }) => [shortName(finding).toLowerCase(), finding] as const),
  );
  signsByName.set(model, names);
  return names;
}

/** The signs that a button of danger names; none where it is no such button. */
export function signsOn(model: Model, label: string): Finding[] {
  return signsIn(namesOf(model), label.toLowerCase()) ?? [];
}

/** What stands between two names: a comma before the last one is what cases of an earlier version hold. */
const separators = /, | or /g;

/** The signs of a list of names; a name may hold an "or" itself ("may have met a poison or fumes"). */
function signsIn(names: ReadonlyMap<string, Finding>, list: string): Finding[] | null {
  const whole = names.get(list);
  if (whole) return [whole];
  for (const { index, 0: between } of [...list.matchAll(separators)].reverse()) {
    const first = names.get(list.slice(0, index));
    const rest = first && signsIn(names, list.slice(index + between.length));
    if (first && rest) return [first, ...rest];
  }
  return null;
}

/** The option of a question that a line of an answer is, however it is spelled. */
export function optionOf({ options }: Question, answer: string): string | undefined {
  const lines = answer.split('\n').map(plainText);
  return options.findLast((option) => lines.includes(plainText(option)));
}

/** The signs of a button of several that was pressed, while none of them was named and not all were denied. */
export function unnamedDangers(model: Model, { asked }: CaseState, known: KnownMap): Finding[] {
  const list = asked.find(
    ({ question, answer }) => question.id === listOfDangers && answer !== null,
  );
  if (!list) return [];
  const signs = signsOn(model, optionOf(list.question, list.answer ?? '') ?? '');
  const isSettled =
    signs.some(({ id }) => known.get(id)?.value === 'yes') ||
    signs.every(({ id }) => known.get(id)?.value === 'no');
  return signs.length > 1 && !isSettled ? signs : [];
}
