import {
  BasicIntake,
  GivenHistory,
  type MedicalHistory,
  type OutgoingMetadata,
  PrototypeBasicIntake,
  PrototypeMedicalHistory,
} from '@petwise/contracts';
import * as v from 'valibot';
import { ProblemError } from '../../errors.ts';
import { plainHistory, plainPatient } from '../conversation/plain-clients.ts';
import { mapPrototypeBasic, mapPrototypeHistory } from './prototype-intake.ts';
import { speciesNamedIn } from './species-words.ts';

/** What a form inside the conversation said, checked, in the consult's own shapes. */
export type Intake =
  | {
      readonly kind: 'basic';
      readonly patient: BasicIntake;
      readonly assumed: readonly string[];
      readonly notes: readonly string[];
    }
  | {
      readonly kind: 'medical-history';
      readonly history: MedicalHistory;
      readonly notes: readonly string[];
    };

const DATA_PATH = 'metadata.intakeData';

/**
 * Reads an intake message: the forms' payloads of section 3, or the prototype's
 * own (PROTO-10). A wrong one is refused with the fields that are wrong.
 */
export function readIntake(
  metadata: OutgoingMetadata | null | undefined,
  told: { readonly symptoms: string },
): Intake {
  const { intakeType, intakeData: data } = metadata ?? {};
  if (intakeType === undefined) throw missing('metadata.intakeType');
  if (data === undefined) throw missing(DATA_PATH);
  return intakeType === 'basic' ? readBasic(data, told.symptoms) : readHistory(data);
}

function readBasic(data: Readonly<Record<string, unknown>>, symptoms: string): Intake {
  if ('species' in data || 'breed' in data) {
    return {
      kind: 'basic',
      patient: checked(BasicIntake, plainPatient(data)),
      assumed: [],
      notes: [],
    };
  }
  const given = checked(PrototypeBasicIntake, data);
  const species = speciesNamedIn(symptoms) ?? 'dog';
  const { patient, assumed, notes } = mapPrototypeBasic(given, { species });
  return { kind: 'basic', patient: checked(BasicIntake, patient), assumed, notes };
}

function readHistory(data: Readonly<Record<string, unknown>>): Intake {
  const kind = 'medical-history';
  if (data.skipped === true) return { kind, history: { skipped: true }, notes: [] };
  if ('vaccinationHistory' in data || 'diet' in data || 'environment' in data) {
    return { kind, history: checked(GivenHistory, plainHistory(data)), notes: [] };
  }
  const { history, notes } = mapPrototypeHistory(checked(PrototypeMedicalHistory, data));
  return { kind, history: checked(GivenHistory, history), notes };
}

function checked<S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, data);
  if (parsed.success) return parsed.output;
  const details = parsed.issues.map((issue) => ({
    path: [DATA_PATH, v.getDotPath(issue)].filter(Boolean).join('.'),
    message: issue.message,
  }));
  const field = details[0]?.path.slice(DATA_PATH.length + 1) ?? '';
  const where = field === '' ? '' : `: ${field}`;
  throw new ProblemError('invalid-request', `Please check the form${where}`, { details });
}

function missing(path: string): ProblemError {
  const words = 'A form was sent without its data. Please fill it in again';
  return new ProblemError('invalid-request', words, { details: [{ path, message: 'Missing' }] });
}
