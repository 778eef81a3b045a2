import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that are not neutral for this ear. */
const medical =
  /\b(?:medic|pathology|veterinary|disease|symptom|patient|wound|injur|bleed|blood|pain|sick|ill\b|illness|skin|tumor|infect|vomit|cough|fever|faint|urin|stool|feces|diarrh|swell|swollen|itch|limp|lame|ache|sore)/i;

/** Sentences of prose in the READMEs of the dependencies. */
export function readmeSentences(): string[] {
  const root = join(import.meta.dirname, '../../../node_modules');
  const sentences = readdirSync(root)
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(root, name)).map((own) => join(name, own)) : [name],
    )
    .flatMap((name) => ['README.md', 'readme.md'].map((file) => join(name, file)))
    .filter((file) => existsSync(join(root, file)))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .replaceAll(/```[\s\S]*?```|<[^>]*>|`[^`]*`|https?:\S+/g, ' ')
        .replaceAll(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
        .split(/\n\s*\n|(?<=[.!?])\s+/),
    )
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => !medical.test(sentence))
    .filter((sentence) => /^[A-Z](?:[\w',-]+ ){4,60}[\w',-]+[.!?]$/.test(sentence));
  return [...new Set(sentences)];
}
