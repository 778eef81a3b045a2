import * as v from 'valibot';

/** A language model that reads beside the embedded engine. */
export interface LanguageModelConfig {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly canSee: boolean;
  /** How long one text or picture may take, tries included; milliseconds. */
  readonly limitMs: number;
  /** Most tokens of one assessment. */
  readonly maxTokens: number;
  /** Of a million tokens, in the operator's currency. */
  readonly price: { readonly in: number; readonly out: number } | undefined;
}

/** A whole number within bounds. */
export const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `must be a number from ${least} to ${most}`),
    v.transform(Number),
    v.minValue(least, `must be a number from ${least} to ${most}`),
    v.maxValue(most, `must be a number from ${least} to ${most}`),
  );

/** What a million tokens cost, in and out. */
export const price = v.pipe(
  v.string(),
  v.regex(
    /^\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/,
    'must be two prices of a million tokens, in/out, such as 0.5/1.5',
  ),
  v.transform((text) => {
    const [input = 0, output = 0] = text.split('/').map(Number);
    return { in: input, out: output };
  }),
);
