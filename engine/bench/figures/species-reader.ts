import type { Engine } from '../../src/engine.ts';
import { createEngine } from '../../src/engine.ts';
import type { Finding, Knowledge, Species } from '../../src/knowledge-types.ts';
import { loadKnowledge } from '../../src/load-knowledge.ts';
import { noHistory, patientOf } from '../../src/testing/cases.ts';
import type { Reader, TextRead } from '../../src/text/extract.ts';
import { extract, makeReader } from '../../src/text/extract.ts';
import { everySpecies } from '../cases.ts';

/** What reads the messages of one species; the tests of the bench put a faulty one here. */
export interface SpeciesReader {
  findings: ReadonlyMap<string, Finding>;
  /** What a first message says. */
  read: (text: string) => TextRead;
  /** How urgent it is after the first message; "none" where no urgency is given. */
  urgencyOf: (text: string) => string;
}

export type SpeciesReaders = ReadonlyMap<Species, SpeciesReader>;

/** Around a reader of words that is there already. */
export function speciesReaderOf(
  knowledge: Knowledge,
  reader: Reader = makeReader(knowledge),
): SpeciesReader {
  let engine: Engine | null = null;
  const patient = patientOf(knowledge.species, { sex: 'unknown', spayedNeutered: 'unknown' });
  return {
    findings: reader.findings,
    read: (text) => extract(reader, text, { source: 'text', turn: 0 }),
    urgencyOf: (text) => {
      engine ??= createEngine(knowledge);
      const { triage } = engine.begin({ patient, history: noHistory, symptoms: text });
      return triage?.level ?? 'none';
    },
  };
}

/** The readers of the product. */
export async function productReaders(): Promise<SpeciesReaders> {
  const loaded = everySpecies.map(async (species): Promise<[Species, SpeciesReader]> => [
    species,
    speciesReaderOf(await loadKnowledge(species)),
  ]);
  return new Map(await Promise.all(loaded));
}

/** The reader of one species; a species without one is a fault of the caller. */
export function readerFor(readers: SpeciesReaders, species: Species): SpeciesReader {
  const reader = readers.get(species);
  if (!reader) throw new Error(`no reader for ${species}`);
  return reader;
}
