import { listOfDangers } from '../infer/danger-buttons.ts';
import type { Model } from '../infer/model.ts';
import type { KnownMap } from '../infer/known.ts';
import { settleEvidence } from '../infer/known.ts';
import type { CaseState, Evidence, Signs } from '../types.ts';
import { list, tell, valueWords } from './wording.ts';

/** Present, absent and described findings in words. */
export interface Understood {
  present: string[];
  absent: string[];
  unsure: string[];
}

/** Names of the known findings by what was said of them; a sign that a narrower one covers is left out. */
export function understood(model: Model, known: KnownMap): Understood {
  const out: Understood = { present: [], absent: [], unsure: [] };
  const covered = new Set<string>(shorterLengths(model, known));
  for (const [id, item] of known)
    if (item.value === 'yes' && model.nodes.get(id)?.finding.parent === 'toxin_exposure')
      covered.add('toxin_exposure');
  for (const [id, item] of known) {
    const finding = model.nodes.get(id)?.finding;
    if (!finding || covered.has(id)) continue;
    if (item.meaningOf || item.explained) continue;
    const words = valueWords(finding, item.value);
    if (item.value === 'no') out.absent.push(finding.name.replace(/^(?:a|an) /, ''));
    else if (item.certainty < 0.82) out.unsure.push(words);
    else out.present.push(words);
  }
  return out;
}

/** "Nothing eaten for twelve hours" is told by "nothing eaten for two weeks". */
function shorterLengths(model: Model, known: KnownMap): string[] {
  return [...model.nodes.values()].flatMap(({ finding }) => {
    const lengths = (finding.derive ?? [])
      .filter((step) => 'hours' in step && known.get(step.adds)?.value === 'yes')
      .map(({ adds }) => adds);
    return lengths.slice(0, -1);
  });
}

const perhaps = (words: string): string => `${words} (perhaps)`;

/** The signs themselves; that the illness has lasted long is no sign. */
export function signsOf(model: Model, known: KnownMap, evidence: readonly Evidence[]): Signs {
  const signs = new Map([...known].filter(([id]) => id !== 'course'));
  const { present: sure, absent, unsure } = understood(model, signs);
  const present = [...sure, ...unsure.map(perhaps)];
  const since = [...signs].flatMap(([id, { value }]) => {
    const finding = model.nodes.get(id)?.finding;
    // A later answer that affirms the sign says no time.
    const told = evidence.findLast(
      (item) => item.finding === id && item.value === value && item.since !== undefined,
    );
    const name = finding ? valueWords(finding, value) : '';
    const sign = present.find((words) => words === name || words === perhaps(name));
    return sign === undefined || told?.since === undefined ? [] : [{ sign, words: told.since }];
  });
  return { present, absent, ...(since.length > 0 && { since }) };
}

/** Most pieces quoted in one message. */
const mostQuoted = 12;

function quoted(pieces: readonly string[]): string[] {
  const first = pieces.slice(0, mostQuoted).map((words) => `"${words}"`);
  return pieces.length > mostQuoted ? [...first, 'more like this'] : first;
}

/** What a "None of these" to the list of dangers denies: two dozen signs, which the owner has just read. */
const allOfDangers = 'what else was on the list';
const isOfDangers = ({ asked }: CaseState): boolean => asked.at(-1)?.question.id === listOfDangers;

/** "We understood: … Not present: … Please correct me in your own words if this is wrong." */
export function extractionSummary(
  model: Model,
  state: CaseState,
  {
    evidence,
    unmatched,
  }: { readonly evidence: readonly Evidence[]; readonly unmatched: readonly string[] },
): string {
  const signs = understood(model, settleEvidence(model, evidence));
  const parts: string[] = [];
  const found = [...signs.present, ...signs.unsure.map(perhaps)];
  if (found.length) parts.push(tell('We understood:', found));
  else if (!signs.absent.length) parts.push('We did not recognize a sign in your words yet.');
  if (signs.absent.length)
    parts.push(`Not present: ${isOfDangers(state) ? allOfDangers : list(signs.absent)}.`);
  if (state.past.length && evidence.some((item) => item.turn === 0))
    parts.push(`Earlier or over: ${list(quoted(state.past))}.`);
  if (unmatched.length)
    parts.push(`Kept for your vet as you wrote it: ${quoted(unmatched).join('; ')}.`);
  parts.push('Please correct me in your own words if this is wrong.');
  return parts.join(' ');
}

/** The line shown while reading: "found vomiting, tired; no blood in the stool". */
export function readingLine(model: Model, evidence: readonly Evidence[]): string {
  const signs = understood(model, settleEvidence(model, evidence));
  const found = [...signs.present, ...signs.unsure];
  const yes = found.length ? `found ${list(found)}` : 'found no known sign yet';
  return signs.absent.length ? `${yes}; not present: ${list(signs.absent)}` : yes;
}
