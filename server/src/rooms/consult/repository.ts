import type { NewTurn } from '@petwise/assessor';
import type {
  Assessment,
  BasicIntake,
  DeviceCheck,
  MedicalHistory,
  Question,
  Triage,
} from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';
import type { BeforeLast } from '../conversation/conversation.ts';
import { insertTurns, turnRows } from './turn-repository.ts';

export interface ConsultRow {
  readonly id: string;
  readonly owner_id: string;
  readonly status: 'asking' | 'finished';
  readonly version: number;
  readonly title: string;
  readonly species: string;
  readonly breed: string;
  readonly patient_data: BasicIntake;
  readonly medical_history: MedicalHistory;
  readonly state: unknown;
  /** From where the last answer can be given again; null before the first. */
  readonly before_last: BeforeLast | null;
  readonly question: Question | null;
  readonly can_process_results: boolean;
  readonly triage: Triage | null;
  readonly assessment: Assessment | null;
  /** For an assessment that came from a device. */
  readonly made_on_device: DeviceCheck | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

type NewConsult = Omit<
  ConsultRow,
  'version' | 'before_last' | 'created_at' | 'updated_at' | 'assessment' | 'made_on_device'
> & {
  readonly at: Date;
};

function json(value: unknown): string | null {
  return value === null || value === undefined ? null : toJson(value);
}

/** Writes a new consult without turns. */
export async function addConsult(tx: Queryable, consult: NewConsult): Promise<void> {
  await tx.query(
    `INSERT INTO consults (id, owner_id, status, title, species, breed, patient_data,
       medical_history, state, question, can_process_results, triage, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9::jsonb, $10::jsonb, $11, $12::jsonb, $13, $13)`,
    [
      consult.id,
      consult.owner_id,
      consult.status,
      consult.title,
      consult.species,
      consult.breed,
      json(consult.patient_data),
      json(consult.medical_history),
      json(consult.state),
      json(consult.question),
      consult.can_process_results,
      json(consult.triage),
      consult.at,
    ],
  );
}

const COLUMNS = `id, owner_id, status, version, title, species, breed, patient_data, medical_history,
  state, before_last, question, can_process_results, triage, assessment, made_on_device, created_at,
  updated_at`;

/** A consult of this owner; null when there is none, or it is somebody else's. */
export async function findConsult(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<ConsultRow | null> {
  const rows = await db.query<ConsultRow>(
    `SELECT ${COLUMNS} FROM consults WHERE id = $1 AND owner_id = $2`,
    [id, ownerId],
  );
  return rows[0] ?? null;
}

/** What going on with a consult takes of it: not what only its report, a list or a correction shows. */
export type GoingOn = Pick<
  ConsultRow,
  | 'id'
  | 'owner_id'
  | 'status'
  | 'version'
  | 'species'
  | 'state'
  | 'question'
  | 'can_process_results'
  | 'triage'
  | 'assessment'
> & { readonly is_answered: boolean };

/** As `findConsult`, for the next step: half of a consult's bytes are what came before its last answer. */
export async function findConsultToGoOn(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<GoingOn | null> {
  const rows = await db.query<GoingOn>(
    `SELECT id, owner_id, status, version, species, state, question, can_process_results, triage,
       assessment, before_last IS NOT NULL AS is_answered
     FROM consults WHERE id = $1 AND owner_id = $2`,
    [id, ownerId],
  );
  return rows[0] ?? null;
}

/** SQL for the diagnosis that a vet made after a consult, by its id; null where none was told. */
export type VetFoundOf = (consultId: string) => string;

/** SQL for what an owner calls a pet, by its id and theirs; null where they keep none. */
export type PetNameOf = (petId: string, ownerId: string) => string;

/** SQL for how often a vet wrote back about a consult, by its id. */
export type VetAnswersOf = (consultId: string) => string;

/** SQL for whether an owner has looked again after a consult’s report, by its id. */
export type LookedAgainOf = (consultId: string) => string;

/** What other rooms know of a consult that stands in a list. */
export interface ListedWith {
  readonly vetFoundOf: VetFoundOf;
  readonly vetAnswersOf: VetAnswersOf;
  readonly lookedAgainOf: LookedAgainOf;
  readonly petNameOf: PetNameOf;
}

/** A consult as it stands in a list, with its pet's name and what came after its report. */
export type ListedRow = Omit<ConsultRow, 'state' | 'before_last' | 'assessment'> & {
  readonly pet_name?: string | null;
  readonly vet_found?: string | null;
  readonly vet_answers?: number;
  readonly looked_again?: boolean;
};

/** An owner's consults after one of them, newest first; one more than asked for tells that there are others. */
export async function listConsults(
  db: Queryable,
  ownerId: string,
  {
    after,
    pet,
    limit,
    vetFoundOf,
    vetAnswersOf,
    lookedAgainOf,
    petNameOf,
  }: {
    after: { at: string; id: string } | null;
    pet?: string | undefined;
    limit: number;
  } & ListedWith,
): Promise<ListedRow[]> {
  return db.query(
    `SELECT id, status, title, species, breed, triage, made_on_device, created_at, updated_at,
       ${petNameOf("consults.patient_data ->> 'petId'", 'consults.owner_id')} AS pet_name,
       ${vetFoundOf('consults.id')} AS vet_found,
       ${vetAnswersOf('consults.id')} AS vet_answers,
       ${lookedAgainOf('consults.id')} AS looked_again
     FROM consults
     WHERE owner_id = $1
       AND (created_at < $2::timestamptz OR (created_at = $2::timestamptz AND id > $3))
       AND ($5::text IS NULL OR patient_data ->> 'petId' = $5)
     ORDER BY created_at DESC, id LIMIT $4`,
    [ownerId, after?.at ?? 'infinity', after?.id ?? '', limit, pet ?? null],
  );
}

/** The last answer, and the state before it: another one, or without one the state that the consult is moved on from. */
type Before = BeforeLast | Pick<BeforeLast, 'answerId'> | null;

/** Moves a consult on by one answer, and adds its turns; false, and nothing is added, when it has moved meanwhile. */
export async function moveConsult(
  tx: Queryable,
  consult: Pick<ConsultRow, 'id' | 'version'>,
  next: {
    state: unknown;
    before: Before;
    question: Question | null;
    canProcess: boolean;
    triage: Triage | null;
    turns?: readonly NewTurn[];
    at: Date;
  },
): Promise<boolean> {
  const rows = await tx.query(
    `WITH moved AS (
       UPDATE consults SET version = version + 1, state = $3::jsonb, question = $4::jsonb,
         can_process_results = $5, triage = $6::jsonb, updated_at = $7,
         before_last = $8::jsonb
           || CASE WHEN $8::jsonb ? 'state' THEN '{}' ELSE jsonb_build_object('state', state) END
       WHERE id = $1 AND version = $2 RETURNING id
     ), added AS (
       ${insertTurns({ consult: '$1', at: '$7', turns: '$9', from: ', moved' })}
     )
     SELECT id FROM moved`,
    [
      consult.id,
      consult.version,
      json(next.state),
      json(next.question),
      next.canProcess,
      json(next.triage),
      next.at,
      json(next.before),
      turnRows(next.turns ?? []),
    ],
  );
  return rows.length > 0;
}

/** Closes a consult with its report; false when it has moved meanwhile. */
export async function finishConsult(
  tx: Queryable,
  consult: Pick<ConsultRow, 'id' | 'version' | 'triage'>,
  { assessment, at }: { assessment: Assessment; at: Date },
): Promise<boolean> {
  const triage = assessment.triage ?? (assessment.nothingRead ? null : consult.triage);
  const rows = await tx.query(
    `UPDATE consults SET version = version + 1, status = 'finished', assessment = $3::jsonb,
       triage = $4::jsonb, updated_at = $5
     WHERE id = $1 AND version = $2 RETURNING id`,
    [consult.id, consult.version, json(assessment), json(triage), at],
  );
  return rows.length > 0;
}

/** A consult as far as its animal is compared with others over time. */
export interface DatedPatient {
  readonly id: string;
  readonly patient: BasicIntake;
  readonly at: Date;
}

/** The owner's consults up to this one, of its species, newest first; none when it is somebody else's. */
export function listSameSpecies(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<DatedPatient[]> {
  return db.query(
    `SELECT other.id, other.patient_data AS patient, other.created_at AS at FROM consults own
     JOIN consults other ON other.owner_id = own.owner_id AND other.species = own.species
       AND other.created_at <= own.created_at
     WHERE own.id = $1 AND own.owner_id = $2 ORDER BY other.created_at DESC, other.id LIMIT 500`,
    [id, ownerId],
  );
}

/** Removes a consult; false when this owner has none of that id. */
export async function removeConsult(tx: Queryable, ownerId: string, id: string): Promise<boolean> {
  const rows = await tx.query('DELETE FROM consults WHERE id = $1 AND owner_id = $2 RETURNING id', [
    id,
    ownerId,
  ]);
  return rows.length > 0;
}
