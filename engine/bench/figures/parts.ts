import { join } from 'node:path';
import { loadKnowledge } from '../../src/load-knowledge.ts';
import type { Message } from '../cases.ts';
import { everySpecies, isOpenThird, messagesOf, vignettesOf } from '../cases.ts';
import { hostileTexts } from '../hostile.ts';
import { recordsOf } from '../json-lines.ts';
import { openingsOf, statementsOf, textsOf } from '../openings.ts';
import { neutralSentences } from '../../hear/wordnet.ts';
import { measureAnswers } from './answers.ts';
import type { TypedAnswer } from './answers.ts';
import { measureDownload } from './download.ts';
import type { SpeciesReaders } from './species-reader.ts';
import { readerFor, productReaders } from './species-reader.ts';
import type { Part } from './figure.ts';
import { measureLines } from './lines.ts';
import { measureNeutral } from './neutral.ts';
import { readmeSentences } from './readme-sentences.ts';
import type { OpenedText } from './openings.ts';
import { withNextOpenings, measureOpenings } from './openings.ts';
import type { OwnersMessage } from './owners.ts';
import { measureOwners } from './owners.ts';
import { measureParaphrased } from './paraphrased.ts';
import type { PostGold } from './posts.ts';
import { measurePosts, postsFolder, postsIn } from './posts.ts';
import type { Sealed } from './sealed.ts';
import { measureSealed, openSealed } from './sealed.ts';
import { measureSpeed } from './speed.ts';
import type { TypedPair } from './typing.ts';
import { measureTyping } from './typing.ts';
import type { WhoMessage } from './who.ts';
import { measureWho } from './who.ts';

const root = join(import.meta.dirname, '../../..');

const openSets = ['messages', 'fresh', 'strangers', 'paraphrased'] as const;
const openMessages = (): Message[] =>
  openSets.flatMap((set) => everySpecies.flatMap((species) => messagesOf(species, set)));

/** Texts of the benches and of the rule suite; without `all`, each statement of the suite once and one opening a text. */
async function openedTexts(readers: SpeciesReaders, all: boolean): Promise<OpenedText[]> {
  const stated = new Set<string>();
  const texts: OpenedText[] = [];
  for (const species of everySpecies) {
    const knowledge = await loadKnowledge(species);
    const reader = readerFor(readers, species);
    const openings = openingsOf(knowledge);
    const suite = all
      ? textsOf(knowledge)
      : statementsOf(knowledge).filter((text) => !stated.has(text));
    for (const text of suite) stated.add(text);
    const messages = openSets.flatMap((set) => messagesOf(species, set).map(({ text }) => text));
    const first = vignettesOf(species).map(({ symptoms }) => symptoms);
    for (const text of [...messages, ...first, ...suite]) texts.push({ reader, text, openings });
  }
  return withNextOpenings(texts, all ? undefined : 1);
}

export interface PartOptions {
  /** Every opening before every text, which takes hours. */
  all?: boolean;
  /** Called when the sealed sets are opened, with how often they were by now. */
  onOpened?: (evaluations: number) => void;
}

/** The parts of the bench by name, each to be run alone; the sealed sets are opened once at most. */
export function productParts({ all = false, onOpened }: PartOptions = {}): Record<
  string,
  () => Promise<Part>
> {
  let readers: Promise<SpeciesReaders> | null = null;
  const loadReaders = (): Promise<SpeciesReaders> => (readers ??= productReaders());
  let opened: Sealed | null = null;
  const sealed = (): Sealed => {
    if (opened) return opened;
    const { sealed: sets, evaluations } = openSealed();
    onOpened?.(evaluations);
    opened = sets;
    return sets;
  };
  const counted = openMessages().filter(({ id }) => id.includes('-p') && !isOpenThird(id));
  return {
    posts: async () =>
      measurePosts(
        await loadReaders(),
        postsIn(postsFolder),
        recordsOf<PostGold>('corpora/posts.jsonl'),
      ),
    sealed: async () => ({ figures: measureSealed(await loadReaders(), sealed()) }),
    paraphrased: async () => ({ figures: measureParaphrased(await loadReaders(), counted) }),
    owners: async () => ({
      figures: measureOwners(
        await loadReaders(),
        recordsOf<OwnersMessage>('corpora/owners.jsonl').filter(({ id }) => !isOpenThird(id)),
      ),
    }),
    openings: async () => measureOpenings(await openedTexts(await loadReaders(), all)),
    neutral: async () =>
      measureNeutral(await loadReaders(), [...neutralSentences(), ...readmeSentences()]),
    who: async () =>
      measureWho(await loadReaders(), recordsOf<WhoMessage>('corpora/who.jsonl'), sealed().who),
    typing: async () =>
      measureTyping(
        await loadReaders(),
        recordsOf<TypedPair>('corpora/typing.jsonl'),
        sealed().typing,
      ),
    answers: async () => measureAnswers(recordsOf<TypedAnswer>('corpora/answers.jsonl')),
    speed: async () =>
      measureSpeed(readerFor(await loadReaders(), 'dog'), {
        messages: openMessages().map(({ text }) => text),
        hostile: hostileTexts,
      }),
    download: () => measureDownload(root),
    lines: async () => measureLines(root),
  };
}
