import * as v from 'valibot';
import { PetWeight } from './pet.ts';

const percent = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)));
const text = v.string();
const texts = v.array(text);

/**
 * The "File for your vet", version 2: one assessment as data that a clinic's
 * software, or a person with a text editor, can read. `vet-handover.md` beside
 * the README of mfe-report explains each field. Adding a field keeps the
 * version; removing one or changing its meaning makes a new version.
 */
export const VetHandover = v.strictObject({
  schema: v.literal('petwise.vet-handover'),
  schemaVersion: v.literal(2),
  /** ISO 8601, UTC: when the file was made. */
  generatedAt: v.pipe(text, v.isoTimestamp()),
  notice: text,
  sessionId: v.nullable(text),
  urgency: v.nullable(v.strictObject({ level: text, reasons: texts, advice: text })),
  redFlags: v.array(v.strictObject({ text, advice: text })),
  /** The pet's name, where it is kept, and signalment as the owner gave it: species, breed, age, sex, spayedNeutered, weight. */
  patient: v.record(text, text),
  /** Two weights or more of the pet, oldest first; absent where fewer are kept. */
  weights: v.optional(v.array(v.strictObject(PetWeight.entries))),
  /** `null` when the owner skipped it or none was recorded. */
  history: v.nullable(v.record(text, text)),
  /** The owner's own messages, word for word, oldest first; empty when not at hand. */
  ownersWords: v.array(v.strictObject({ at: text, text })),
  /**
   * The course of the illness: the owner's words that say a time, what has
   * lasted longest first. `began` is the moment that they lead to, ISO 8601,
   * UTC, and `about` its day there, `YYYY-MM-DD`; where they name none, the
   * first is missing and the second empty. Who reads is shown the day of
   * `began` in their own time zone.
   */
  timeline: v.array(
    v.strictObject({
      about: text,
      began: v.optional(v.pipe(text, v.isoTimestamp())),
      since: text,
      words: text,
    }),
  ),
  /** Laboratory values that the owner confirmed; absent when no file held any. */
  laboratory: v.optional(
    v.array(
      v.strictObject({
        analyte: text,
        value: text,
        unit: text,
        /** As printed by the laboratory, else usual for the species; empty when not known. */
        interval: text,
        intervalFrom: v.picklist(['report', 'species', 'none']),
        flag: text,
        /** `YYYY-MM-DD`; empty when not known. */
        date: text,
        /** True when the owner gave the date, not the document. */
        datedByOwner: v.optional(v.boolean()),
        source: text,
        corrected: v.boolean(),
        /** Why it counted, or did not, beside other values of the analyte; missing for a single one. */
        note: v.optional(text),
      }),
    ),
  ),
  /** `stated`: lines of a document that name signs, values or medicines, as they stand there. */
  /** What vets wrote back through links to the report, oldest first; absent where none has. */
  vetAnswers: v.optional(v.array(v.strictObject({ at: text, author: text, words: text }))),
  /** What the owner says a vet found, and when (`YYYY-MM-DD`); absent while nobody has said it. */
  outcome: v.optional(v.strictObject({ diagnosis: text, foundOn: text })),
  attachments: v.array(v.strictObject({ name: text, type: text, stated: v.optional(texts) })),
  answers: v.array(
    v.strictObject({
      question: text,
      /** What could be chosen; absent where the answer says by itself what was asked, and in older files. */
      options: v.optional(texts),
      answer: text,
      significance: text,
      impact: text,
    }),
  ),
  /** What the owner told of the animal, each sign once; missing where the report alone was at hand. `since` in the owner's words, where told. */
  signs: v.optional(v.array(v.strictObject({ sign: text, since: v.optional(text) }))),
  /** Signs that the owner was asked about and does not see. */
  pertinentNegatives: texts,
  /** Most likely first; rank 1 is the primary. Percentages are unrounded. */
  conditions: v.array(
    v.strictObject({
      rank: v.number(),
      condition: text,
      /** Missing in files of before; `source` says where the numbers come from. */
      otherNames: v.optional(texts),
      /** True for a danger that stands here however unlikely it is. */
      mustNotMiss: v.optional(v.boolean()),
      source: v.optional(text),
      confidencePercent: percent,
      description: text,
      reasoning: text,
      impact: text,
      speaksFor: texts,
      speaksAgainst: texts,
      treatments: v.array(v.strictObject({ name: text, description: text, efficacy: text })),
    }),
  ),
  /** Signs that the first condition does not explain, and what else may be behind them; absent where there are none. */
  secondProblem: v.optional(
    v.strictObject({
      signs: texts,
      conditions: v.array(
        v.strictObject({ rank: v.number(), condition: text, confidencePercent: percent }),
      ),
    }),
  ),
  noneFits: v.boolean(),
  suggestedTests: v.array(
    v.strictObject({ name: text, type: text, description: text, impact: text, results: texts }),
  ),
  supplements: v.array(
    v.strictObject({
      name: text,
      purpose: text,
      dosage: text,
      evidenceLevel: text,
      considerations: text,
    }),
  ),
  healthDataSummary: text,
  overview: text,
  returnIf: texts,
  /** Signs that are not there and would make this an emergency; missing in older files. */
  wouldBeEmergency: v.optional(v.array(v.strictObject({ sign: text, reason: text }))),
  questionsForVet: texts,
  notUnderstood: texts,
  /** What a language model did that read beside the engine, and where the two differed; absent where none has read. */
  secondReader: v.optional(texts),
  engine: v.nullable(v.strictObject({ name: text, version: text, knowledgeVersion: text })),
});
export type VetHandover = v.InferOutput<typeof VetHandover>;

/** A "no" as the owners say it: the sign that was asked for is absent. */
const DENIED = /^\s*(?:no|nope|none|never|not at all)\b(?!\s+(?:idea|clue|longer))/i;
/** Evidence that names an absence, such as "no vomiting (seen in about 2 in 10)". */
const ABSENT = /^(?:no|not|without) [^(]+/i;

/**
 * The pertinent negatives of an assessment: what was asked and answered with a
 * plain no, and every absent sign that spoke for or against a condition; a
 * question that asks for such a sign is not said again.
 */
export function pertinentNegativesOf(
  given: Pick<VetHandover, 'answers'> & {
    /** Those that the owner told without being asked among them; missing in reports of before. */
    readonly absent?: readonly string[] | undefined;
    readonly conditions: readonly Pick<
      VetHandover['conditions'][number],
      'speaksFor' | 'speaksAgainst'
    >[];
  },
): string[] {
  const weighed = given.conditions
    .flatMap(({ speaksFor, speaksAgainst }) => [...speaksFor, ...speaksAgainst])
    .flatMap((line) => ABSENT.exec(line)?.[0].trim() ?? []);
  const absent = [...new Set([...weighed, ...(given.absent ?? []).map((sign) => `no ${sign}`)])];
  const denied = given.answers
    .filter(({ question, answer }) => question !== '' && DENIED.test(answer))
    .filter(({ question }) => !absent.some((sign) => asksFor(question, sign)))
    .map(({ question, answer }) => `${question} ${answer}`);
  return [...new Set([...denied, ...absent])];
}

/** Whether every word of "no cloudy or blue eye" stands in the question. */
function asksFor(question: string, absentSign: string): boolean {
  const asked = new Set(wordsOf(question));
  const [, ...sign] = wordsOf(absentSign);
  return sign.length > 0 && sign.every((word) => word === 'or' || asked.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
