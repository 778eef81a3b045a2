import type { ConceptTrie, FormToken, State } from './concept-trie.ts';

/** A form found: its number, and the tokens that say it. */
export interface FoundForm {
  readonly form: number;
  readonly tokens: readonly number[];
}

/** Fillers that may stand in a row before the next word of a form. */
const mostBetween = 8;

/** What each token of a sentence is to the forms, looked up once. */
interface Sentence {
  readonly trie: ConceptTrie;
  readonly tokens: readonly FormToken[];
  readonly classes: readonly number[];
  /** 1 for a word that counts, 0 for a filler. */
  readonly weights: readonly number[];
  /** Behind this word no form goes on. */
  readonly bounds: readonly boolean[];
}

/** The forms that begin at one word. */
interface Walk {
  readonly sentence: Sentence;
  readonly start: number;
  readonly used: number[];
  readonly found: Set<number>;
  /** States seen, by where they go on: all ways that lead to the same end are one. */
  readonly visited: Set<number>;
  readonly into: FoundForm[];
}

/** All forms of a sentence, also those over the same words; each from each word in the first way it can be read. */
export function findForms(trie: ConceptTrie, tokens: readonly FormToken[]): FoundForm[] {
  const { fillers, bounds, joining, subjects } = trie.words;
  const sentence: Sentence = {
    trie,
    tokens,
    classes: tokens.map((token) => trie.classOf(token)),
    weights: tokens.map(({ stem }) => (fillers.has(stem) ? 0 : 1)),
    bounds: tokens.map(
      ({ word, stem }, at) =>
        bounds.has(stem) || (joining.has(word) && subjects.has(tokens[at + 1]?.word ?? '')),
    ),
  };
  const into: FoundForm[] = [];
  const [branch] = trie.start.branches;
  if (!branch) return into;
  for (const [start, token] of tokens.entries()) {
    const ofClass = sentence.classes[start] ?? 0;
    if (ofClass === 0 || token.punctuation) continue;
    const state = trie.step(branch, ofClass);
    if (!state) continue;
    const used = [start];
    visit({ sentence, start, used, found: new Set(), visited: new Set(), into }, state, start + 1);
  }
  return into;
}

/** Positions behind a start that one number of a visited state can tell apart. */
const spread = 128;

function visit(walk: Walk, state: State, at: number): void {
  const { sentence, found, used } = walk;
  if (state.branches.length > 0) {
    const key = state.number * spread + Math.min(spread - 1, at - walk.start);
    if (walk.visited.has(key)) return;
    walk.visited.add(key);
  }
  for (const form of state.ends) {
    if (found.has(form) || (sentence.trie.closes(form) && !endsAt(sentence, at))) continue;
    found.add(form);
    walk.into.push({ form, tokens: [...used] });
  }
  for (const branch of state.branches) {
    const last = sentence.tokens[used.at(-1) ?? -1]?.stem ?? '';
    const denies = sentence.trie.words.deniers.has(last);
    let words = 0;
    const end = Math.min(sentence.tokens.length, at + Math.max(mostBetween, branch.reach * 2) + 1);
    for (let place = at; place < end; place += 1) {
      const token = sentence.tokens[place];
      if (!token) break;
      const within = words <= branch.reach || (denies && followsOr(sentence, place));
      const ofClass = sentence.classes[place] ?? 0;
      const next = within && ofClass > 0 ? sentence.trie.step(branch, ofClass) : null;
      if (next && token.punctuation) visit(walk, next, place + 1);
      else if (next) {
        used.push(place);
        visit(walk, next, place + 1);
        used.pop();
      }
      if (token.punctuation && !denies) break;
      words += sentence.weights[place] ?? 1;
      if (sentence.bounds[place] || (words > branch.reach && !denies)) break;
    }
  }
}

function followsOr({ tokens, trie }: Sentence, at: number): boolean {
  return trie.words.alternatives.has(tokens[at - 1]?.stem ?? '');
}

/** Whether a clause ends before a token, and nothing behind takes it back. */
function endsAt({ tokens, trie }: Sentence, at: number): boolean {
  const here = tokens[at];
  if (!here) return true;
  const next = here.punctuation ? tokens[at + 1] : here;
  if (next && trie.words.takeBack.has(next.word)) return false;
  // "He won't get up I don't know why": said without a stop.
  const { joining, subjects } = trie.words;
  return here.punctuation || joining.has(here.word) || subjects.has(here.word);
}
