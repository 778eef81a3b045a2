import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type * as v from 'valibot';
import { takeApart } from './observations.ts';
import { KnowledgeError, KnowledgeFiles } from './read-file.ts';
import * as data from './schema.ts';
import * as words from './text-schema.ts';

const folder = resolve(import.meta.dirname, '..');
/** The language of what owners read. */
const language = 'en';

/** What all species share. */
export type SharedKnowledge = ReturnType<typeof readShared>;
/** What is known of one species alone. */
export type SpeciesKnowledge = ReturnType<typeof readSpecies>;
/** The knowledge of all species, read and checked. */
export interface KnowledgeModules {
  readonly shared: SharedKnowledge;
  readonly species: ReadonlyMap<string, SpeciesKnowledge>;
}

/**
 * All knowledge, put together from its data and its texts.
 *
 * @param options `root` is the folder of the files, ours unless a test names another
 * @throws KnowledgeError with every fault, its file, its line and its cure
 */
export function readKnowledge({
  root = folder,
}: { readonly root?: string } = {}): KnowledgeModules {
  const files = new KnowledgeFiles(root);
  const index = files.read('index.yaml', data.sharedFiles) ?? {
    findings: [],
    observations: [],
    ownObservations: {},
  };
  const shared = readShared(files, index.findings, index.observations);
  const species = new Map(
    [...data.speciesIds, 'other' as const].map((id) => [
      id,
      readSpecies(files, id, index.ownObservations[id] ?? []),
    ]),
  );
  if (files.faults.length > 0) throw new KnowledgeError(files.faults);
  return { shared, species };
}

function readShared(
  files: KnowledgeFiles,
  findings: readonly string[],
  observations: readonly string[],
) {
  const analyteNames = files.read(textOf('analytes'), words.named) ?? {};
  return {
    findings: findings.flatMap((name) => findingsOf(files, `findings/${name}`)),
    conditions: conditionsOf(files, 'general/body-systems'),
    redFlags: redFlagsOf(files, 'red-flags'),
    measures: Object.values(files.read('measures.yaml', data.measures) ?? {}),
    pictures: Object.entries(files.read('pictures.yaml', data.pictures) ?? {}).map(
      ([shows, { takes, findings: ids }]) => ({ shows, takes, findings: ids }),
    ),
    doses: paired(files, 'doses', [data.doses, words.doseTexts]).map(
      ([id, dose, { kinds: kindNames, ...texts }]) => ({
        id,
        ...dose,
        ...texts,
        ...(kindNames && { kindNames }),
      }),
    ),
    care: paired(files, 'care', [data.care, words.careTexts]).map(([id, plan, texts]) => ({
      id,
      ...plan,
      ...texts,
    })),
    sources: files.read('sources.yaml', data.sources) ?? {},
    tests: testsOf(files, textOf('tests')),
    toxins: paired(files, 'toxins', [data.toxins, words.toxinTexts]).map(([id, toxin, texts]) => ({
      id,
      ...toxin,
      ...texts,
    })),
    analytes: Object.fromEntries(
      Object.entries(files.read('analytes.yaml', data.analytes) ?? {}).map(([id, base]) => [
        id,
        { name: analyteNames[id] ?? id, ...base },
      ]),
    ),
    observations: observations.flatMap((name) => observationsOf(files, name)),
  };
}

function readSpecies(
  files: KnowledgeFiles,
  species: data.SpeciesId | 'other',
  own: readonly string[],
) {
  const at = species === 'other' ? 'general' : species;
  const { conditions, ...rest } = files.read(`${at}/species.yaml`, data.pack) ?? nothing;
  const names = files.read(textOf(`${at}/species`), words.packTexts) ?? { word: '', plural: '' };
  const tests = textOf(`${at}/tests`);
  return {
    pack: {
      species,
      ...names,
      ...rest,
      findings: has(files, at, 'findings') ? findingsOf(files, `${at}/findings`) : [],
      conditions: conditions.flatMap((name) => conditionsOf(files, `${at}/${name}`)),
      redFlags: has(files, at, 'red-flags') ? redFlagsOf(files, `${at}/red-flags`) : [],
      safetyQuestions: has(files, at, 'safety-questions') ? safetyQuestionsOf(files, at) : [],
      ...(files.has(tests) ? { tests: testsOf(files, tests) } : {}),
    },
    observations: own.flatMap((name) => observationsOf(files, name)),
  };
}

/** Stands in for a species whose file has a fault, so that the faults of its other files are found too. */
const nothing: v.InferOutput<typeof data.pack> = {
  version: '',
  ageBands: [0, 0, 0, 0],
  conditions: [],
  breedGroups: {},
  sources: {},
};
const textOf = (path: string): string => `text/${language}/${path}.yaml`;
const has = (files: KnowledgeFiles, at: string, name: string): boolean =>
  files.has(`${at}/${name}.yaml`);

/** Entries of a data file with their texts; a fault for one without the other. */
function paired<
  Data extends v.GenericSchema<unknown, Record<string, unknown>>,
  Text extends v.GenericSchema<unknown, Record<string, unknown>>,
