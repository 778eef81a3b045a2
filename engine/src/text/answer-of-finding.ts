import type { AnswerKind } from '@petwise/language/en';
import { amounts } from '@petwise/language/en';
import type { Node } from '../infer/model.ts';
import type { Reader } from './reader.ts';
import { meaningOf } from './yes-no.ts';

/** What an answer says of the finding that was asked for, and how certain that is. */
export interface Direct {
  value: string;
  certainty: number;
}

/** What a short answer says of the finding: the opposite where the question asks for the opposite. */
export function ofFinding(
  { reader, node }: { readonly reader: Reader; readonly node: Node },
  kind: AnswerKind,
  text: string,
): Direct {
  const { asksOpposite, id, ask } = node.finding;
  if (!asksOpposite) return isSomeOfNone(ask, kind, text) ? scant : meaningOf[kind];
  if (/^(?:all |seems |looks )?(?:normal|fine|ok|okay)\b/.test(text)) return meaningOf.no;
  if (!reader.alarms.has(id)) return oppositeOf[kind];
  const enough = kind === 'mild' && !asksAmount.test(ask) ? scant : inDanger[kind];
  return enough ?? oppositeOf[kind];
}
/** "A little" to "Does he put no weight on it at all?": what the question calls missing is there. */
const isSomeOfNone = (ask: string, kind: AnswerKind, text: string): boolean =>
  kind === 'mild' &&
  / (?:no|nothing|none)\b/i.test(ask) &&
  text.split(' ').some((word) => amounts.has(word));
/** A question that says how much: "more than a few drops?". */
const asksAmount = /\b(?:more than|at least|enough)\b/i;
/** A little where anything was asked for: it is there, and hardly enough. */
const scant: Direct = { value: 'no', certainty: 0.75 };
const oppositeOf: Readonly<Record<AnswerKind, Direct>> = {
  yes: meaningOf.no,
  mild: meaningOf.unlikely,
  likely: { value: 'no', certainty: 0.75 },
  no: meaningOf.yes,
  unlikely: meaningOf.mild,
  unsure: meaningOf.unsure,
};
/** "A bit" of what an animal dies without is less than was asked for, and "I think so" is not known. */
const inDanger: Readonly<Partial<Record<AnswerKind, Direct>>> = {
  mild: meaningOf.likely,
  likely: meaningOf.unsure,
};
