import type { Species } from '../../src/knowledge-types.ts';
import { covers } from '../related.ts';
import type { SpeciesReader, SpeciesReaders } from './species-reader.ts';
import { readerFor } from './species-reader.ts';
import type { Part } from './figure.ts';
import type { StatedSigns } from './id-score.ts';
import { signsIn } from './id-score.ts';

/** Findings a message speaks of, and how: stated, denied, neither, or anything but stated. */
export interface Meant {
  findings: readonly string[];
  expect: 'yes' | 'no' | 'none' | 'not stated';
}

/** A message about the patient and about somebody, some time or something that is not it. */
export interface WhoMessage {
  id: string;
  species: Species;
  text: string;
  meant: readonly Meant[];
}

/** The gold of the sealed messages, as its adjudicator wrote it. */
export interface SealedWho {
  id: string;
  species: Species;
  text: string;
  gold: { findings: readonly string[]; expect: 'yes' | 'no' | 'none'; also?: string };
}

/** Sealed messages in the shape of the open ones; those that speak of no finding are left out. */
export const fromSealed = (messages: readonly SealedWho[]): WhoMessage[] =>
  messages
    .filter(({ gold }) => gold.findings.length > 0)
    .map(({ gold: { findings, expect, also }, ...message }) => ({
      ...message,
      meant: [{ findings, expect: expect !== 'yes' && also === 'none' ? 'not stated' : expect }],
    }));

function isAsMeant(
  reader: SpeciesReader,
  { yes, no }: StatedSigns,
  { findings: ids, expect }: Meant,
): boolean {
  const stated = yes.some((id) => covers(reader.findings, ids, id));
  const denied = no.some((id) => covers(reader.findings, ids, id));
  if (expect === 'yes') return stated;
  if (expect === 'no') return denied && !stated;
  return !stated && (expect === 'not stated' || !denied);
}

/** Messages about the owner, the vet, another animal, last year, a fear or a maybe: read as meant in all they speak of. */
export function measureWho(
  readers: SpeciesReaders,
  open: readonly WhoMessage[],
  sealed: readonly WhoMessage[],
): Part {
  const isRight = ({ species, text, meant }: WhoMessage): boolean => {
    const reader = readerFor(readers, species);
    const read = signsIn(reader, text);
    return meant.every((one) => isAsMeant(reader, read, one));
  };
  const wrong = open.filter((message) => !isRight(message));
  const right = open.length - wrong.length + sealed.filter(isRight).length;
  const n = open.length + sealed.length;
  return {
    figures: [
      {
        name: 'who, when, whether: as meant',
        value: n ? right / n : null,
        bound: { atLeast: 0.97 },
        unit: 'share',
        of: `${n} messages, ${sealed.length} of them sealed`,
      },
    ],
    details: wrong.map(({ id, text }) => `who ${id}: ${text}`),
  };
}