>(files: KnowledgeFiles, path: string, [schema, texts]: readonly [Data, Text]) {
  type Datum = v.InferOutput<Data>[string];
  type Wording = v.InferOutput<Text>[string];
  const all = files.read(`${path}.yaml`, schema);
  const wordings = files.read(textOf(path), texts);
  if (all === null || wordings === null) return [];
  for (const id of Object.keys(wordings))
    if (!Object.hasOwn(all, id))
      files.faults.push(
        `${files.place(textOf(path), [id])}: words of ${id}, which knowledge/${path}.yaml does not have; take them out, or write ${id} there`,
      );
  return Object.entries(all).flatMap(([id, datum]): [string, Datum, Wording][] => {
    // The schemas let nothing else through.
    if (Object.hasOwn(wordings, id)) return [[id, datum as Datum, wordings[id] as Wording]];
    files.faults.push(
      `${files.place(`${path}.yaml`, [id])}: ${id} has no words; write them in knowledge/${textOf(path)}`,
    );
    return [];
  });
}

function conditionsOf(files: KnowledgeFiles, path: string) {
  return paired(files, path, [data.conditions, words.conditionTexts]).map(
    ([id, { is, context, tests, ...datum }, { because = [], shows, ...texts }]) => {
      if ((context ?? []).length !== because.length)
        files.faults.push(
          `${files.place(textOf(path), [id])}: ${id} has ${because.length} lines of "because" and ${context?.length ?? 0} of "context"; write one for each`,
        );
      for (const test of Object.keys({ ...tests, ...shows }))
        if (!Object.hasOwn(tests, test) || !Object.hasOwn(shows, test))
          files.faults.push(
            `${files.place(textOf(path), [id, 'shows'])}: ${id}: the test ${test} stands in one of "tests" and "shows" only; write it in both`,
          );
      return {
        id,
        ...is,
        ...datum,
        ...texts,
        ...(context && {
          context: context.map((rule, at) => ({ ...rule, because: because[at] ?? '' })),
        }),
        tests: Object.entries(tests).map(([test, [positive, negative]]) => ({
          test,
          shows: shows[test] ?? '',
          positive,
          negative,
        })),
      };
    },
  );
}

/** Tests with the step in which a vet makes them; a fault for one without a step. */
function testsOf(files: KnowledgeFiles, path: string) {
  const steps = new Map(
    Object.entries(files.read('tests.yaml', data.testSteps) ?? {}).flatMap(([step, ids]) =>
      ids.map((id): [string, number] => [id, Number(step)]),
    ),
  );
  return Object.fromEntries(
    Object.entries(files.read(path, words.testTexts) ?? {}).map(([id, texts]) => {
      const step = steps.get(id);
      if (step === undefined)
        files.faults.push(
          `${files.place(path, [id])}: ${id} has no step; write it in knowledge/tests.yaml`,
        );
      return [id, { ...texts, step: step ?? 0 }];
    }),
  );
}

function findingsOf(files: KnowledgeFiles, path: string) {
  return paired(files, path, [data.findings, words.findingTexts]).map(
    ([id, { values, ...datum }, { labels = {}, ...texts }]) => ({
      id,
      ...texts,
      ...datum,
      ...(values && {
        values: Object.entries(values).map(([value, base]) => ({
          id: value,
          label: labels[value] ?? value,
          base,
        })),
      }),
    }),
  );
}

function redFlagsOf(files: KnowledgeFiles, path: string) {
  return paired(files, path, [data.redFlags, words.redFlagTexts]).map(([id, rule, texts]) => ({
    id,
    ...rule,
    ...texts,
  }));
}

function safetyQuestionsOf(files: KnowledgeFiles, at: string) {
  const names = files.read(textOf(`${at}/safety-questions`), words.named) ?? {};
  const all = files.read(`${at}/safety-questions.yaml`, data.safetyQuestions) ?? [];
  return all.map(({ check, ...question }, number) => {
    const name = names[check];
    if (name === undefined)
      files.faults.push(
        `${files.place(`${at}/safety-questions.yaml`, [number])}: "${check}" has no words; write them in knowledge/${textOf(`${at}/safety-questions`)}`,
      );
    return { name: name ?? check, ...question };
  });
}

/** A file of observations as its author edits it. */
export interface ObservationFile {
  /** From the root of the project. */
  readonly path: string;
  readonly source: string;
  readonly fields: readonly Readonly<Record<string, readonly string[]>>[];
}

/** Every file of observations, in the order of its name. */
export function readObservationFiles(): ObservationFile[] {
  const files = new KnowledgeFiles(folder);
  return readdirSync(join(folder, 'observations'))
    .toSorted()
    .map((file) => ({
      path: `knowledge/observations/${file}`,
      source: readFileSync(join(folder, 'observations', file), 'utf8'),
      fields: [Object.fromEntries(observationsOf(files, file.replace('.yaml', '')))],
    }));
}

/** Observations of a file by finding: `[finding, observations][]`. */
function observationsOf(files: KnowledgeFiles, name: string): [string, string[]][] {
  const field = files.read(`observations/${name}.yaml`, data.observations) ?? {};
  return Object.entries(field).map(([key, texts]) => [key, takeApart(texts)]);
}

/** "knowledge/dog/gut.yaml:12": where files first have a key on top level, those of a species before all; null where none has. */
export function placeOfKey(
  key: string,
  { root = folder, species = '' }: { readonly root?: string; readonly species?: string } = {},
): string | null {
  const files = new KnowledgeFiles(root);
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml') && !/^(?:node_modules|text)/.test(path))
    .toSorted();
  // The species' own files go before those of all.
  const own = paths.filter((path) => path.startsWith(`${species}/`));
  for (const path of [...own, ...paths]) {
    const line = files.lineOfTop(path, key);
    if (line !== null) return `knowledge/${path}:${line}`;
  }
  return null;
}
