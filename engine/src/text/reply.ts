import type { Node } from '../infer/model.ts';
import type { Evidence } from '../types.ts';
import { courseOf, findDurations } from './durations.ts';
import { excerpt } from './excerpt.ts';
import type { Extraction, Origin, Reader } from './extract.ts';
import { extract } from './extract.ts';
import type { Direct } from './answer-of-finding.ts';
import { ofFinding } from './answer-of-finding.ts';
import { readEllipticalAnswer, readShade } from './elliptical-answer.ts';
import { readStandIn } from './stand-in-answer.ts';
import { tokenise } from './tokens.ts';
import type { YesNo } from './yes-no.ts';
import { meaningOf, readYesNo } from './yes-no.ts';
import { bareYes } from '@petwise/language/en';
import { negators } from '../../words/context-words.ts';

export const notSure = 'Not sure';

/** What a question can be answered with, as its buttons stand, and the value each means. */
export function answersOf({ finding }: Pick<Node, 'finding'>): { label: string; value: string }[] {
  if (finding.values) return finding.values.map(({ label, id }) => ({ label, value: id }));
  const means = finding.asksOpposite ? { yes: 'no', no: 'yes' } : { yes: 'yes', no: 'no' };
  return [
    { label: finding.yes ?? 'Yes', value: means.yes },
    { label: finding.no ?? 'No', value: means.no },
  ];
}

/** Button texts of a question. */
export function optionsOf(node: Node): string[] {
  return [...answersOf(node).map(({ label }) => label), notSure];
}

/** A reply without case, punctuation and extra space, to compare it with a button. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[^a-z0-9' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What an option stands for; null when the words are none. */
function valueOf(node: Node, label: string): Direct | null {
  const text = plainText(label);
  if (text === plainText(notSure)) return { value: 'unknown', certainty: 0.5 };
  const chosen = answersOf(node).find((answer) => plainText(answer.label) === text);
  return chosen ? { value: chosen.value, certainty: 1 } : null;
}

/** An answer as it was given: an option that was chosen, and what the owner wrote beside it. */
interface Given {
  option: Direct | null;
  words: string;
}

/**
 * Takes an answer apart. A line that is an option and nothing else is that option, as a press of its button puts it
 * there; the button's own spelling goes before what somebody typed, and the last before an earlier one.
 */
export function partsOf(node: Node, reply: string): Given {
  const lines = reply.split('\n').map((line) => line.trim());
  const labels = new Set(optionsOf(node));
  const pressed = lines.filter((line) => labels.has(line));
  // "Eating? Yes. Drinking? No." is a list, and no press of a button.
  if (pressed.length > 1 && lines.some((line) => line.endsWith('?')))
    return { option: null, words: reply.trim() };
  const isOption = (line: string): boolean =>
    pressed.length ? labels.has(line) : valueOf(node, line) !== null;
  const at = lines.findLastIndex(isOption);
  const option = at < 0 ? null : valueOf(node, lines[at] ?? '');
  return {
    option,
    words: lines
      .filter((_, index) => index !== at)
      .join('\n')
      .trim(),
  };
}

/** "more" to "Is she drinking more?"; "less" to the same is a no. */
function compared(node: Node, text: string): Direct | null {
  const word = text.split(' ')[0] ?? '';
  const other = opposites.get(word);
  if (!other) return null;
  const asked = new Set(plainText(node.finding.ask).split(' '));
  if (asked.has(word)) return meaningOf.yes;
  return asked.has(other) ? meaningOf.no : null;
}
const opposites: ReadonlyMap<string, string> = new Map([
  ['more', 'less'],
  ['less', 'more'],
]);

const stopWords = new Set('or the a it than to of and back again comes'.split(' '));

function choice(node: Node, text: string): Direct | null {
  if (readYesNo(text)?.kind === 'unsure') return meaningOf.unsure;
  const words = new Set(text.split(' '));
  const scored = (node.finding.values ?? [])
    .map((value) => ({
      value: value.id,
      hits: plainText(value.label)
        .split(' ')
        .filter((word) => !stopWords.has(word) && words.has(word)).length,
    }))
    .sort((a, b) => b.hits - a.hits);
  const [best, second] = scored;
  return best && best.hits > 0 && best.hits > (second?.hits ?? 0)
    ? { value: best.value, certainty: 0.9 }
    : null;
}

