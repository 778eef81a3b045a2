import type { ConceptField } from '@petwise/language';
import type { Finding, Knowledge } from '../src/knowledge-types.ts';
import { isPiece } from '../src/text/told-in-pieces.ts';
import { sharedPairs } from './shared-pairs.ts';
import type { WordFile } from './word-files.ts';
import { placeOf } from './word-files.ts';

/** Observations by finding id; "!id" for a denial, "id=value" for a value of a choice. */
export type Observations = Readonly<Record<string, readonly string[]>>;

/** All that authors of words write, as they write it. */
export interface Words {
  concepts: readonly WordFile<ConceptField>[];
  observations: readonly WordFile<Observations>[];
  /** Every species with the observations that are made of it. */
  species: readonly {
    knowledge: Knowledge;
    observations: readonly (readonly [string, readonly string[]])[];
  }[];
}

/** Every fault of the words, one line each: the place, what is wrong, and the cure. */
export function findFaults(words: Words): string[] {
  return [
    ...unknownConcepts(words),
    ...unknownFindings(words),
    ...unusedConcepts(words),
    ...doubleForms(words),
    ...sharedObservations(words),
  ];
}

/** The ids of an observation: "ear red~", "swallow>chocolate". */
const idsOf = (observation: string): string[] =>
  observation
    .replace('~', '')
    .trim()
    .split(/[\s>]+/);

/** The same for observations that differ in the order of their concepts alone. */
const sortedIds = (observation: string): string => idsOf(observation).toSorted().join(' ');

const conceptsIn = (field: ConceptField): [kind: string, id: string, forms: string][] =>
  Object.entries(field).flatMap(([kind, byId]) =>
    Object.entries(byId).map(([id, forms]): [string, string, string] => [kind, id, forms]),
  );

function unknownConcepts({ concepts, observations }: Words): string[] {
  const known = new Set(
    concepts.flatMap(({ fields }) => fields.flatMap(conceptsIn).map(([, id]) => id)),
  );
  return observations.flatMap((file) =>
    file.fields.flatMap(Object.entries<readonly string[]>).flatMap(([key, list]) =>
      list.flatMap((observation) =>
        idsOf(observation)
          .filter((id) => !known.has(id))
          .map(
            (id) =>
              `${placeOf(file, key)}: ${key} "${observation}": there is no concept "${id}"; add it to a file of language/en, or write the id of one that stands there`,
          ),
      ),
    ),
  );
}

function unknownFindings({ observations, species }: Words): string[] {
  const known = new Set(
    species.flatMap(({ knowledge }) =>
      knowledge.findings.flatMap(({ id, values = [] }) => [
        id,
        `!${id}`,
        ...values.map((value) => `${id}=${value.id}`),
      ]),
    ),
  );
  return observations.flatMap((file) =>
    file.fields
      .flatMap(Object.keys)
      .filter((key) => !known.has(key) && !isPieceOf(key, known))
      .map(
        (key) =>
          `${placeOf(file, key)}: no species has a finding "${key}"; write the id of one of knowledge, or add the finding`,
      ),
  );
}

const isPieceOf = (key: string, known: ReadonlySet<string>): boolean => {
  const [finding = '', value = ''] = key.split('=');
  return known.has(finding) && isPiece(value);
};

function unusedConcepts({ concepts, observations }: Words): string[] {
  const used = new Set(
    observations.flatMap(({ fields }) =>
      fields.flatMap((field) => Object.values(field).flat().flatMap(idsOf)),
    ),
  );
  return concepts.flatMap((file) =>
    file.fields
      .flatMap(conceptsIn)
      .filter(([kind, id]) => kind !== 'distractor' && !used.has(id))
      .map(
        ([kind, id]) =>
          `${placeOf(file, id)}: no observation uses the ${kind} "${id}"; use it in knowledge/observations, or take it out`,
      ),
  );
}

function doubleForms({ concepts }: Words): string[] {
  return concepts.flatMap((file) =>
    file.fields.flatMap(conceptsIn).flatMap(([kind, id, list]) => {
      const forms = list.split('|').map((form) => form.trim());
      const twice = forms.filter((form, at) => form !== '' && forms.indexOf(form) !== at);
      return [...new Set(twice)].map(
        (form) =>
          `${placeOf(file, id)}: the ${kind} "${id}" has the form "${form}" twice; take one out`,
      );
    }),
  );
}

type Families = ReadonlyMap<string, Finding>;

const lineOf = (id: string, findings: Families): string[] => {
  const up = findings.get(id)?.parent;
  return up === undefined ? [id] : [id, ...lineOf(up, findings)];
};

const mayShare = new Set(sharedPairs.map((pair) => pair.toSorted().join(' ')));

/** One is a kind of the other, or one of the things that the other may mean. */
function areRelated(a: string, b: string, findings: Families): boolean {
  const means = (one: string, other: string): boolean =>
    Object.keys(findings.get(one)?.either ?? {}).some((id) => lineOf(other, findings).includes(id));
  return (
    mayShare.has([a, b].toSorted().join(' ')) ||
    // A tablet may be of two groups of medicines: either way the same call is made.
    [a, b].every((id) => id.startsWith('toxin_')) ||
    lineOf(a, findings).includes(b) ||
    lineOf(b, findings).includes(a) ||
    means(a, b) ||
    means(b, a)
  );
}

/**
 * An observation belongs to one finding. Where two unrelated findings of a species claim one, and either makes an emergency
 * alone, an owner who says the other is sent to a clinic for nothing.
 */
function sharedObservations({ observations: files, species }: Words): string[] {
  const out = new Map<string, string>();
  for (const { knowledge, observations } of species) {
    const findings = new Map(knowledge.findings.map((finding) => [finding.id, finding]));
    const alone = new Set(
      knowledge.redFlags
        .filter(({ level }) => level === 'emergency')
        .flatMap(({ when }) => when.flatMap((all) => (all.length === 1 ? all : []))),
    );
    const isUrgent = (id: string): boolean => lineOf(id, findings).some((up) => alone.has(up));
    const claims = new Map<string, string[]>();
    for (const [key, list] of observations)
      if (findings.has(key))
        for (const observation of list) {
          const same = sortedIds(observation);
          claims.set(same, [...(claims.get(same) ?? []), key]);
        }
    for (const [observation, keys] of claims)
      for (const [at, a] of keys.entries())
        for (const b of keys.slice(at + 1)) {
          if (a === b || areRelated(a, b, findings) || !(isUrgent(a) || isUrgent(b))) continue;
          const file = files.find(({ fields }) =>
            fields.some((field) => field[a]?.some((one) => sortedIds(one) === observation)),
          );
          out.set(
            `${observation} ${a} ${b}`,
            `${file ? placeOf(file, a) : a}: "${observation}" stands at ${a} and at ${b}, of which one is an emergency alone (${knowledge.species}); keep it where it says most plainly what it says`,
          );
        }
  }
  return [...out.values()];
}
