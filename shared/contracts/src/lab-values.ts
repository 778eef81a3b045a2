import * as v from 'valibot';
import { IntakeSpecies } from './patient.ts';
import { defineRoutes } from './route.ts';

/** Where a value lies against its reference interval. */
export const LabFlag = v.picklist(['low', 'normal', 'high']);
export type LabFlag = v.InferOutput<typeof LabFlag>;

const amount = v.pipe(v.number(), v.finite());
const short = v.pipe(v.string(), v.maxLength(120));

/** An earlier value of the same analyte in the same report; `date` is `YYYY-MM-DD`. */
export const EarlierLabValue = v.object({ date: short, text: short, value: v.nullable(amount) });
export type EarlierLabValue = v.InferOutput<typeof EarlierLabValue>;

/** A usual range in the value's own unit; an open end is null. The report's own wins over the species'. */
export const LabInterval = v.object({
  low: v.nullable(amount),
  high: v.nullable(amount),
  from: v.picklist(['report', 'species']),
});
export type LabInterval = v.InferOutput<typeof LabInterval>;

const measured = {
  /** Id of the engine ("creatinine"), or of a value that only a veterinarian reads. */
  analyte: short,
  /** Plain name. */
  name: short,
  /** The value as printed: "3.4", "< 2", "3+". */
  text: short,
  /** Null where the report gives words. */
  value: v.nullable(amount),
  unit: v.nullable(short),
  interval: v.nullable(LabInterval),
  /** Null where neither report nor species tells. */
  flag: v.nullable(LabFlag),
  /** Times the upper end when high, share of the lower end when low; null otherwise. */
  magnitude: v.nullable(amount),
  /** `YYYY-MM-DD`; null when neither the file nor its owner says. */
  date: v.nullable(short),
  /** True once the owner has said when it was measured, or that they do not know. */
  datedByOwner: v.optional(v.boolean()),
  /** Newest first. */
  history: v.pipe(v.array(EarlierLabValue), v.maxLength(60)),
  /** Counted from one. */
  page: v.number(),
  line: v.number(),
  /** True once the owner has changed what was read. */
  corrected: v.boolean(),
};

/** One value read from a file, and what its owner decided about it. */
export const LabValue = v.object({
  /** Names the value within its file. */
  id: short,
  ...measured,
  /** The name as printed. */
  printed: short,
  decision: v.picklist(['open', 'confirmed', 'dropped']),
  /** False for values that are kept for the veterinarian and change no result. */
  counts: v.boolean(),
});
export type LabValue = v.InferOutput<typeof LabValue>;

/** What was read from one file. `unreadable`: the file's text could not be read. */
export const LabFile = v.object({
  fileId: v.string(),
  fileName: v.string(),
  status: v.picklist(['read', 'none', 'unreadable']),
  values: v.array(LabValue),
});
export type LabFile = v.InferOutput<typeof LabFile>;

const reported = {
  ...measured,
  fileName: v.string(),
  /** One sentence: why this value was used, or not, when the analyte has several. */
  note: v.optional(v.string()),
};

/** Another confirmed value of an analyte, which did not count. */
export const OtherLabValue = v.object(reported);
export type OtherLabValue = v.InferOutput<typeof OtherLabValue>;

/** A confirmed value as the report draws it: the one that counts for its analyte. */
export const ReportedLabValue = v.object({
  ...reported,
  /** Every other confirmed value, those without a date first, then the newest; missing in older reports. */
  others: v.optional(v.array(OtherLabValue)),
});
export type ReportedLabValue = v.InferOutput<typeof ReportedLabValue>;

/** The laboratory part of an assessment: what counted, and how many values nobody confirmed. */
export const Laboratory = v.object({
  values: v.array(ReportedLabValue),
  unconfirmed: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Laboratory = v.InferOutput<typeof Laboratory>;

const fileParams = v.object({ fileId: v.pipe(v.string(), v.uuid()) });

/** `YYYY-MM-DD`, a day there is. */
const day = v.pipe(v.string(), v.length(10), v.check(isDay, 'There is no such day'));

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/**
 * What the owner says of one value; a changed number or unit counts as corrected. `date`: when it was
 * measured; null when they do not know, left out when it stays as it is.
 */
export const LabDecision = v.object({
  id: short,
  decision: v.picklist(['open', 'confirmed', 'dropped']),
  value: v.optional(v.pipe(amount, v.minValue(0), v.maxValue(1_000_000))),
  unit: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(20)))),
  date: v.optional(v.nullable(day)),
});
export type LabDecision = v.InferOutput<typeof LabDecision>;

/** The calls about values of a laboratory sheet. */
export const labValueRoutes = defineRoutes({
  /** The laboratory values of one of the owner's own files; read at the first call. */
  list: {
    method: 'GET',
    path: '/api/files/:fileId/lab-values',
    access: 'session',
    ownerData: 'laboratory',
    params: fileParams,
    query: v.object({ species: v.optional(IntakeSpecies) }),
    bodyKind: 'none',
    response: LabFile,
    // The print of a photo may have to wait for others to be read.
    timeoutMs: 120_000,
  },
  /** Confirms, corrects or drops values; only confirmed ones become evidence. */
  decide: {
    method: 'POST',
    path: '/api/files/:fileId/lab-values',
    access: 'session',
    ownerData: 'laboratory',
    params: fileParams,
    bodyKind: 'json',
    body: v.object({
      species: v.optional(IntakeSpecies),
      values: v.pipe(v.array(LabDecision), v.maxLength(200)),
    }),
    response: LabFile,
  },
});
