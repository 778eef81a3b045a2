import type { ContextGrammar, ContextTarget } from './context-types.ts';
import type { Denials } from './denials.ts';
import type { Hit, ParsedSentence } from './trigger-trie.ts';

/** A sentence with its denials. */
interface DeniedSentence extends ParsedSentence {
  readonly grammar: ContextGrammar;
  readonly denials: Denials;
  /** Triggers that hide a denial, by where they begin. */
  readonly hiding: ReadonlyMap<number, Hit>;
}

const mainOf = ({ clauses: { mains, clauseOf } }: DeniedSentence, at: number) =>
  mains[clauseOf[at] ?? 0];

/** How near a denial must stand to turn "eats well" round. */
const turning = 4;

/** Whether a denial of the sentence reaches an observation. */
export function isDenied(
  sentence: DeniedSentence,
  { tokens, healthy }: ContextTarget,
  own: ReadonlySet<number>,
): boolean {
  const first = tokens[0] ?? 0;
  const hidden = [first - 1, first - 2].some((at) => {
    const hit = sentence.hiding.get(at);
    // "Has not stopped eating": the observation is "stopped eating", and it is denied.
    return hit !== undefined && !own.has(at) && hit.end > at + 1 && own.has(hit.end - 1);
  });
  if (hidden) return true;
  // "Nothing bothers him, no change in appetite": a denial of no weight stands inside.
  for (let at = first + 1; at < (tokens.at(-1) ?? first); at += 1)
    if (
      !healthy &&
      !own.has(at) &&
      own.size > 1 &&
      sentence.hiding.get(at)?.row.verb !== true &&
      sentence.hiding.has(at)
    )
      return true;
  const deniesItself = tokens.some((at) => sentence.denials.starts.has(at));
  const end = tokens.at(-1) ?? first;
  // "No crying when she pees": what hangs on a clause is no other.
  const parted = end - first > 1 && mainOf(sentence, first) !== mainOf(sentence, end);
  const { stretchOf } = sentence.denials;
  const marked = stretchOf[first] !== stretchOf[end];
  return tokens.some((at) => {
    const denial = sentence.denials.over[at];
    if (!denial || denial.spent || own.has(denial.hit.at)) return false;
    if (at !== first && denial.hit.at < first) return false;
    // "Never bad with his tray and nothing comes out": it has a denial of its own.
    if (deniesItself && denial.hit.end < first) return false;
    // "Won't take water nor food": "nor" goes on with the same denial.
    const { word = '' } = sentence.words[denial.hit.at] ?? {};
    if (deniesItself && sentence.grammar.clauses.alternatives.has(word)) return false;
    // "Won't shut his gob, slobber everywhere": what is said after the mark is not denied.
    const over = parted || (marked && denial.hit.row.verb === true);
    if (over && at < end && !sentence.denials.over[end]) return false;
    if (healthy)
      return denial.zone === 'direct' && denial.hit.at < first && first - denial.hit.at <= turning;
    if (denial.zone === 'loose') return isBare(sentence, tokens, at);
    return true;
  });
}

/** Of a list without "or" only a bare item is denied: "no vomiting, diarrhoea", not "no vomiting, diarrhoea since Monday". */
function isBare(
  { denials, words, grammar }: DeniedSentence,
  tokens: readonly number[],
  at: number,
): boolean {
  if (grammar.adjective.test(words[at]?.word ?? '')) return false;
  const stretch = denials.stretchOf[at] ?? 0;
  const from = denials.stretches[stretch] ?? 0;
  const to = (denials.stretches[stretch + 1] ?? words.length + 1) - 1;
  return to - from - tokens.length <= 1 && words[from - 1]?.punctuation === true;
}
