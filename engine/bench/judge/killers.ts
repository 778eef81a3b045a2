import type { Engine } from '../../src/engine.ts';
import { signsOn } from '../../src/infer/danger-buttons.ts';
import type { Model } from '../../src/infer/model.ts';
import type { Species } from '../../src/knowledge-types.ts';
import type { BeginInput } from '../../src/engine.ts';
import type { Question, ConsultStep } from '../../src/types.ts';
import type { JudgeCase } from './cases.ts';
import { inputOf } from './cases.ts';
import { decisive } from './decisive.ts';
import { openedDecisive } from './opened-decisive.ts';

/** What a species' killers are played with. */
export interface KillerTable {
  engine: Engine;
  model: Model;
}

/** The findings that decide about the killer of a case. */
function wantedOf(species: Species, { killer = '' }: JudgeCase): readonly string[] {
  const wanted = decisive[species][killer] ?? openedDecisive[species][killer];
  if (!wanted) throw new Error(`No finding decides about "${killer}" (${species})`);
  return wanted;
}

/** A finding and those that it is a kind of. */
function lineOf(model: Model, id: string): string[] {
  const parent = model.nodes.get(id)?.finding.parent;
  return parent === undefined ? [id] : [id, ...lineOf(model, parent)];
}

/** The option of a question whose Yes tells one of some findings; undefined where it asks for none of them. */
function optionFor(
  table: KillerTable,
  { id, options }: Question,
  wanted: readonly string[],
): string | undefined {
  const finding = table.model.nodes.get(id)?.finding;
  if (finding) return wanted.includes(id) ? options[finding.asksOpposite ? 1 : 0] : undefined;
  const lines = new Set(wanted.flatMap((one) => lineOf(table.model, one)));
  const named = (has: (sign: string) => boolean): string | undefined =>
    options.find((option) => signsOn(table.model, option).some((sign) => has(sign.id)));
  return named((sign) => wanted.includes(sign)) ?? named((sign) => lines.has(sign));
}

/** How far a killer was decided within the first two questions. */
export type Outcome = 'at-once' | 'decided' | 'calm-after-yes' | 'not-asked';

/**
 * Whether a killer is an emergency at once, or one of the first two questions asks for a sign that decides or lists it, and
 * a Yes makes it one, after one further question at most: which of the listed signs it is, or one about the same danger.
 */
export function outcomeOf(
  table: KillerTable,
  input: BeginInput,
  wanted: readonly string[],
): Outcome {
  const { engine } = table;
  let turn = engine.begin(input);
  if (turn.triage?.level === 'emergency') return 'at-once';
  for (let place = 0; place < 2 && turn.question; place += 1) {
    const option = optionFor(table, turn.question, wanted);
    if (option === undefined) {
      turn = engine.answer(turn.state, { text: turn.question.options.at(-1) ?? '' });
      continue;
    }
    return isReached(table, engine.answer(turn.state, { text: option }), wanted)
      ? 'decided'
      : 'calm-after-yes';
  }
  return 'not-asked';
}

function isReached(table: KillerTable, turn: ConsultStep, wanted: readonly string[]): boolean {
  if (turn.triage?.level === 'emergency') return true;
  if (!turn.question?.why.startsWith('Safety first')) return false;
  const text = optionFor(table, turn.question, wanted) ?? turn.question.options[0] ?? '';
  return table.engine.answer(turn.state, { text }).triage?.level === 'emergency';
}

/** Words that say little by themselves. */
const small = new Set(
  'a an the is are was were be been he she it his her its him they them their this that there and or but so to of in on at for with from by as i we my our me us you your not no just had has have did do does when then than now if up out off down all like'.split(
    ' ',
  ),
);

/** A message with every second word that says something left out: the even or the odd ones. */
function halfOf(text: string, odd: 0 | 1): string {
  let place = 0;
  const isRetained = (word: string): boolean => {
    if (small.has(word.toLowerCase().replace(/[^a-z']/g, ''))) return true;
    place += 1;
    return place % 2 === odd;
  };
  return text.split(/\s+/).filter(isRetained).join(' ');
}

/** A message of which the reader knows next to no word: the letters of each that says something turned round. */
function garbled(text: string): string {
  const turn = (word: string): string =>
    small.has(word.toLowerCase()) ? word : Array.from(word).reverse().join('');
  return text.split(/\s+/).map(turn).join(' ');
}

/** What is left of a message where it is read badly or says next to nothing; the decisive question must come all the same. */
export const worsened: Readonly<Record<string, (text: string) => string[]>> = {
  'half of the words': (text) => [halfOf(text, 0), halfOf(text, 1)],
  'no word known': (text) => [garbled(text)],
  'nothing said': () => ['something is wrong, i am worried', 'just not right since this morning'],
  'another small sign': () => ['scratches a bit', 'sneezed twice'],
};

/** The outcomes of some cases, each with its message read as it is or made worse. */
export function outcomesOf(
  tables: ReadonlyMap<Species, KillerTable>,
  cases: readonly JudgeCase[],
  words: (text: string) => readonly string[] = (text) => [text],
): { item: JudgeCase; text: string; outcome: Outcome }[] {
  return cases.flatMap((item) => {
    const { species } = item;
    const table = species ? tables.get(species) : undefined;
    if (!species || !table) return [];
    const wanted = wantedOf(species, item);
    return words(item.text).map((text) => {
      return { item, text, outcome: outcomeOf(table, inputOf(species, text, item), wanted) };
    });
  });
}
