import type { Opening } from '../openings.ts';
import { withOpening } from '../openings.ts';
import type { SpeciesReader } from './species-reader.ts';
import type { Part } from './figure.ts';

/** A text of the benches or of the rule suite, and the openings put before it. */
export interface OpenedText {
  reader: SpeciesReader;
  text: string;
  openings: readonly Opening[];
}

/** Findings and how certain they are, in one line, without what the opening itself tells. */
export function readingOf(
  reader: SpeciesReader,
  text: string,
  told: readonly string[] = [],
): string {
  return reader
    .read(text)
    .evidence.filter(({ finding }) => !told.includes(finding))
    .map(({ finding, value, certainty }) => `${finding}=${value} ${certainty}`)
    .toSorted()
    .join(', ');
}

/** What a text says otherwise with an opening before it; null when nothing. */
export function changedBy(reader: SpeciesReader, opening: Opening, text: string): string | null {
  const whole = withOpening(opening, text);
  const alone = readingOf(reader, text, opening.tells);
  const read = readingOf(reader, whole, opening.tells);
  return read === alone ? null : `"${whole}": ${alone} | ${read}`;
}

/** Each text with an opening before it: the findings stay, and so does the urgency. */
export function measureOpenings(texts: readonly OpenedText[]): Part {
  const details: string[] = [];
  let [pairs, otherFindings, otherUrgency] = [0, 0, 0];
  for (const { reader, text, openings } of texts) {
    const urgency = reader.urgencyOf(text);
    for (const opening of openings) {
      pairs += 1;
      const changed = changedBy(reader, opening, text);
      if (changed !== null) {
        otherFindings += 1;
        details.push(`openings ${changed}`);
      }
      if (opening.tells) continue;
      const opened = reader.urgencyOf(withOpening(opening, text));
      if (opened === urgency) continue;
      otherUrgency += 1;
      details.push(`openings "${withOpening(opening, text)}": ${urgency} -> ${opened}`);
    }
  }
  const of = `${pairs} texts with an opening`;
  const figure = (name: string, value: number): Part['figures'][number] => ({
    name: `openings: ${name}`,
    value: pairs ? value : null,
    bound: { atMost: 0 },
    unit: 'exceptions',
    of,
  });
  return {
    figures: [figure('other findings', otherFindings), figure('other urgency', otherUrgency)],
    details,
  };
}

/** Gives every text the next `each` openings of its species in turn; `each` undefined: all of them. */
export function withNextOpenings(
  texts: readonly { reader: SpeciesReader; text: string; openings: readonly Opening[] }[],
  each?: number,
): OpenedText[] {
  const places = new Map<SpeciesReader, number>();
  return texts.map(({ reader, text, openings }) => {
    if (each === undefined) return { reader, text, openings };
    const from = places.get(reader) ?? 0;
    places.set(reader, from + each);
    const chosen = Array.from({ length: Math.min(each, openings.length) }, (_, step) =>
      openings.slice((from + step) % openings.length).slice(0, 1),
    ).flat();
    return { reader, text, openings: chosen };
  });
}