/** How long, also of the bare "weeks" or "ages". */
function fromDuration(node: Node, words: string): Direct | null {
  if (node.finding.id !== 'course') return null;
  const hoursIn = (text: string): number[] =>
    tokenise(text).flatMap((sentence) => findDurations(sentence).map(({ hours }) => hours));
  const hours = [hoursIn(words), hoursIn(`for ${words}`)].find((found) => found.length) ?? [];
  if (!hours.length) return null;
  return { value: courseOf(hours.reduce((a, b) => Math.max(a, b))), certainty: 0.95 };
}

/** True for a short answer whose words are all about the question asked, so nothing is left unmatched. */
function isShort(reply: string): boolean {
  return reply.trim().split(/\s+/).length <= 4;
}

export interface Reply extends Extraction {
  /** What the reply said about the question itself; null when it did not touch it. */
  direct: Direct | null;
  /** Words beside a chosen option that say the opposite; the option stands. */
  against: readonly Evidence[];
}

/** The question that is open, and what reads an answer to it. */
export interface OpenQuestion {
  readonly reader: Reader;
  readonly node: Node;
  /** Signs known to be there before the answer. */
  readonly known?: ReadonlySet<string>;
}

/** "Yeah, brown gunk" to a question about limping: the yes may belong to what was named, so it counts for little. */
function doubtfulYes({ reader, node }: OpenQuestion, text: string, read: Extraction): boolean {
  if (
    !bareYes.has(text.split(' ')[0] ?? '') ||
    /\b(?:and|also|too|plus|as well|but|with|he|she|it|they)\b/.test(text)
  )
    return false;
  const family = (id: string): string => reader.findings.get(id)?.parent ?? id;
  const named = read.evidence
    .filter((item) => item.value === 'yes' && item.source !== 'inferred')
    .map((item) => item.finding);
  const near = (id: string): boolean =>
    family(id) === family(node.finding.id) || reader.findings.get(id)?.topic === node.finding.topic;
  return named.length > 0 && !named.some(near);
}

/** "No, he isn't eating": the "no" goes with what is not, and does not deny the sign. */
function agreesWithNo(spoken: Evidence): boolean {
  const words = tokenise(spoken.quote).flat();
  return spoken.value === 'yes' && words.some(({ word }) => negators.has(word));
}

/** A yes or no beside a sign that was named outright. */
function settled(spoken: Evidence, short: YesNo | null): Direct {
  const named = { value: spoken.value, certainty: Math.max(spoken.certainty, 0.9) };
  if (!short?.begins) return named;
  const { value } = meaningOf[short.kind];
  if (value === 'unknown')
    return spoken.certainty < 0.9 ? meaningOf.unsure : { ...named, certainty: 0.75 };
  const denied = short.plain && value !== spoken.value && !(value === 'no' && agreesWithNo(spoken));
  return denied ? { value, certainty: 0.85 } : named;
}

/** What a reply says of the question, and what else it says of what was asked about. */
interface Told {
  readonly direct: Direct | null;
  readonly others?: readonly Evidence[];
}

function toldBy(question: OpenQuestion, words: string, read: Extraction): Told {
  const direct = directOf(question, words, read);
  if (question.node.finding.values) return { direct };
  const elliptical = readEllipticalAnswer(question, words);
  if (!direct) return elliptical;
  // "Blue" says no to pale gums, and more than that.
  return direct.value === 'no' && !readYesNo(words)
    ? { direct, others: elliptical.others }
    : { direct };
}

const denies = (short: YesNo | null): boolean =>
  short !== null && meaningOf[short.kind].value !== 'yes';

