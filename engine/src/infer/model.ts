import type { Condition, Finding, Knowledge, Num, Topic } from '../knowledge-types.ts';
import type { CaseState, History, Patient } from '../types.ts';
import { ln } from './arithmetic.ts';

/** Found on the authors' own cases, except where a line says otherwise. */
export const constants = {
  /** Share of answers that are simply wrong. */
  noise: 0.02,
  /** Prior mass of "none of the known conditions". */
  nonePrior: 0.05,
  /** How readily an unlisted disease shows any finding. */
  noneRate: 0.14,
  /** Weight of the second and later findings of a correlated group. */
  damping: 0.5,
  /** Weight of findings an owner would have told but did not. */
  silence: 0.4,
  /** Weight of the complaint class on the prior. */
  complaint: 0.7,
  /** Divides all log scores; above 1 makes confidence more modest. Chosen on the odd half of the benchmark; see bench/README.md. */
  temperature: 0.9,
} as const;

/**
 * One finding as numbers, for each hypothesis, the last of which is "none". Most conditions say nothing of a finding:
 * hypotheses that show it alike share one row, in a tenth of the memory.
 */
export interface Node {
  finding: Finding;
  /** Value ids: ["yes","no"] or those of the choice. */
  values: readonly string[];
  /** By hypothesis, its row in what follows. */
  rowOf: Uint16Array;
  /** [row][value] log-likelihood ratio against the leak, noise included. */
  score: readonly (readonly number[])[];
  /** [row][value] probability, noise included. */
  chance: readonly (readonly number[])[];
  /** By row, log(1 - told * P(yes)) against the leak: what silence says. */
  silence: readonly number[];
  /** Some condition or rule uses it. */
  relevant: boolean;
}

/** A species as the arithmetic sees it: its hypotheses, what each shows, and how likely. */
export interface Model {
  knowledge: Knowledge;
  conditions: readonly Condition[];
  /** Conditions plus "none". */
  size: number;
  nodes: ReadonlyMap<string, Node>;
  /** Those of which silence says something. */
  telling: readonly Node[];
  children: ReadonlyMap<string, readonly string[]>;
}

export const numberOf = (num: Num): number => (typeof num === 'number' ? num : num[0]);
const clamp = (p: number): number => Math.min(0.98, Math.max(0.003, p));
const orLeak = (p: number, leak: number): number => 1 - (1 - p) * (1 - leak);
const noisy = (p: number): number => (1 - constants.noise) * p + constants.noise * (1 - p);

function yesChance(condition: Condition | undefined, finding: Finding): number {
  const leak = clamp(finding.leak);
  // Its meanings speak for it.
  if (finding.either) return leak;
  if (!condition) return clamp(orLeak(finding.parent ? finding.leak : constants.noneRate, leak));
  const own = condition.findings[finding.id];
  if (own === undefined) return leak;
  const p = numberOf(own);
  return clamp(p < leak ? p : orLeak(p, leak * 0.5));
}

/** The row of each thing, and one thing for each row; equal things share one. */
function rowsOf<T>(things: readonly T[]): { rowOf: Uint16Array; rows: T[] } {
  const places = new Map<T, number>();
  for (const thing of things) if (!places.has(thing)) places.set(thing, places.size);
  return {
    rowOf: Uint16Array.from(things, (thing) => places.get(thing) ?? 0),
    rows: [...places.keys()],
  };
}

function binaryNode(knowledge: Knowledge, finding: Finding, relevant: boolean): Node {
  const leak = noisy(clamp(finding.leak));
  const chanceOf = (condition?: Condition): number => noisy(yesChance(condition, finding));
  const { rowOf, rows } = rowsOf(knowledge.conditions.map(chanceOf));
  const none = chanceOf();
  const chance = [...rows, none].map((p) => [p, 1 - p]);
  const told = finding.parent || finding.askable === false ? 0 : (finding.told ?? 0.4);
  return {
    finding,
    values: ['yes', 'no'],
    rowOf: Uint16Array.of(...rowOf, rows.length),
    chance,
    score: [
      ...rows.map((p) => [ln(p / leak), ln((1 - p) / (1 - leak))]),
      // Of the illnesses that are not listed those without this sign are left: a denial speaks against none of them.
      [ln(none / leak), 0],
    ],
    silence: chance.map(
      ([yes = 0]) => constants.silence * ln((1 - told * yes) / (1 - told * leak)),
    ),
    relevant,
  };
}

