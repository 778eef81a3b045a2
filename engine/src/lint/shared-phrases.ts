import type { Finding, Knowledge } from '../knowledge-types.ts';
import { buildLexer, meaningsOf } from '../text/lexer.ts';
import { compileClasses, compilePattern, type Pattern } from '../text/patterns.ts';
import { stem } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';

/** One phrase that states its finding, as the reader has it. */
interface Phrase {
  finding: string;
  written: string;
  pattern: Pattern;
}

/** All wordings of some phrases as a tree of words; `ends` are the phrases that a path is a whole wording of. */
interface Tree {
  next: Map<string, Tree>;
  ends: Set<Phrase>;
}

function phrasesOf(knowledge: Knowledge): Map<Finding, Map<string, Phrase[]>> {
  const classes = compileClasses(knowledge.words);
  const compiled = (finding: Finding, written: string): Phrase => ({
    finding: finding.id,
    written,
    pattern: compilePattern(written, finding.id, 'yes', classes),
  });
  return new Map(
    knowledge.findings.map((finding) => [
      finding,
      new Map(
        [
          ['yes', finding.says ?? []] as const,
          ...(finding.values ?? []).map((value) => [value.id, value.says ?? []] as const),
        ].map(([value, says]) => [value, says.map((written) => compiled(finding, written))]),
      ),
    ]),
  );
}

function tokenFor(word: string): Token {
  const bare = word.replace(/^=/, '');
  return {
    word: bare,
    stem: word === bare ? word : stem(bare),
    start: 0,
    end: 0,
    punctuation: false,
  };
}

/** For each word of some phrases those that one written word can satisfy as well: "=fits" and "fit". */
function meetings(phrases: readonly Phrase[]): ReadonlyMap<string, ReadonlySet<string>> {
  const lexer = buildLexer(phrases.map(({ pattern }) => pattern));
  const met = new Map([...lexer.wanted].map((word) => [word, new Set<string>()]));
  for (const written of lexer.wanted) {
    const together = meaningsOf(lexer, tokenFor(written));
    for (const one of together) for (const other of together) met.get(one)?.add(other);
  }
  return met;
}

const emptyTree = (): Tree => ({ next: new Map(), ends: new Set() });

function addWordings(root: Tree, phrase: Phrase): void {
  let reached = new Set([root]);
  for (const { options } of phrase.pattern.slots) {
    const further = new Set<Tree>();
    for (const from of reached)
      for (const option of options) {
        let at = from;
        for (const word of option) {
          const next = at.next.get(word) ?? emptyTree();
          at.next.set(word, next);
          at = next;
        }
        further.add(at);
      }
    reached = further;
  }
  for (const end of reached) end.ends.add(phrase);
}

/** The phrases of a tree that share a wording with `phrase`, with that wording. */
function sharing(
  phrase: Phrase,
  root: Tree,
  met: ReadonlyMap<string, ReadonlySet<string>>,
): Map<Phrase, string> {
  const found = new Map<Phrase, string>();
  const walk = (rest: Pattern['slots'], begun: readonly string[], at: Tree, said: string): void => {
    const [word, ...others] = begun;
    if (word !== undefined)
      for (const same of met.get(word) ?? []) {
        const next = at.next.get(same);
        if (next) walk(rest, others, next, said ? `${said} ${same}` : same);
      }
    else if (rest[0]) for (const option of rest[0].options) walk(rest.slice(1), option, at, said);
    else for (const end of at.ends) if (!found.has(end)) found.set(end, said);
  };
  walk(phrase.pattern.slots, [], root, '');
  return found;
}

/**
 * A phrase belongs to one finding. Where two findings share one (every alternative and every member of a word class
 * counts) and one of them makes an emergency alone, an owner who says the other is sent to a clinic for nothing.
 * Allowed only where one finding is a kind of the other: a present child makes its parent present anyway.
 */
export function checkSharedPhrases(knowledge: Knowledge): string[] {
  const parents = new Map(knowledge.findings.map((finding) => [finding.id, finding.parent]));
  const lineOf = (id: string): string[] => {
    const up = parents.get(id);
    return up === undefined ? [id] : [id, ...lineOf(up)];
  };
  const alone = new Set(
    knowledge.redFlags
      .filter((rule) => rule.level === 'emergency')
      .flatMap((rule) => rule.when.flatMap((all) => (all.length === 1 ? all : []))),
  );
  const urgent: Phrase[] = [];
  const every: Phrase[] = [];
  for (const [finding, byValue] of phrasesOf(knowledge))
    for (const [value, phrases] of byValue) {
      every.push(...phrases);
      if (
        alone.has(`${finding.id}=${value}`) ||
        (value === 'yes' && lineOf(finding.id).some((id) => alone.has(id)))
      )
        urgent.push(...phrases);
    }
  const tree = emptyTree();
  for (const phrase of urgent) addWordings(tree, phrase);
  const met = meetings(every);
  const out = new Set<string>();
  for (const phrase of every)
    for (const [other, wording] of sharing(phrase, tree, met)) {
      const [a, b] = [phrase.finding, other.finding];
      if (lineOf(a).includes(b) || lineOf(b).includes(a)) continue;
      out.add(
        `${a}: "${phrase.written}" shares "${wording}" with "${other.written}" of ${b}, which is an emergency alone; keep it where it says most plainly what it says`,
      );
    }
  return [...out];
}
