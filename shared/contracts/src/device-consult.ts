import * as v from 'valibot';
import { Assessment } from './assessment.ts';
import { ConsultTurn, SessionId } from './consult.ts';
import { MAX_ANSWER_LENGTH, MAX_FILES_PER_CONSULT } from './limits.ts';
import { BasicIntake, MedicalHistory } from './patient.ts';
import { defineRoutes } from './route.ts';
import { UploadedFile } from './uploaded-file.ts';

/** Most turns of one consult made on a device: an engine asks twelve questions, each three turns. */
const MAX_TURNS = 200;
const MAX_REPORT_LENGTH = 400_000;

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

const DeviceQuestion = v.object({
  id: v.optional(text(200)),
  text: text(2_000),
  options: v.pipe(v.array(text(500)), v.maxLength(100)),
  can_process_results: v.boolean(),
  thinking_stream: text(20_000),
  why_this_question: v.optional(text(2_000)),
  picture: v.optional(v.object({ shows: text(40), takes: v.picklist(['photo', 'film']) })),
  measure: v.optional(text(40)),
  questions_left: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
});

const DeviceTurn = v.object({
  role: ConsultTurn.entries.role,
  messageType: ConsultTurn.entries.messageType,
  content: text(MAX_ANSWER_LENGTH),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  question: v.optional(v.nullable(DeviceQuestion)),
  reasoning: v.optional(v.nullable(text(20_000))),
  uploadedFiles: v.optional(v.pipe(v.array(UploadedFile), v.maxLength(MAX_FILES_PER_CONSULT))),
});

/** A finished assessment that was made on the owner's device, as the device's own `detail` gave it. */
export const DeviceConsultBody = v.object({
  sessionId: SessionId,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  patientData: BasicIntake,
  medicalHistory: MedicalHistory,
  turns: v.pipe(v.array(DeviceTurn), v.minLength(1), v.maxLength(MAX_TURNS)),
  assessment: v.pipe(
    Assessment,
    v.check((report) => JSON.stringify(report).length <= MAX_REPORT_LENGTH, 'Too long a report'),
  ),
  /** Its owner has said there that no reminder to look again is needed. */
  lookedAgain: v.optional(v.boolean()),
});
export type DeviceConsultBody = v.InferOutput<typeof DeviceConsultBody>;

/** `stored: 'before'` for a consult that came already, even when its owner has deleted it since. */
export const DeviceConsultSaved = v.object({
  sessionId: SessionId,
  stored: v.picklist(['now', 'before']),
});
export type DeviceConsultSaved = v.InferOutput<typeof DeviceConsultSaved>;

/** Takes in what a device made without a network. */
export const deviceConsultRoutes = defineRoutes({
  save: {
    method: 'POST',
    path: '/api/device-consults',
    access: 'session',
    ownerData: 'assessments',
    bodyKind: 'json',
    body: DeviceConsultBody,
    response: DeviceConsultSaved,
  },
});
