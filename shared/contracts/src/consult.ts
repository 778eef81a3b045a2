import * as v from 'valibot';
import { Assessment, Triage } from './assessment.ts';
import { DeviceCheck } from './device-check.ts';
import {
  ANSWER_TIMEOUT_MS,
  FINALIZE_TIMEOUT_MS,
  INIT_TIMEOUT_MS,
  MAX_ANSWER_LENGTH,
  MAX_FILES_PER_CONSULT,
  MAX_SYMPTOMS_LENGTH,
} from './limits.ts';
import { BasicIntake, MedicalHistory } from './patient.ts';
import { defineRoutes } from './route.ts';
import { UploadedFile } from './uploaded-file.ts';

/** Ids are UUIDs made by `crypto.randomUUID()`; the client may propose the consult's own. */
export const SessionId = v.pipe(v.string(), v.uuid());

const files = v.pipe(v.array(UploadedFile), v.maxLength(MAX_FILES_PER_CONSULT));

/** The picture that would help a vet at a question ("gums" as a photo); a page that does not know it offers none. */
export const AskedPicture = v.object({ shows: v.string(), takes: v.picklist(['photo', 'film']) });

/** Question object of section 3. `thinking_stream` holds the reasoning, one line a step. */
export const Question = v.object({
  id: v.optional(v.string()),
  text: v.string(),
  options: v.array(v.string()),
  can_process_results: v.boolean(),
  thinking_stream: v.string(),
  /** "Why this question?" in one or two sentences. */
  why_this_question: v.optional(v.string()),
  picture: v.optional(AskedPicture),
  /** By what it can be measured at home ("breaths"); a page that does not know it offers nothing. */
  measure: v.optional(v.string()),
  /** About how many questions are still to come, this one among them. */
  questions_left: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
});
export type Question = v.InferOutput<typeof Question>;

/** What became of a sign since the report that named it. */
export const Course = v.picklist(['better', 'same', 'worse', 'gone']);
export type Course = v.InferOutput<typeof Course>;

/** The report after which an owner looks at the animal again, and the owner's word on its signs, by their ids. */
export const Follows = v.object({
  sessionId: SessionId,
  signs: v.pipe(
    v.array(v.object({ id: v.pipe(v.string(), v.maxLength(100)), now: Course })),
    v.maxLength(200),
  ),
});
export type Follows = v.InferOutput<typeof Follows>;

/** What a consult begins with. */
export const InitBody = v.object({
  patientData: BasicIntake,
  medicalHistory: MedicalHistory,
  initialSymptoms: v.pipe(v.string(), v.trim(), v.maxLength(MAX_SYMPTOMS_LENGTH)),
  uploadedFiles: files,
  /** Judges a finished assessment again; `initialSymptoms` then holds what is new, or nothing. */
  follows: v.optional(Follows),
});
export type InitBody = v.InferOutput<typeof InitBody>;

/** The consult that was begun, with its first question. */
export const InitResponse = v.object({
  sessionId: SessionId,
  question: v.nullable(Question),
  can_process_results: v.boolean(),
  extractionSummary: v.string(),
  mismatchWarning: v.nullable(v.string()),
  triage: v.optional(Triage),
  /** Present when this very device answered, without the server. */
  madeOnDevice: v.optional(DeviceCheck),
});
export type InitResponse = v.InferOutput<typeof InitResponse>;

/** One answer, with files beside it. */
export const AnswerBody = v.object({
  sessionId: SessionId,
  answer: v.pipe(v.string(), v.trim(), v.maxLength(MAX_ANSWER_LENGTH)),
  attachedFiles: v.optional(files, []),
  /** The question as the client showed it; a 409 tells a client that answers an older one. */
  previousQuestion: v.optional(v.nullable(v.union([v.string(), Question]))),
});
export type AnswerBody = v.InferOutput<typeof AnswerBody>;

/** What an answer led to: the next question, or none. */
export const AnswerResponse = v.object({
  question: v.nullable(Question),
  can_process_results: v.boolean(),
  extraction_summary: v.nullable(v.string()),
  thinking_stream: v.string(),
  mismatchWarning: v.optional(v.nullable(v.string())),
  triage: v.optional(Triage),
});
export type AnswerResponse = v.InferOutput<typeof AnswerResponse>;

/** Which consult to end with a report. */
export const FinalizeBody = v.object({ sessionId: SessionId });
export type FinalizeBody = v.InferOutput<typeof FinalizeBody>;

/** The report. */
export const FinalizeResponse = v.object({ assessment: Assessment });
export type FinalizeResponse = v.InferOutput<typeof FinalizeResponse>;

