import type { Model, Node } from '../infer/model.ts';
import { ancestorsOf, impliedParents } from '../infer/families.ts';
import { settleEvidence } from '../infer/known.ts';
import type { CaseState, Evidence } from '../types.ts';
import { excerpt } from './excerpt.ts';
import type { Extraction, Reader } from './extract.ts';
import { extract } from './extract.ts';
import { tokenise } from './tokens.ts';
import { plain } from '@petwise/language/en';

/** "No, it's not blood", "that's wrong, he is not limping", "I never said he coughs". */
const OPENING =
  /^(?:no|nope|nah|sorry|wait|oops|actually|correction)\b[\s,.;:!-]*(?:no\b[\s,.;:!-]*)?(?:but |i (?:meant|mean)[ ,]*)?(?:it|that|this|he|she|they|there|those|i)\b|^(?:that|this|it)(?:['’]?s| is| was) (?:wrong|not right|not true|not what i (?:said|meant))|^(?:you (?:got|have|misunderstood|understood)|i (?:never|did(?:n['’]?t| not)) (?:say|said|mean|meant))/i;
const DENIAL = /\b(?:not|never|no)\b|n['’]t\b/i;

/**
 * Reads a reply as a correction of something understood before, when it denies
 * that and does not speak of the open question, which may be of no single sign (`node` undefined). Null when it is an answer.
 */
export function readOwnCorrection(
  engine: { readonly model: Model; readonly reader: Reader },
  state: CaseState,
  reply: { readonly node: Node | undefined; readonly text: string; readonly turn: number },
): Extraction | null {
  const { node, text, turn } = reply;
  const opening = OPENING.exec(text.trim());
  if (!opening) return null;
  const denied = deniedStems(text);
  if (denied.size === 0 || (node && overlaps(denied, questionStems(node)))) return null;
  const known = presentSigns(engine.model, state).filter(
    (item) => item.finding !== node?.finding.id,
  );
  const meant = bestMatch(engine.model, known, denied);
  if (meant === null) return null;
  const read = extract(engine.reader, text, { source: 'answer', turn });
  if (node && read.evidence.some((item) => item.finding === node.finding.id)) return null;
  const denial: Evidence = {
    finding: meant,
    value: 'no',
    certainty: 0.95,
    source: 'answer',
    turn,
    quote: excerpt(text),
  };
  const implied = impliedParents(engine.model, state.evidence, new Set([meant]));
  const rest = read.evidence.filter((item) => item.finding !== meant);
  return { ...read, evidence: [denial, ...implied, ...rest], unmatched: [] };
}

/** Stems of what stands after the first denial that is more than the opening "no". */
function deniedStems(text: string): ReadonlySet<string> {
  const rest = text.trim().replace(/^(?:no|nope|nah)\b[\s,.;:!-]*/i, '');
  const denial = DENIAL.exec(rest);
  if (!denial) return new Set();
  const [clause = ''] = rest.slice(denial.index + denial[0].length).split(/[,.;:!?]|\bbut\b/);
  return contentStems(clause);
}

function questionStems(node: Node): ReadonlySet<string> {
  const { finding } = node;
  return contentStems([finding.name, finding.ask].join(' '));
}

function contentStems(text: string): ReadonlySet<string> {
  const tokens = tokenise(text).flat();
  const content = tokens.filter(({ word, punctuation }) => {
    return !punctuation && word.length > 2 && !plain.has(word);
  });
  return new Set(content.map(({ stem }) => stem));
}

function presentSigns(model: Model, state: CaseState): Evidence[] {
  const known = settleEvidence(model, state.evidence);
  return state.evidence.filter(({ finding, value }) => {
    return value !== 'no' && value !== 'unknown' && known.get(finding)?.value === value;
  });
}

/** The finding whose name or quoted words share the most with what is denied; the one told last, and rather the whole than a kind of it. */
function bestMatch(
  model: Model,
  known: readonly Evidence[],
  denied: ReadonlySet<string>,
): string | null {
  const scored = known.map(({ finding, quote }) => {
    const node = model.nodes.get(finding);
    const words = contentStems(`${node?.finding.name ?? ''} ${quote}`);
    // A choice ("since when") has no "no"; the owner says the right one instead.
    const hits = node?.finding.values ? 0 : [...denied].filter((stem) => words.has(stem)).length;
    return { finding, hits };
  });
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  if (most === 0) return null;
  const best = scored.filter(({ hits }) => hits === most).map(({ finding }) => finding);
  const whole = best.filter((id) => !ancestorsOf(model, id).some((up) => best.includes(up)));
  return whole.at(-1) ?? null;
}

function overlaps(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((stem) => b.has(stem));
}