function directOf(question: OpenQuestion, words: string, read: Extraction): Direct | null {
  const { node } = question;
  const timed = fromDuration(node, words);
  if (timed) return timed;
  const text = plainText(words);
  const spoken = read.evidence.find((item) => item.finding === node.finding.id);
  if (node.finding.values) {
    const chosen = choice(node, text);
    return spoken ? { ...spoken, certainty: Math.max(spoken.certainty, 0.9) } : chosen;
  }
  const standIn = spoken ? null : readStandIn(question, words);
  if (standIn) return ofFinding(question, standIn, text);
  const short = readYesNo(words);
  // Of a question for the opposite, "yes, a few drops" says more by its drops than by its yes.
  if (spoken) return settled(spoken, node.finding.asksOpposite ? null : short);
  const shade = short?.plain || denies(short) ? null : readShade(node.finding.ask, words);
  const general = compared(node, text) ?? shade ?? (short && ofFinding(question, short.kind, text));
  if (general?.value === 'yes' && doubtfulYes(question, text, read))
    return { value: 'yes', certainty: 0.65 };
  if (general) return general;
  const child = read.evidence.find(
    (item) => item.value === 'yes' && item.finding.startsWith(`${node.finding.id}_`),
  );
  return child ? { value: 'yes', certainty: 0.9 } : null;
}

function isKindOf(reader: Reader, id: string, whole: string): boolean {
  const up = reader.findings.get(id)?.parent;
  return up !== undefined && (up === whole || isKindOf(reader, up, whole));
}

/** Whether words beside an option would turn it round. A poison that is named counts, whatever was chosen. */
function contradicts({ reader, node }: OpenQuestion, option: Direct, item: Evidence): boolean {
  const { id } = node.finding;
  if (item.finding === id) return option.value !== 'unknown' && item.value !== option.value;
  if (option.value === 'no')
    return (
      item.value === 'yes' &&
      isKindOf(reader, item.finding, id) &&
      !item.finding.startsWith('toxin_')
    );
  return option.value === 'yes' && item.value === 'no' && isKindOf(reader, id, item.finding);
}

/** "Yes but only once" denies no cluster of seizures when nobody spoke of one. */
function outOfPlace(reader: Reader, spokenOf: ReadonlySet<string>, item: Evidence): boolean {
  const up = reader.findings.get(item.finding)?.parent;
  return item.value === 'no' && up !== undefined && !spokenOf.has(up);
}

/** Reads a reply against the question that was asked, and keeps whatever else it teaches. */
export function readReply(question: OpenQuestion, reply: string, origin: Origin): Reply {
  const { reader, node, known = [] } = question;
  const { option, words } = partsOf(node, reply);
  if (option && !words)
    return { evidence: [], unmatched: [], past: [], direct: option, against: [] };
  const { id, parent } = node.finding;
  const present = new Set([...known, ...(parent ? [parent] : [])]);
  const read = extract(reader, words, origin);
  const { direct, others = [] } = option ? { direct: option } : toldBy(question, words, read);
  const against = option ? read.evidence.filter((item) => contradicts(question, option, item)) : [];
  const yes = read.evidence.filter((item) => item.value === 'yes').map((item) => item.finding);
  const spokenOf = new Set([...present, id, ...yes]);
  const named = new Set(read.evidence.map(({ finding }) => finding));
  const elliptical = others.filter(({ finding }) => !named.has(finding));
  const rest = [...read.evidence, ...elliptical].filter(
    (item) =>
      item.finding !== id &&
      !against.includes(item) &&
      !outOfPlace(reader, spokenOf, item) &&
      !(item.finding === 'course' && id !== 'course' && isShort(reply)),
  );
  const unmatched = direct && isShort(words) ? [] : read.unmatched;
  return {
    evidence: rest,
    unmatched: !direct && !rest.length && !unmatched.length ? [excerpt(reply)] : unmatched,
    past: read.past,
    ...(read.wondered && { wondered: read.wondered }),
    direct,
    against,
  };
}

/** The evidence of a direct answer, "unknown" included so that it is remembered. */
export function directEvidence(
  { finding }: Node,
  { value, certainty }: Direct,
  stated: Pick<Evidence, 'turn' | 'quote'>,
): Evidence {
  return { finding: finding.id, value, certainty, source: 'answer', ...stated };
}
