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

export const labTestRoutes = defineRoutes({
  search: {
    method: 'GET',
    path: '/api/lab-tests/search',
    access: 'session',
    ownerData: 'none',
    /** Search terms, one `terms` parameter each. */
    query: v.object({
      terms: v.optional(
        v.union([
          v.pipe(v.string(), v.maxLength(200)),
          v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(10)),
        ]),
      ),
    }),
    bodyKind: 'none',
    response: v.array(LabTest),
  },
});
