import { noLonger, normalLinks, normals, normalWords, notSo } from '../../words/normal-words.ts';
import { takesBack } from '../../words/filler-words.ts';
import { troubleLinks, troublePlaces, troubles } from '../../words/trouble-words.ts';
import type { Match } from './match.ts';
import type { Token } from './tokens.ts';

/** Farthest a thing may stand from its "fine". */
const reach = 14;

/** Normal only as the end of a comparison: "as before", "as ever". */
const likeBefore = new Set(['before', 'ever', 'always']);

interface Thing {
  at: number;
  stem: string;
}

const joins = (token: Token): boolean =>
  token.punctuation || normalLinks.has(token.word) || token.word === 'or';

/** What stands before a word for normal, as far as the list goes; null when the list is denied or was so once. */
function listBefore(tokens: readonly Token[], end: number): Thing[] | null {
  const things: Thing[] = [];
  let chunk: Thing[] = [];
  let commas = 0;
  let at = end - 1;
  for (; at >= 0 && end - at <= reach; at -= 1) {
    const token = tokens[at];
    if (!token) break;
    if (notSo.has(token.word) || notSo.has(token.stem)) return null;
    if (token.punctuation) {
      things.push(...chunk);
      chunk = [];
      commas += 1;
    } else if (normals.has(token.stem)) {
      // "The other eye is perfect" says nothing of the sore one.
      if (tokens[at - 1]?.word === 'other') return things;
      chunk.push({ at, stem: token.stem });
    } else if (!joins(token)) break;
  }
  const before = tokens[at];
  // "gunk on his nose, eating normally": a part that belongs to another phrase is not in the list.
  const whole = at < 0 || commas === 0 || before?.punctuation === true;
  if (whole) things.push(...chunk);
  return before && (notSo.has(before.word) || notSo.has(before.stem)) ? null : things;
}

/** "nose and eyes are clear" speaks of both; "sneezing, eyes fine" only of what is joined. */
function meant(tokens: readonly Token[], things: readonly Thing[], end: number): Thing[] {
  const word = tokens[end]?.word ?? '';
  return things.filter(({ stem }) => {
    if (normals.get(stem)?.also?.includes(word)) return true;
    if (likeBefore.has(word)) return ['as', 'like', 'than'].includes(tokens[end - 1]?.word ?? '');
    return normalWords.has(word);
  });
}

const closes = (token: Token | undefined): boolean =>
  token === undefined || token.punctuation || token.word === 'and';

/** "eating fine, but less": a limit, not a good sign; "eating fine, just itchy" goes on to something else. */
function takenBack(tokens: readonly Token[], end: number, after: number): boolean {
  const word = tokens[after]?.word ?? '';
  if (!takesBack.has(word)) return false;
  // "breathing fine though": it takes back what stood before, not this.
  if (word === 'though' && closes(tokens[after + 1])) return false;
  if (tokens[end + 1]?.punctuation !== true) return true;
  const rest = tokens.slice(end + 2, end + 6).map((token) => token.word);
  return rest.some((word) => ['less', 'not', 'little', 'slower', 'slowly', 'half'].includes(word));
}

/** Things named after "nothing wrong with", up to the first word that is none. */
function thingsFrom(tokens: readonly Token[], from: number): Thing[] {
  const things: Thing[] = [];
  for (let at = from; at < tokens.length && at - from <= reach; at += 1) {
    const token = tokens[at];
    if (!token || (!normals.has(token.stem) && !joins(token))) break;
    if (normals.has(token.stem)) things.push({ at, stem: token.stem });
  }
  return things;
}

