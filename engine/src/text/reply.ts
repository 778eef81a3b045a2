import type { Node } from '../infer/model.ts';
import type { Evidence } from '../types.ts';
import { courseOf, findDurations } from './durations.ts';
import type { Extraction, Reader } from './extract.ts';
import { extract } from './extract.ts';
import { tokenise } from './tokens.ts';

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
const unsure =
  /^(?:not sure|unsure|i'?m not sure|i am not sure|no idea|idk|dunno|i don'?t know|don'?t know|can'?t tell|can'?t say|hard to (?:say|tell)|unknown|not certain|haven'?t (?:checked|looked|noticed)|i haven'?t (?:checked|looked)|maybe|perhaps|possibly|skip|n a|no clue|couldn'?t (?:say|tell)|i can'?t tell|unclear|who knows)\b/;
const negative =
  /^(?:no|nope|nah|not really|not at all|never|none|negative|not that i|not noticed|not yet|neither|nothing|he (?:isn'?t|doesn'?t|hasn'?t|is not|does not|has not)|she (?:isn'?t|doesn'?t|hasn'?t|is not|does not|has not)|it (?:isn'?t|doesn'?t|hasn'?t|is not|does not|has not)|i don'?t think|don'?t think so|doubt it|he'?s not|she'?s not|it'?s not|they (?:aren'?t|don'?t)|there (?:isn'?t|is no|are no)|i haven'?t seen any|haven'?t seen any|haven'?t noticed|i haven'?t noticed|not now|not particularly|not especially|not much|without|hasn'?t|doesn'?t|isn'?t|no she|no he|all normal|seems normal|looks normal|normal|fine|same as (?:always|usual))\b/;
const partly =
  /^(?:a bit|a little|slightly|sometimes|somewhat|kind of|kinda|sort of|sorta|now and then|occasionally|mildly|some|once|probably|i think so|i think yes|i think|might be|maybe a|possibly yes|at times|on and off|i guess|i suppose|i believe so|only|just a|sort-of|possibly|perhaps a little|could be)\b/;
const positive =
  /^(?:yes|yeah|yep|yup|yea|ya|yess+|aye|sure|definitely|absolutely|correct|right|indeed|affirmative|true|he (?:is|does|has|did)|she (?:is|does|has|did)|it (?:is|does|has|did)|they (?:are|do)|very much|very|a lot|lots|always|constantly|all the time|for sure|certainly|exactly|of course|both|many|much|really|extremely|quite|unfortunately|i do|i have|we have|there (?:is|are)|since|every|about|around|for (?:a|the|\d|two|three|several)|today|yesterday|this morning|last night|\d+|twice|several|more|ok yes|oh yes|uh huh|mhm|he'?s been|she'?s been|he started|she started)\b/;

interface Direct {
  value: string;
  certainty: number;
}

function yesNo(text: string): Direct | null {
  if (/^(?:not sure but|maybe yes|probably yes)/.test(text))
    return { value: 'yes', certainty: 0.75 };
  if (
    /^(?:probably not|i think not|maybe not|i guess not|hardly|not really|i don'?t think)/.test(
      text,
    )
  )
    return { value: 'no', certainty: 0.85 };
  if (partly.test(text))
    return {
      value: 'yes',
      certainty:
        /^(?:a bit|a little|slightly|sometimes|somewhat|once|occasionally|on and off)/.test(text)
          ? 0.88
          : 0.82,
    };
  if (unsure.test(text)) return { value: 'unknown', certainty: 0.5 };
  if (negative.test(text)) return { value: 'no', certainty: 0.97 };
  if (positive.test(text)) return { value: 'yes', certainty: 0.97 };
  return null;
}

function byOption(node: Node, text: string): Direct | null {
  if (text === plainText(notSure)) return { value: 'unknown', certainty: 0.5 };
  const chosen = answersOf(node).find(({ label }) => plainText(label) === text);
  return chosen ? { value: chosen.value, certainty: 1 } : null;
}

/** What a yes or no to the question says of the finding. "A bit" of what ought to be there is too little of it. */
function ofFinding(node: Node, said: Direct | null, text: string): Direct | null {
  if (!said || !node.finding.asksOpposite) return said;
  if (said.value === 'no')
    return /^(?:all |seems |looks )?(?:normal|fine)\b/.test(text)
      ? said
      : { ...said, value: 'yes' };
  return said.value === 'yes' && said.certainty > 0.9 ? { ...said, value: 'no' } : said;
}

const stopWords = new Set([
  'or',
  'the',
  'a',
  'it',
  'than',
  'to',
  'of',
  'and',
  'back',
  'again',
  'comes',
]);

function choice(node: Node, text: string): Direct | null {
  if (unsure.test(text)) return { value: 'unknown', certainty: 0.5 };
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

function fromDuration(node: Node, reply: string): Direct | null {
  const hours = tokenise(reply).flatMap((sentence) =>
    findDurations(sentence).map((duration) => duration.hours),
  );
  if (node.finding.id !== 'course' || !hours.length) return null;
  return { value: courseOf(Math.max(...hours)), certainty: 0.95 };
}

/** True for a short answer whose words are all about the question asked, so nothing is left unmatched. */
function isShort(reply: string): boolean {
  return reply.trim().split(/\s+/).length <= 4;
}

export interface Reply extends Extraction {
  /** What the reply said about the question itself; null when it did not touch it. */
  direct: Direct | null;
}

/** "Yeah, brown gunk" to a question about limping: the yes may belong to what was named, so it counts for little. */
function doubtfulYes(reader: Reader, node: Node, text: string, read: Extraction): boolean {
  if (
    !/^(?:yes|yeah|yep|yup|yea|ya|aye)\b/.test(text) ||
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

function directOf(
  reader: Reader,
  node: Node,
  text: string,
  reply: string,
  read: Extraction,
): Direct | null {
  const exact = byOption(node, text);
  if (exact) return exact;
  const timed = fromDuration(node, reply);
  if (timed) return timed;
  const spoken = read.evidence.find((item) => item.finding === node.finding.id);
  const general = node.finding.values ? choice(node, text) : ofFinding(node, yesNo(text), text);
  const plainly = /^(?:yes|yeah|yep|yup|no|nope|nah)\b/.test(text);
  // "Yes, a few drops" says more by its drops than by its yes.
  const isTwoSided = !node.finding.values && !node.finding.asksOpposite;
  if (spoken && general && plainly && spoken.value !== general.value && isTwoSided)
    return { value: general.value, certainty: 0.85 };
  if (spoken) return { value: spoken.value, certainty: Math.max(spoken.certainty, 0.9) };
  if (general?.value === 'yes' && doubtfulYes(reader, node, text, read))
    return { value: 'yes', certainty: 0.65 };
  if (general) return general;
  const child = read.evidence.find(
    (item) => item.value === 'yes' && item.finding.startsWith(`${node.finding.id}_`),
  );
  return child ? { value: 'yes', certainty: 0.9 } : null;
}

/** Reads a reply against the question that was asked, and keeps whatever else it teaches. */
export function readReply(
  reader: Reader,
  node: Node,
  reply: string,
  turn: number,
  known: ReadonlySet<string> = new Set(),
): Reply {
  const text = plainText(reply);
  if (byOption(node, text))
    return { evidence: [], unmatched: [], past: [], direct: byOption(node, text) };
  const present = new Set([...known, ...(node.finding.parent ? [node.finding.parent] : [])]);
  const read = extract(reader, reply, { source: 'answer', turn, present });
  const direct = directOf(reader, node, text, reply, read);
  const rest = read.evidence.filter(
    (item) =>
      item.finding !== node.finding.id &&
      !(item.finding === 'course' && node.finding.id !== 'course' && isShort(reply)),
  );
  const unmatched = direct && isShort(reply) ? [] : read.unmatched;
  return {
    evidence: rest,
    unmatched: !direct && !rest.length && !unmatched.length ? [reply.trim()] : unmatched,
    past: read.past,
    direct,
  };
}

/** The evidence of a direct answer, "unknown" included so that it is remembered. */
export function directEvidence(node: Node, direct: Direct, turn: number, quote: string): Evidence {
  return {
    finding: node.finding.id,
    value: direct.value,
    certainty: direct.certainty,
    source: 'answer',
    turn,
    quote,
  };
}
