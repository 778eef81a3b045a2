import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Species } from '../../src/knowledge-types.ts';
import type { Message } from '../cases.ts';
import { parseLines, recordsOf } from '../json-lines.ts';
import { addCounts, noCounts } from '../statistics.ts';
import type { SpeciesReaders } from './species-reader.ts';
import { readerFor } from './species-reader.ts';
import type { Figure } from './figure.ts';
import type { GoldIds } from './id-score.ts';
import { scoreIds } from './id-score.ts';
import { countMessages, f1Figures } from './paraphrased.ts';
import type { TypedPair } from './typing.ts';
import type { SealedWho, WhoMessage } from './who.ts';
import { fromSealed } from './who.ts';

/** A sealed message and its findings. */
export interface SealedMessage {
  species: Species;
  text: string;
  gold: GoldIds;
}

/** Messages that nobody who writes words or code has read. Only totals of them are ever printed. */
export interface Sealed {
  messages: readonly Message[];
  signs: readonly SealedMessage[];
  plain: readonly SealedMessage[];
  who: readonly WhoMessage[];
  typing: readonly TypedPair[];
}

/** One line of the log of evaluations on the sealed sets. */
interface Evaluation {
  when: string;
  commit: string;
}

const evaluationLog = join(import.meta.dirname, '../sealed/looks.jsonl');

/** The commit at hand; with "+" when files differ from it. */
function commitAtHand(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no');
  return `${git('rev-parse', '--short=10', 'HEAD')}${changed ? '+' : ''}`;
}

/** Opens the sealed sets and notes that they were looked at; every call is one look. */
export function openSealed(path: string = evaluationLog): { sealed: Sealed; evaluations: number } {
  const evaluation: Evaluation = { when: new Date().toISOString(), commit: commitAtHand() };
  appendFileSync(path, `${JSON.stringify(evaluation)}\n`);
  const plain = recordsOf<{ species: Species; text: string } & GoldIds>('sealed/plain.jsonl');
  return {
    sealed: {
      messages: recordsOf<Message>('sealed/messages.jsonl'),
      signs: recordsOf<SealedMessage>('sealed/signs.jsonl'),
      plain: plain.map(({ species, text, ...gold }) => ({ species, text, gold })),
      who: fromSealed(recordsOf<SealedWho>('sealed/who.jsonl')),
      typing: recordsOf<TypedPair>('sealed/typing.jsonl'),
    },
    evaluations: parseLines(readFileSync(path, 'utf8')).length,
  };
}

/** What the issue asks of sealed messages: F1 of signs and of denials. */
const atLeast = [0.93, 0.96] as const;

function idFigures(
  name: string,
  readers: SpeciesReaders,
  messages: readonly SealedMessage[],
): Figure[] {
  const scores = messages.map(({ species, text, gold }) =>
    scoreIds(readerFor(readers, species), text, gold),
  );
  const signs = scores.reduce((sum, score) => addCounts(sum, score.signs), noCounts);
  const negation = scores.reduce((sum, score) => addCounts(sum, score.negation), noCounts);
  return f1Figures(name, { signs, negation }, { atLeast, n: messages.length });
}

/** Totals over the sealed messages whose signs are known. */
export function measureSealed(
  readers: SpeciesReaders,
  { messages, signs, plain }: Pick<Sealed, 'messages' | 'signs' | 'plain'>,
): Figure[] {
  const counts = countMessages(readers, messages);
  return [
    ...f1Figures('sealed, earlier', counts, { atLeast, n: messages.length }),
    ...idFigures('sealed, fresh', readers, signs),
    ...idFigures('sealed, whole messages', readers, plain),
  ];
}
