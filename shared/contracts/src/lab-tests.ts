import * as v from 'valibot';
import { defineRoutes } from './route.ts';

/** DX-08. Links are http(s) only; a page refuses any other. */
export const LabTest = v.object({
  testName: v.string(),
  description: v.string(),
  price: v.optional(v.nullable(v.string())),
  questUrl: v.string(),
  telehealth: v.optional(v.nullable(v.object({ url: v.string(), provider: v.string() }))),
});
export type LabTest = v.InferOutput<typeof LabTest>;

const term = v.pipe(v.string(), v.maxLength(200));
const terms = v.optional(
  v.pipe(
    v.union([term, v.array(term)]),
    v.transform((given) => [given].flat().flatMap((one) => one.split(','))),
    v.transform((given) => given.map((one) => one.trim()).filter((one) => one !== '')),
  ),
  [],
);

const MOST_TERMS = 10;

/** Searches the laboratory tests that an owner may hear of. */
export const labTestRoutes = defineRoutes({
  search: {
    method: 'GET',
    path: '/api/lab-tests/search',
    access: 'session',
    ownerData: 'none',
    /** Search terms: one `terms` or `terms[]` parameter each, or one that lists them by commas. */
    query: v.pipe(
      v.object({ terms, 'terms[]': terms }),
      v.transform((given) => ({ terms: [...given.terms, ...given['terms[]']] })),
      v.check((all) => all.terms.length <= MOST_TERMS, `At most ${MOST_TERMS} terms`),
    ),
    bodyKind: 'none',
    response: v.array(LabTest),
  },
});
