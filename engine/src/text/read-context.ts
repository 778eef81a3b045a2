import type { Context, ContextReader, SentenceContext, Who, Whether } from '@petwise/language';
import { compileContext, contextOf, readSentenceContext } from '@petwise/language';
import { context } from '@petwise/language/en';
import { fillers } from '../../words/filler-words.ts';
import { accidents, attacks, companions, episodes } from '../../words/context-words.ts';
import type { Finding } from '../knowledge-types.ts';
import type { Reading } from './context.ts';
import type { Match } from './match.ts';
import { oncePerSentence } from './token-search.ts';
import type { Token } from './tokens.ts';

const reader: ContextReader = compileContext(context);

/** Words of context as they are written: what a slip in one of them may be corrected towards. */
export const littleWords: ReadonlySet<string> = new Set([
  ...fillers,
  ...Object.values(context.clauses).flatMap((list) => [...list]),
  ...context.triggers.flatMap(({ forms }) => forms.match(/[a-z]{3,}/g) ?? []),
]);

/** Context of one sentence, for every match in it. */
export function readContextOf(
  tokens: readonly Token[],
  matches: readonly Match[],
  options: {
    readonly kinds: ReadonlySet<string>;
    readonly carried: Who;
    readonly carriedPast?: boolean;
    /** Words for what a healthy animal does. */
    readonly acts?: ReadonlySet<number>;
  },
): SentenceContext {
  // "Not red and sore": that "not red" is told as such leaves the "not" to what it reaches; "no blood in his vomit" does not.
  const isOpen = (value: string, at: number): boolean =>
    value === 'no' && tokens[at]?.word === 'not';
  const consumed = new Set(
    matches.flatMap(({ value, tokens: own }) => own.filter((at) => !isOpen(value, at))),
  );
  const denies = (own: readonly number[]): boolean => own.some((at) => tokens[at]?.word === 'not');
  const signs = new Set(matches.flatMap(({ value, tokens: own }) => (value === 'yes' ? own : [])));
  const told = matches.flatMap(({ value, tokens: own }) =>
    value === 'no' && !denies(own) ? own : [],
  );
  const healthy = new Set([...told, ...(options.acts ?? [])].filter((at) => !signs.has(at)));
  return readSentenceContext(reader, tokens, { carriedPast: false, ...options, consumed, healthy });
}

const namesYear = oncePerSentence((tokens) => tokens.some(({ stem }) => stem === 'year'));
const namesMonth = oncePerSentence((tokens) => tokens.some(({ stem }) => stem === 'month'));

export const isEpisode = (finding: string): boolean =>
  episodes.has(finding) || finding.startsWith('toxin_');
/** It can come to nothing: "nearly swallowed a sock". */
export const isAccident = (finding: string): boolean =>
  accidents.has(finding) || finding.startsWith('toxin_');
const contacts = 'sick_contacts';
const isSwallowed = (finding: string): boolean => /^(?:toxin|ate_)/.test(finding);
const about: ReadonlySet<string> = new Set(['general', 'compared']);

/** Illnesses and accidents by their names. That one was ruled out says nothing of another, nor of what is seen. */
const isNamed = (finding: string): boolean => finding.startsWith('named_');
const notNamed: ReadonlySet<string> = new Set(['hypothetical', 'advised', 'general', 'compared']);

/** "I think it is bloat", "is this GDV?", "scared he has": who names what kills is believed, as who fears poison is. */
const countsAside = (finding: string, whether: Whether): boolean =>
  isNamed(finding) ? !notNamed.has(whether) : isSwallowed(finding) && !about.has(whether);

/** "Is he choking?", "afraid she is in labor": whoever asks does not know, and may be right. */
const wonders: ReadonlySet<Whether> = new Set(['asked', 'feared', 'supposed']);

/** What a medicine against pain and fever hides. */
const isEased = (finding: Finding | undefined): boolean =>
  finding !== undefined && (finding.topic === 'limbs' || /^fever|pain/.test(finding.id));

const isWound = (finding: Finding | undefined): boolean =>
  finding !== undefined && (finding.topic === 'injury' || finding.id.startsWith('eye_'));

/** An attack is told in the match or right before it: "ripped a hole in his neck". */
function isAttacked(tokens: readonly Token[], match: Match): boolean {
  const first = Math.min(...match.tokens) - 8;
  return tokens
    .slice(Math.max(first, 0), Math.max(...match.tokens) + 1)
    .some(({ stem }) => attacks.has(stem));
}

/** What the context of a match makes of it. */
export function readingOf(
  sentence: {
    readonly context: SentenceContext;
    readonly tokens: readonly Token[];
    /** What makes an emergency alone. */
    readonly alarms?: ReadonlySet<string>;
  },
  match: Match & { readonly onlyDenies?: true },
  finding: Finding | undefined,
): Reading {
  const healthy = match.value === 'no';
  const { tokens } = sentence;
  const context = contextOf(sentence.context, { tokens: match.tokens, healthy });
  const { who, when, whether } = context;
  const certainty = match.onlyDenies && !context.settled ? unsure : certaintyOf(context);
  const ofOthers =
    finding?.aboutOthers === true ||
    match.finding.startsWith('toxin_') ||
    match.tokens.some((at) => companions.has(tokens[at]?.stem ?? '')) ||
    (who === 'other' && isWound(finding) && isAttacked(tokens, match));
  if (who === 'owner' || (who !== 'patient' && !ofOthers)) return ignored;
  // "Did not get up" is a choice, "get up, she could not" is none.
  if (match.onlyDenies && !context.unable && (whether === 'denied') === healthy) return ignored;
  if (!healthy && context.averted && isAccident(match.finding))
    return { status: 'absent', certainty: unsure };
  const denied = healthy || whether === 'denied';
  if (denied && isNamed(match.finding)) return ignored;
  if (context.eased && denied && isEased(finding)) return ignored;
  const aside = whether !== 'stated' && whether !== 'denied';
  if (aside && !countsAside(match.finding, whether))
    return wonders.has(whether) && when === 'now' && match.value === 'yes' ? wondered : ignored;
  if (when === 'usual' && !healthy && whether !== 'denied') return ignored;
  const lasts = finding?.pastCounts ?? finding?.topic === 'husbandry';
  // A companion that died months ago has given nothing to this one.
  const isLongAgo = namesYear(tokens) || (match.finding === contacts && namesMonth(tokens));
  const counts = lasts && !isLongAgo;
  if (when === 'past' && !counts) return { status: 'past', certainty: 0.5 };
  // "Strained all night, no pee, he was fine at breakfast": what kills is not over by an hour that was well.
  const isOver = when === 'over' || (when === 'wasWell' && !sentence.alarms?.has(match.finding));
  if (isOver && !healthy && !counts && !isEpisode(match.finding))
    return { status: 'ended', certainty: 0.7 };
  const status = whether === 'denied' ? 'absent' : 'present';
  return { status, certainty, inPast: context.inPast, today: context.today };
}

const unsure = 0.8;
/** How sure one is of what is told: a denial of today outweighs a sign of Sunday, and nothing else that is as plain. */
function certaintyOf({ doubtful, earlier, today, settled, whether }: Context): number {
  if (settled) return 0.995;
  if (doubtful) return unsure;
  if (whether === 'denied') return today ? 0.98 : 0.97;
  return earlier ? 0.955 : 0.97;
}

const ignored: Reading = { status: 'ignored', certainty: 0.5 };
const wondered: Reading = { status: 'wondered', certainty: 0.97 };
