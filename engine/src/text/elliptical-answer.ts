import type { Kind } from '@petwise/language';
import { context } from '@petwise/language/en';
import type { Node } from '../infer/model.ts';
import type { Evidence } from '../types.ts';
import { extract } from './extract.ts';
import { conceptsIn } from './read-observations.ts';
import type { Reader } from './reader.ts';
import { tokenise } from './tokens.ts';

/** What a question is about, without what it asks of it: the gums of "Are the gums pale?". */
const asked: ReadonlySet<Kind> = new Set(['part', 'product', 'function']);

/** "Pink" to a question about the gums, "a sock" to one about what was eaten: said of what was asked about; null where the words have a subject of their own. */
export function readEllipticalAnswer(
  { reader, node }: { readonly reader: Reader; readonly node: Pick<Node, 'finding'> },
  words: string,
): Pick<Evidence, 'value' | 'certainty'> | null {
  const { pronouns } = context.clauses;
  if (tokenise(words).some((some) => some.some(({ word }) => pronouns.has(word)))) return null;
  const tokens = tokenise(node.finding.ask).flat();
  const about = new Set(
    conceptsIn(reader.frames, tokens).flatMap((one) => (asked.has(one.kind) ? one.tokens : [])),
  );
  const topic = tokens.flatMap(({ word }, at) => (about.has(at) ? [word] : [])).join(' ');
  if (!topic) return null;
  const { evidence } = extract(reader, `${topic} ${words}`, { source: 'answer', turn: 1 });
  const told = evidence.find(
    ({ finding, quote }) => finding === node.finding.id && !topic.includes(quote.toLowerCase()),
  );
  return told ? { value: told.value, certainty: Math.min(told.certainty, 0.9) } : null;
}
