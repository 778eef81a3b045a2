import { buildModel } from '../../src/infer/model.ts';
import type { Species } from '../../src/knowledge-types.ts';
import { loadKnowledge } from '../../src/load-knowledge.ts';
import { makeReader } from '../../src/text/extract.ts';
import { readReply } from '../../src/text/reply.ts';
import type { Part } from './figure.ts';

/** A short answer as an owner types it, to a question about one finding. */
export interface TypedAnswer {
  id: string;
  species: Species;
  question: string;
  /** The finding the question is about; left out where the product asks no such question. */
  finding?: string;
  /** The question asks whether the animal is well: its yes means that the finding is not there. */
  asksOpposite?: boolean;
  /** The button pressed and the words typed beside it; one of them may be missing. */
  tap: string | null;
  typed: string | null;
  means: string;
}

const values: Readonly<Record<string, string>> = { yes: 'yes', no: 'no', unsure: 'unknown' };
const opposite: Readonly<Record<string, string>> = { yes: 'no', no: 'yes', unknown: 'unknown' };

/** Short typed answers ("nope", "kinda", "wont let me look"): yes, no or unsure as meant. */
export async function measureAnswers(answers: readonly TypedAnswer[]): Promise<Part> {
  const details: string[] = [];
  let [n, opposed] = [0, 0];
  for (const { id, species, question, finding, asksOpposite, tap, typed, means } of answers) {
    const value = values[means];
    if (!finding || !value) continue;
    const knowledge = await loadKnowledge(species);
    const node = buildModel(knowledge).nodes.get(finding);
    if (!node) throw new Error(`${id}: ${species} has no finding ${finding}`);
    const asked = { ...node.finding, ask: question, ...(asksOpposite && { asksOpposite }) };
    const text = [tap, typed].filter((part) => part !== null).join('\n');
    const open = { reader: makeReader(knowledge), node: { ...node, finding: asked } };
    const { direct } = readReply(open, text, { source: 'answer', turn: 1 });
    n += 1;
    const meant = asksOpposite ? opposite[value] : value;
    const got = direct?.value ?? 'unknown';
    if (got === opposite[meant ?? ''] && got !== meant) opposed += 1;
    if (got !== meant) details.push(`answers ${id}: "${question}" "${text}": ${got}`);
  }
  return {
    figures: [
      {
        name: 'short typed answers: as meant',
        value: n ? (n - details.length) / n : null,
        bound: { atLeast: 0.95 },
        unit: 'share',
        of: `${n} answers`,
      },
      {
        name: 'short typed answers: taken for the opposite',
        value: n ? opposed : null,
        bound: { atMost: 0 },
        unit: 'exceptions',
        of: `${n} answers`,
      },
    ],
    details,
  };
}
