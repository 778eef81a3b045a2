import type { Species } from '../../src/knowledge-types.ts';
import type { SpeciesReaders } from './species-reader.ts';
import { readerFor } from './species-reader.ts';
import type { Part } from './figure.ts';

/** A message as it was typed, and the same in clean English. */
export interface TypedPair {
  id: string;
  species: Species;
  typed: string;
  clean: string;
}

/** Typing errors, slang and voice without punctuation: the urgency of the clean text, and no emergency lost. */
export function measureTyping(
  readers: SpeciesReaders,
  open: readonly TypedPair[],
  sealed: readonly TypedPair[],
): Part {
  const levels = ({ species, typed, clean }: TypedPair): { typed: string; clean: string } => {
    const reader = readerFor(readers, species);
    return { typed: reader.urgencyOf(typed), clean: reader.urgencyOf(clean) };
  };
  const seen = [...open, ...sealed].map((pair) => ({ ...pair, level: levels(pair) }));
  const other = seen.filter(({ level }) => level.typed !== level.clean);
  const lost = other.filter(({ level }) => level.clean === 'emergency');
  const n = seen.length;
  const of = `${n} pairs, ${sealed.length} of them sealed`;
  const readable = new Set(open.map(({ id }) => id));
  return {
    figures: [
      {
        name: 'typing: same urgency',
        value: n ? (n - other.length) / n : null,
        bound: { atLeast: 0.95 },
        unit: 'share',
        of,
      },
      {
        name: 'typing: emergencies lost',
        value: n ? lost.length : null,
        bound: { atMost: 0 },
        unit: 'exceptions',
        of,
      },
    ],
    details: other
      .filter(({ id }) => readable.has(id))
      .map(({ id, level, typed }) => `typing ${id}: ${level.clean} -> ${level.typed}: ${typed}`),
  };
}
