import * as v from 'valibot';
import { speciesIds } from './schema.ts';

/** What owners read, in the files of `text/`. No doses, no medicine for people (`engine/src/lint` refuses them). */
const text = v.pipe(v.string(), v.nonEmpty('is empty'));

export const conditionTexts = v.record(
  text,
  v.strictObject({
    name: text,
    layName: text,
    otherNames: v.exactOptional(v.array(text)),
    description: text,
    impact: text,
    /** One for each line of `context`, in its order. */
    because: v.exactOptional(v.array(text)),
    treatments: v.array(v.strictObject({ name: text, description: text, efficacy: text })),
    /** By test: what a result looks like that speaks for the condition. */
    shows: v.record(text, text),
    supplements: v.exactOptional(
      v.array(v.strictObject({ name: text, purpose: text, evidence: text, considerations: text })),
    ),
    returnIf: v.array(text),
    questionsForVet: v.exactOptional(v.array(text)),
  }),
);
export const findingTexts = v.record(
  text,
  v.strictObject({
    name: text,
    /** On a button beside others, where the name is long or starts with an article; no comma in it. */
    short: v.exactOptional(v.pipe(text, v.regex(/^[^,]+$/, 'has a comma'))),
    absent: v.exactOptional(text),
    ask: text,
    askFor: v.exactOptional(
      v.strictObject(
        // The object has exactly the given keys.
        Object.fromEntries(speciesIds.map((id) => [id, v.exactOptional(text)])) as Record<
          (typeof speciesIds)[number],
          v.ExactOptionalSchema<typeof text, undefined>
        >,
      ),
    ),
    yes: v.exactOptional(text),
    no: v.exactOptional(text),
    labels: v.exactOptional(v.record(text, text)),
  }),
);
export const redFlagTexts = v.record(
  text,
  v.strictObject({ name: text, reason: text, advice: text }),
);
export const doseTexts = v.record(
  text,
  v.strictObject({
    measure: text,
    ask: text,
    amounts: v.array(text),
    askKind: v.exactOptional(text),
    /** In the order of the data. */
    kinds: v.exactOptional(v.array(text)),
  }),
);
const three = v.pipe(v.array(text), v.length(3, 'is not three'));
export const careTexts = v.record(
  text,
  v.strictObject({ name: text, do: three, never: three, atHome: v.exactOptional(v.array(text)) }),
);
export const named = v.record(text, text);
export const testTexts = v.record(
  text,
  v.strictObject({ name: text, type: text, description: text }),
);
export const toxinTexts = v.record(text, v.strictObject({ name: text, why: text }));
export const packTexts = v.strictObject({ word: text, plural: text });
