import { stem } from '../text/stem.ts';

/** Words that say that something begins, goes on or changes, and not what. */
const FILLERS = new Set(
  `your the a an there it its is are be become turn look get grow grows start begin go on come back
return again and still for more than day in of or with appear does do will becomes worse goes many times time
she he they this that has have to`
    .split(/\s+/)
    .map(stem),
);
/** Both say that something is not there; what "does not stop" is there. */
const GOES_ON = /\b(?:does|do) not stop\b/g;
const MISSING = /\b(?:cannot|not|no|stops?|without)\b/g;

/** The words of a line that say what happens, each by its stem: `vomiting starts again` and `your dog vomits` are one. */
function matterOf(line: string, word: string): ReadonlySet<string> {
  const bare = line.replaceAll(word, ' ').replace(GOES_ON, ' ').replace(MISSING, ' not ');
  const stems = (bare.match(/[a-z]+/g) ?? []).map(stem);
  return new Set(stems.filter((one) => !FILLERS.has(one)));
}

/** `your dog vomits or stops eating` is two lines; `your dog becomes weak or cold` is one. */
function takenApart(line: string, word: string): readonly [subject: string, ...parts: string[]] {
  const subject = [`your ${word} `, 'she ', 'it '].find((one) => line.startsWith(one)) ?? '';
  const parts = line.slice(subject.length).split(/, | or /);
  const isVerbFirst = parts.every((part) => /^(?:(?!its)[a-z]+s|cannot|will)\b/.test(part));
  return subject !== '' && isVerbFirst ? [subject, ...parts] : ['', line];
}

/**
 * The lines without what another has told: "your dog vomits again" beside "vomiting does not stop", "the gums turn pale"
 * beside "… or the gums turn pale, blue or gray".
 *
 * @param told lines that stand beside these in any case
 * @param word how the animal is called, as in `your dog`
 */
export function withoutRepeats(
  lines: readonly string[],
  { told, word }: { readonly told: readonly string[]; readonly word: string },
): string[] {
  const known = told.map((line) => ({ line, matter: matterOf(line, word) }));
  const isKnown = (matter: ReadonlySet<string>): boolean =>
    matter.size > 0 &&
    known.some(
      (one) =>
        (one.matter.size === matter.size || one.line.includes(' or ')) &&
        [...matter].every((part) => one.matter.has(part)),
    );
  return lines.flatMap((line) => {
    const [subject, ...parts] = takenApart(line, word);
    const fresh = parts.filter((part) => !isKnown(matterOf(part, word)));
    if (fresh.length === 0) return [];
    const last = fresh.at(-1) ?? '';
    const text = [fresh.slice(0, -1).join(', '), last].filter(Boolean).join(' or ');
    known.push(...fresh.map((part) => ({ line: part, matter: matterOf(part, word) })));
    return [subject + text];
  });
}