/** "Nothing wrong with her eating or her flying", "no trouble breathing", "no poop trouble". */
function noTrouble(tokens: readonly Token[], at: number): Thing[] {
  const word = tokens[at]?.word ?? '';
  if (word !== 'no' && word !== 'nothing' && word !== 'never') return [];
  for (let index = at + 1; index <= at + 4; index += 1) {
    const token = tokens[index];
    if (!token || token.punctuation) return [];
    if (!troubles.has(token.word)) continue;
    const inside = tokens.slice(at + 1, index);
    const named = inside.flatMap(({ stem }, offset) =>
      normals.has(stem) ? [{ at: at + 1 + offset, stem }] : [],
    );
    if (named.length) return named;
    if (inside.some((item) => !troubleLinks.has(item.word))) return [];
    const next = troublePlaces.has(tokens[index + 1]?.word ?? '') ? index + 2 : index + 1;
    return thingsFrom(tokens, next);
  }
  return [];
}

/** Words that are normal for one thing alone. */
const specific = new Set([...normals.values()].flatMap((item) => item.also ?? []));

/** Words that say something else already. */
interface NormalOptions {
  readonly taken: ReadonlySet<number>;
  /** Words of sayings ("regular check ups"): they call nothing normal. */
  readonly sayings: ReadonlySet<number>;
}

/** Good signs told as lists ("eating, drinking and pooping fine", "gums are pink"), as denials of their opposites. */
export function readNormal(
  tokens: readonly Token[],
  known: ReadonlySet<string>,
  { taken, sayings }: NormalOptions,
): Match[] {
  const matches: Match[] = [];
  for (const [end, token] of tokens.entries()) {
    // But "clean as a whistle" is clean.
    if (sayings.has(end) && tokens[end + 1]?.word !== 'as') continue;
    if (!normalWords.has(token.word) && !specific.has(token.word)) continue;
    const after = tokens[end + 1]?.punctuation ? end + 2 : end + 1;
    if (noLonger.has(tokens[after]?.word ?? '') || takenBack(tokens, end, after)) continue;
    for (const { at, stem } of meant(tokens, listBefore(tokens, end) ?? [], end))
      for (const finding of normals.get(stem)?.denies ?? [])
        if (known.has(finding) && !taken.has(at))
          matches.push({ finding, value: 'no', tokens: [at, end] });
  }
  for (const at of tokens.keys())
    for (const thing of noTrouble(tokens, at))
      for (const finding of normals.get(thing.stem)?.denies ?? [])
        // "no trouble breathing" is a phrase of its own and denied as such.
        if (known.has(finding) && (taken.has(at) || !taken.has(thing.at)))
          matches.push({ finding, value: 'no', tokens: [at, thing.at] });
  return [...matches, ...readDoings(tokens, known, taken)];
}

/** What goes on by itself day by day. */
const daily = new Set(
  'appetite_loss drinks_less drinks_more pee_none pee_straining diarrhea constipation lethargy'.split(
    ' ',
  ),
);
const doers = new Set(['is', 'are', 'still', 'been', 'otherwise']);

/** "He's eating, drinking and pooing": two doings named bare are going on as they should. */
function readDoings(
  tokens: readonly Token[],
  known: ReadonlySet<string>,
  taken: ReadonlySet<number>,
): Match[] {
  const matches: Match[] = [];
  for (const [start, token] of tokens.entries()) {
    if (!doers.has(token.word)) continue;
    const before = tokens.slice(Math.max(0, start - 3), start);
    if (before.some((item) => notSo.has(item.word) || notSo.has(item.stem))) continue;
    const doings: number[] = [];
    let at = start + 1;
    for (; at < tokens.length; at += 1) {
      const item = tokens[at];
      if (!item) break;
      if (item.word.endsWith('ing') && normals.has(item.stem)) doings.push(at);
      else if (!item.punctuation && item.word !== 'and') break;
    }
    const next = tokens[at];
    const closed = !next || tokens[at - 1]?.punctuation === true || tokens[at - 1]?.word === 'and';
    if (doings.length < 2 || !closed || (next && takesBack.has(next.word))) continue;
    for (const place of doings)
      for (const finding of normals.get(tokens[place]?.stem ?? '')?.denies ?? [])
        if (known.has(finding) && daily.has(finding) && !taken.has(place))
          matches.push({ finding, value: 'no', tokens: [place] });
  }
  return matches;
}
