import type { Counts } from '../statistics.ts';
import { covers, family } from '../related.ts';
import type { SpeciesReader } from './species-reader.ts';

/** What a message says, by ids of findings, as an adjudicator or its author decided. */
export interface GoldIds {
  present: readonly string[];
  absent: readonly string[];
  /** May be read or not. */
  maybe?: readonly string[];
}

/** Signs that a reader states and denies in a message; what a finding excludes is denied with it. */
export interface StatedSigns {
  yes: string[];
  no: string[];
}

export function signsIn(reader: SpeciesReader, text: string): StatedSigns {
  const signs = reader
    .read(text)
    .evidence.filter(({ source, finding }) => source !== 'inferred' && !valuesOf(reader, finding));
  const yes = signs.filter(({ value }) => value === 'yes').map(({ finding }) => finding);
  const no = signs.filter(({ value }) => value === 'no').map(({ finding }) => finding);
  return { yes, no: [...no, ...yes.flatMap((id) => reader.findings.get(id)?.excludes ?? [])] };
}

const valuesOf = (reader: SpeciesReader, id: string) => reader.findings.get(id)?.values;

export interface IdScore {
  signs: Counts;
  negation: Counts;
  misses: string[];
}

/** Scores one message against gold of finding ids: a detail counts as its parent and the other way round. */
export function scoreIds(reader: SpeciesReader, text: string, gold: GoldIds): IdScore {
  const { findings } = reader;
  const { yes, no } = signsIn(reader, text);
  const isParent = (id: string): boolean =>
    gold.present.some((other) => other !== id && family(findings, other).includes(id));
  const told = gold.present.filter((id) => !isParent(id));
  const missed = told.filter((id) => !covers(findings, yes, id));
  const undenied = gold.absent.filter((id) => !covers(findings, no, id));
  const fits = [...gold.present, ...(gold.maybe ?? [])];
  const added = new Set(
    yes.filter((id) => !covers(findings, fits, id)).map((id) => family(findings, id).at(-1) ?? id),
  );
  const denied = new Set(
    no.filter((id) => covers(findings, gold.present, id) && !covers(findings, yes, id)),
  );
  return {
    signs: { tp: told.length - missed.length, fp: added.size, fn: missed.length },
    negation: {
      tp: gold.absent.length - undenied.length,
      fp: denied.size,
      fn: undenied.length,
    },
    misses: [
      ...missed.map((id) => `missed ${id}`),
      ...undenied.map((id) => `not denied ${id}`),
      ...[...added].map((id) => `added ${id}`),
      ...[...denied].map((id) => `denied ${id}`),
    ],
  };
}

export const precision = ({ tp, fp }: Counts): number => (tp + fp ? tp / (tp + fp) : 0);
export const recall = ({ tp, fn }: Counts): number => (tp + fn ? tp / (tp + fn) : 0);