/** A consult that the server still holds, newest first; no symptom text beyond a title. */
export const ConsultSummary = v.object({
  sessionId: SessionId,
  createdAt: v.string(),
  updatedAt: v.string(),
  species: v.string(),
  breed: v.string(),
  /** Of a pet that its owner keeps, as they call it now. */
  petName: v.optional(v.string()),
  title: v.string(),
  status: v.picklist(['asking', 'finished']),
  triage: v.optional(v.nullable(v.picklist(['emergency', 'today', 'soon', 'routine', 'watch']))),
  /** Present when it was made on the owner's device. */
  madeOnDevice: v.optional(DeviceCheck),
  /** What the owner says the vet found; absent while nobody has said it. */
  vetFound: v.optional(v.string()),
  /** How often a vet wrote back by a link to the report; missing for never. */
  vetAnswers: v.optional(v.number()),
  /** The owner has judged the animal again since, or said that it is better; missing while they have not. */
  lookedAgain: v.optional(v.boolean()),
});
export type ConsultSummary = v.InferOutput<typeof ConsultSummary>;

/** One exchange of a consult, enough to draw the chat again after a reload. */
export const ConsultTurn = v.object({
  id: v.string(),
  role: v.picklist(['user', 'assistant']),
  content: v.string(),
  timestamp: v.string(),
  /** A type that a newer server sends reads as `other`, and shows as text. */
  messageType: v.fallback(
    v.picklist([
      'initial_symptoms',
      'extraction_summary',
      'warning',
      'question',
      'answer',
      'correction',
      'other',
    ]),
    'other',
  ),
  /** True for an answer that the owner has changed since. */
  edited: v.optional(v.boolean()),
  question: v.optional(v.nullable(Question)),
  reasoning: v.optional(v.nullable(v.string())),
  uploadedFiles: v.optional(v.array(UploadedFile)),
});
export type ConsultTurn = v.InferOutput<typeof ConsultTurn>;

/** A whole consult: what "Resume your assessment" and "Past assessments" open. */
export const ConsultDetail = v.object({
  ...ConsultSummary.entries,
  patientData: BasicIntake,
  medicalHistory: MedicalHistory,
  turns: v.array(ConsultTurn),
  can_process_results: v.boolean(),
  /** How urgent it is with its reasons and advice, `triage` being its level; an older server leaves it out. */
  urgency: v.optional(v.nullable(Triage)),
  assessment: v.nullable(Assessment),
});
export type ConsultDetail = v.InferOutput<typeof ConsultDetail>;

const sessionParams = v.object({ sessionId: SessionId });

/** CHAT-11 and the additive calls that resume and delete an owner's own consults. */
/** The last entry of a page: its time in UTC and its id. */
const PageEnd = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_.{1,100}$/),
  v.check((text) => !Number.isNaN(Date.parse(text.slice(0, text.indexOf('_'))))),
);

/** The calls of a consult, from the first words to the report. */
export const consultRoutes = defineRoutes({
  init: {
    method: 'POST',
    path: '/api/responses-test/init',
    access: 'session',
    ownerData: 'assessments',
    bodyKind: 'json',
    body: InitBody,
    response: InitResponse,
    timeoutMs: INIT_TIMEOUT_MS,
    idempotent: true,
  },
  answer: {
    method: 'POST',
    path: '/api/responses-test/answer',
    access: 'session',
    ownerData: 'assessments',
    bodyKind: 'json',
    body: AnswerBody,
    response: AnswerResponse,
    timeoutMs: ANSWER_TIMEOUT_MS,
    idempotent: true,
  },
  finalize: {
    method: 'POST',
    path: '/api/responses-test/finalize',
    access: 'session',
    ownerData: 'assessments',
    bodyKind: 'json',
    body: FinalizeBody,
    response: FinalizeResponse,
    timeoutMs: FINALIZE_TIMEOUT_MS,
    idempotent: true,
  },
  list: {
    method: 'GET',
    path: '/api/consults',
    access: 'session',
    ownerData: 'assessments',
    /** A page of them, newest first; `after` is what the page before gave as `next`. Of one pet alone, or of all. */
    query: v.object({ after: v.optional(PageEnd), pet: v.optional(v.pipe(v.string(), v.uuid())) }),
    bodyKind: 'none',
    response: v.object({
      consults: v.array(ConsultSummary),
      /** Where the next page begins; missing with the last. */
      next: v.optional(v.string()),
      /** The server could not be reached: these are what the device itself holds. */
      onlyThisDevice: v.optional(v.boolean()),
    }),
  },
  detail: {
    method: 'GET',
    path: '/api/consults/:sessionId',
    access: 'session',
    ownerData: 'assessments',
    params: sessionParams,
    bodyKind: 'none',
    response: ConsultDetail,
  },
  remove: {
    method: 'DELETE',
    path: '/api/consults/:sessionId',
    access: 'session',
    ownerData: 'assessments',
    params: sessionParams,
    bodyKind: 'none',
    response: v.object({ deleted: v.boolean() }),
  },
});