function spread(finding: Finding, given: Readonly<Record<string, number>> | undefined): number[] {
  const values = finding.values ?? [];
  if (!given) return values.map((value) => value.base);
  const stated = values.reduce((sum, value) => sum + (given[value.id] ?? 0), 0);
  const restBase = values.reduce(
    (sum, value) => sum + (given[value.id] === undefined ? value.base : 0),
    0,
  );
  const raw = values.map(
    (value) =>
      given[value.id] ?? (restBase > 0 ? (Math.max(0, 1 - stated) * value.base) / restBase : 0),
  );
  const total = raw.reduce((sum, value) => sum + value, 0) || 1;
  return raw.map(
    (value) => (1 - 3 * constants.noise) * (value / total) + (3 * constants.noise) / values.length,
  );
}

function choiceNode(knowledge: Knowledge, finding: Finding, relevant: boolean): Node {
  const values = finding.values ?? [];
  const { rowOf, rows } = rowsOf(
    [...knowledge.conditions, undefined].map((condition) => condition?.values?.[finding.id]),
  );
  const chance = rows.map((given) => spread(finding, given));
  return {
    finding,
    values: values.map((value) => value.id),
    rowOf,
    chance,
    score: chance.map((row) => row.map((p, index) => ln(p / (values[index]?.base ?? 1)))),
    silence: chance.map(() => 0),
    relevant,
  };
}

/** Chance of a value in a hypothesis. */
export const chanceIn = ({ rowOf, chance }: Node, hypothesis: number, value: number): number =>
  chance[rowOf[hypothesis] ?? -1]?.[value] ?? 0;

/** Turns knowledge into numbers once; everything later is additions. */
export function buildModel(knowledge: Knowledge): Model {
  const used = new Set<string>();
  for (const condition of knowledge.conditions)
    for (const id of [...Object.keys(condition.findings), ...Object.keys(condition.values ?? {})])
      used.add(id);
  const nodes = new Map<string, Node>();
  const children = new Map<string, string[]>();
  for (const finding of knowledge.findings) {
    const relevant = used.has(finding.id);
    nodes.set(
      finding.id,
      finding.values
        ? choiceNode(knowledge, finding, relevant)
        : binaryNode(knowledge, finding, relevant),
    );
    if (finding.parent)
      children.set(finding.parent, [...(children.get(finding.parent) ?? []), finding.id]);
  }
  return {
    knowledge,
    conditions: knowledge.conditions,
    size: knowledge.conditions.length + 1,
    nodes,
    telling: [...nodes.values()].filter(
      ({ relevant, silence }) => relevant && silence.some(Boolean),
    ),
    children,
  };
}

/** Breed groups the patient belongs to. */
export function breedGroupsOf(knowledge: Knowledge, patient: Patient): string[] {
  const breed = ` ${patient.breed.toLowerCase()} `;
  return Object.entries(knowledge.breedGroups)
    .filter(([, names]) => names.some((name) => breed.includes(name)))
    .map(([group]) => group);
}

/** The words a context rule looks at. */
export function contextText(field: string, patient: Patient, history: History): string {
  if (field === 'weight')
    return patient.weightUnit === 'category' ? String(patient.weight ?? '').toLowerCase() : '';
  if ('skipped' in history) return '';
  const fields: Readonly<Record<string, string>> = {
    medication: history.medications.join(' | '),
    illness: history.chronicIllnesses.join(' | '),
    operation: history.priorOperations.join(' | '),
    vaccination: history.vaccinationHistory,
    diet: history.diet,
    environment: history.environment,
  };
  return (fields[field] ?? '').toLowerCase();
}

/** True when the text holds one of the words, as whole words. */
export function mentions(text: string, words: readonly string[]): boolean {
  const padded = ` ${text.replace(/[^a-z0-9]+/g, ' ')} `;
  return words.some(
    (word) =>
      padded.includes(` ${word.replace(/[^a-z0-9]+/g, ' ').trim()} `) ||
      (word.length >= 5 && padded.includes(` ${word.replace(/[^a-z0-9]+/g, ' ')}`)),
  );
}

/** Topics of the first description, with the share each has. */
export function complaintOf(model: Model, state: CaseState): Partial<Record<Topic, number>> {
  const shares: Partial<Record<Topic, number>> = {};
  const first = state.evidence
    .filter((item) => item.turn === 0 && item.value === 'yes')
    .map((item) => model.nodes.get(item.finding)?.finding.topic)
    .filter((topic) => topic !== undefined);
  const strong = first.filter((topic) => topic !== 'general' && topic !== 'husbandry');
  const told = strong.length ? strong : first;
  const list = told.length ? told : (state.area ?? []);
  for (const topic of list) shares[topic] = (shares[topic] ?? 0) + 1 / list.length;
  return shares;
}
