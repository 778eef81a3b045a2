import type { Clauses } from './clauses.ts';
import type { ContextWord, TriggerRow } from './context-types.ts';

/** A trigger found: its words are `at` up to but not `end`. */
export interface Hit {
  readonly row: TriggerRow;
  readonly at: number;
  readonly end: number;
}

/** A sentence with its clauses and the triggers found in it. */
export interface ParsedSentence {
  readonly words: readonly ContextWord[];
  readonly clauses: Clauses;
  readonly hits: readonly Hit[];
}

interface Node {
  readonly words: Map<string, Node>;
  readonly classes: Map<string, Node>;
  rows: TriggerRow[];
}

/** All triggers by their words. */
export interface TriggerTrie {
  readonly root: Node;
  readonly classesOf: ReadonlyMap<string, readonly string[]>;
}

const newNode = (): Node => ({ words: new Map(), classes: new Map(), rows: [] });

function childOf(children: Map<string, Node>, key: string): Node {
  const known = children.get(key);
  if (known) return known;
  const child = newNode();
  children.set(key, child);
  return child;
}

function stepsFrom(nodes: readonly Node[], part: string): Node[] {
  const options = part.split('/');
  return nodes.flatMap((node) =>
    options.map((option) => {
      const name = /^<(.+)>$/.exec(option)?.[1];
      return name ? childOf(node.classes, name) : childOf(node.words, option);
    }),
  );
}

/** Classes that the sentence gives: words of the patient's kind, of other kinds, and names. */
const given: ReadonlySet<string> = new Set(['kind', 'foreign', 'name']);
/** More ways than this to say one form is a slip of the pen: "a/b c/d e/f …". */
const mostWays = 400;

/** Compiles triggers; a class that does not exist or a form that stands for too many others is an error. */
export function buildTriggers(
  rows: readonly TriggerRow[],
  classes: Readonly<Record<string, ReadonlySet<string>>>,
): TriggerTrie {
  const root = newNode();
  for (const row of rows)
    for (const form of row.forms.split('|').map((item) => item.trim())) {
      let nodes: Node[] = [root];
      for (const part of form.split(/\s+/)) {
        for (const [, name = ''] of part.matchAll(/<(.+?)>/g))
          if (!given.has(name) && !classes[name])
            throw new Error(`Trigger "${form}": no class <${name}>`);
        nodes = stepsFrom(nodes, part);
      }
      if (nodes.length > mostWays)
        throw new Error(`Trigger "${form}" stands for ${nodes.length} forms`);
      for (const node of new Set(nodes)) node.rows.push(row);
    }
  const classesOf = new Map<string, string[]>();
  for (const [name, members] of Object.entries(classes))
    for (const word of members) classesOf.set(word, [...(classesOf.get(word) ?? []), name]);
  return { root, classesOf };
}

/** What the trie is told of a sentence. */
export interface Marks {
  readonly kinds: ReadonlySet<string>;
  readonly opens: (at: number) => boolean;
}

const none: readonly string[] = [];

const isKind = (word: string, kinds: ReadonlySet<string>): boolean =>
  kinds.has(word) || kinds.has(word.slice(0, -1));

/** The longest triggers of a sentence, in order; shorter ones inside them are left out. */
export function findTriggers(
  trie: TriggerTrie,
  words: readonly ContextWord[],
  marks: Marks,
): readonly Hit[] {
  const hits: Hit[] = [];
  const ends = (at: number): boolean =>
    at >= words.length || words[at]?.punctuation === true || marks.opens(at);
  const walk = (node: Node, from: number, at: number): void => {
    if (at > from) for (const row of node.rows) hits.push({ row, at: from, end: at });
    const close = node.words.get('$');
    if (close && ends(at)) for (const row of close.rows) hits.push({ row, at: from, end: at });
    const here = words[at];
    if (!here) return;
    const next = node.words.get(here.punctuation ? ',' : here.word);
    if (next) walk(next, from, at + 1);
    if (here.punctuation || node.classes.size === 0) return;
    const classes = trie.classesOf.get(here.word) ?? none;
    for (const name of classes) {
      const child = node.classes.get(name);
      if (child) walk(child, from, at + 1);
    }
    const own = marks.kinds.has(here.word) && node.classes.get('kind');
    if (own) walk(own, from, at + 1);
    const foreign =
      classes.includes('beast') && !isKind(here.word, marks.kinds) && node.classes.get('foreign');
    if (foreign) walk(foreign, from, at + 1);
    const named = here.name === true && node.classes.get('name');
    if (named) walk(named, from, at + 1);
  };
  const anchored = trie.root.words.get('^');
  for (const at of words.keys()) {
    walk(trie.root, at, at);
    if (anchored && (at === 0 || marks.opens(at))) walk(anchored, at, at);
  }
  return longest(hits);
}

/** Drops what lies within a longer trigger. */
function longest(hits: readonly Hit[]): readonly Hit[] {
  const sorted = hits.toSorted((a, b) => a.at - b.at || b.end - a.end);
  const retained: Hit[] = [];
  let cover: Hit | null = null;
  for (const hit of sorted) {
    const same: boolean = cover !== null && cover.at === hit.at && cover.end === hit.end;
    if (cover && hit.end <= cover.end && !same) continue;
    retained.push(hit);
    cover = hit;
  }
  return retained;
}
