import { PATIENT_FACTS, toUploadedFile } from '@petwise/contracts';

type Fields = Readonly<Record<string, unknown>>;

/** What stands in the fields of facts that nobody told. */
const UNTOLD = { sex: 'unknown', spayedNeutered: 'unknown' } as const;
const UNTOLD_AGE = { age: 5, ageUnit: 'years' } as const;
const UNTOLD_WEIGHT = { weight: 'normal weight', weightUnit: 'category' } as const;
const EMPTY_HISTORY = {
  medications: [],
  chronicIllnesses: [],
  priorOperations: [],
  vaccinationHistory: '',
  diet: '',
  environment: '',
} as const;

/**
 * A body of `init` in the shapes that a client written from the specification alone sends: an empty, partial or missing
 * history, a minimal patient, numbers as text, an upload's own answer among the files. Gives what `InitBody` describes,
 * as far as it can; what is wrong stays wrong and is refused there.
 */
export function plainInit(body: unknown): unknown {
  if (!isFields(body)) return body;
  return {
    ...body,
    patientData: plainPatient(body['patientData']),
    medicalHistory: plainHistory(body['medicalHistory']),
    uploadedFiles: files(body['uploadedFiles']),
  };
}

/** A body of `answer`, likewise. */
export function plainAnswer(body: unknown): unknown {
  return isFields(body) ? { ...body, attachedFiles: files(body['attachedFiles']) } : body;
}

/** The fields of the Basic Information form, numbers as numbers; a fact that is missing is not told. */
export function plainPatient(given: unknown): unknown {
  if (!isFields(given)) return given;
  const told: Fields = {
    ...withoutNull(given),
    ...(isMissing(given['age']) ? UNTOLD_AGE : { age: numberOf(given['age']) }),
    ...(isMissing(given['weight']) ? UNTOLD_WEIGHT : { weight: numberOf(given['weight']) }),
  };
  const missing = PATIENT_FACTS.filter((fact) => isMissing(given[fact]));
  const { notTold } = told;
  const untold = Array.isArray(notTold) ? [...new Set([...notTold, ...missing])] : missing;
  return {
    ...UNTOLD,
    ...told,
    ...(missing.length === 0 ? {} : { notTold: untold }),
  };
}

/** The fields of the Medical History form; what is missing says nothing. */
export function plainHistory(given: unknown): unknown {
  if (isMissing(given) || (isFields(given) && given['skipped'] === true)) return { skipped: true };
  if (!isFields(given)) return given;
  return { ...EMPTY_HISTORY, ...withoutNull(given) };
}

function files(given: unknown): unknown {
  if (isMissing(given)) return [];
  return Array.isArray(given) ? given.map(file) : given;
}

/** An upload's answer as the file it describes; the specification reads its fields by two names each. */
function file(given: unknown): unknown {
  if (!isFields(given) || 'name' in given) return given;
  const name = given['filename'] ?? given['file_name'];
  if (typeof name !== 'string') return given;
  const type = given['fileType'] ?? given['file_type'];
  const described = toUploadedFile({
    // Its own fields are checked by the contract that this is for.
    ...(given as Parameters<typeof toUploadedFile>[0] & Fields),
    filename: name,
    fileType: typeof type === 'string' ? type : '',
  });
  return withoutNull(described);
}

function withoutNull(fields: object): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isMissing(value)));
}

/** A field of a form that was left empty comes as blank text. */
function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

/** A number that came as text; what is no number stays as it is. */
function numberOf(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  const value = Number(given);
  return Number.isFinite(value) ? value : given;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
