import type { AnySpecies, Finding, Knowledge } from '../knowledge-types.ts';
import type { Patient } from '../types.ts';

/** "18 %" style whole per cent; never 0 or 100, because nothing here is certain. */
export function percent(p: number): string {
  const whole = Math.round(p * 100);
  if (whole <= 0) return 'under 1 %';
  if (whole >= 100) return 'over 99 %';
  return `${whole} %`;
}

/** "about 6 in 10". */
export function inTen(p: number): string {
  if (p < 0.05) return 'fewer than 1 in 20';
  if (p > 0.95) return 'nearly all';
  return `about ${Math.min(9, Math.max(1, Math.round(p * 10)))} in 10`;
}

/** Certainty in words beside the number; the report's chips use the same words and steps. */
export function likelihoodWord(p: number): string {
  if (p >= 0.8) return 'very likely';
  if (p >= 0.6) return 'likely';
  if (p >= 0.3) return 'possible';
  return p >= 0.1 ? 'less likely' : 'unlikely';
}

/** "a, b and c"; "a, as b; c and d" where an item has a comma of its own. */
export function list(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  const mark = items.some((item) => item.includes(',')) ? '; ' : ', ';
  return `${items.slice(0, -1).join(mark)}${mark === '; ' ? ';' : ''} and ${items.at(-1) ?? ''}`;
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const pronouns = { male: ['he', 'his'], female: ['she', 'her'], unknown: ['it', 'its'] } as const;

/** Fills `{pet}`, `{they}` and `{their}` for this patient. */
export function fill(text: string, knowledge: Knowledge, patient: Patient): string {
  const [they, their] = pronouns[patient.sex];
  return capital(
    text
      .replaceAll('{pet}', `your ${knowledge.word}`)
      .replaceAll('{they}', they)
      .replaceAll('{their}', their),
  );
}

function isSpeciesKey(askFor: Finding['askFor'], species: AnySpecies): string | undefined {
  return species === 'other' ? undefined : askFor?.[species];
}

/** The question for this species and patient. */
export function questionText(finding: Finding, knowledge: Knowledge, patient: Patient): string {
  return fill(isSpeciesKey(finding.askFor, knowledge.species) ?? finding.ask, knowledge, patient);
}

/** A known value in words: "vomiting", "no vomiting", "how it began: suddenly". */
export function valueWords(finding: Finding, value: string): string {
  if (finding.values) {
    const label = finding.values.find((item) => item.id === value)?.label ?? value;
    return `${finding.name}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  }
  return value === 'no'
    ? (finding.absent ?? `no ${finding.name.replace(/^(?:a|an|the) /, '')}`)
    : finding.name;
}

/**
 * What the owner told us as sentences: "You told us about vomiting. How it began: suddenly."
 * Findings with a value of their own ("how it began: suddenly") read badly within a list.
 */
export function tell(lead: string, found: readonly string[]): string {
  const plain = found.filter((words) => !words.includes(': '));
  const valued = found.filter((words) => words.includes(': '));
  if (!plain.length) return valued.length ? `${lead} ${list(valued)}.` : '';
  return [`${lead} ${list(plain)}.`, ...valued.map((words) => `${capital(words)}.`)].join(' ');
}

/** "a, b and c; how it began: suddenly": as `list`, with what has a value of its own at the end. */
export function listWithValues(found: readonly string[]): string {
  const plain = found.filter((words) => !words.includes(': '));
  const valued = found.filter((words) => words.includes(': '));
  return [list(plain), ...valued].filter(Boolean).join('; ');
}

/** Lower-case first letter unless the word is a name or an abbreviation. */
export function soft(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
