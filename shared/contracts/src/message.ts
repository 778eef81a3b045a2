import * as v from 'valibot';
import { Triage } from './assessment.ts';
import { AskedPicture, SessionId } from './consult.ts';
import { MAX_ANSWER_LENGTH, MAX_LIST_ENTRIES } from './limits.ts';
import { defineRoutes } from './route.ts';

/** What a message of the Assistant may be. */
export const MESSAGE_TYPES = ['text', 'image', 'response', 'intake', 'process-results'] as const;
/** One of `MESSAGE_TYPES`. */
export const MessageType = v.picklist(MESSAGE_TYPES);
export type MessageType = v.InferOutput<typeof MessageType>;

/** What to do about a diagnosis, a line each: by the owner now, and by a professional (DX-06). */
export const Care = v.object({ immediate: v.array(v.string()), professional: v.array(v.string()) });
export type Care = v.InferOutput<typeof Care>;

/** Diagnosis of the results view. */
export const Diagnosis = v.object({
  condition: v.string(),
  description: v.string(),
  /** Percent, 0 to 100 (DX-03, DX-04), never a fraction: 1 is one percent. */
  confidence: v.number(),
  isPrimary: v.optional(v.boolean()),
  /** Of the primary one; without it the view decides whether the fixed lines of DX-06 fit. */
  care: v.optional(Care),
});
export type Diagnosis = v.InferOutput<typeof Diagnosis>;

/** A button under a message: what it shows, and what it sends. */
export const QuickResponse = v.object({ text: v.string(), value: v.string() });
export type QuickResponse = v.InferOutput<typeof QuickResponse>;

/** A number, or one that came as text; null where the field was left empty. */
const given = v.nullable(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(?:\d+(?:\.\d+)?)?$/),
      v.transform((typed) => (typed === '' ? null : Number(typed))),
    ),
  ]),
);
const number = v.optional(given, null);
const text = v.nullish(v.string(), '');

/** PROTO-10, the prototype chat's own intake data. Height in `heightUnit`, weight in `weightUnit`. */
export const PrototypeBasicIntake = v.object({
  age: given,
  gender: text,
  weight: number,
  weightUnit: text,
  height: number,
  heightUnit: text,
});
export type PrototypeBasicIntake = v.InferOutput<typeof PrototypeBasicIntake>;

const list = v.pipe(v.array(v.string()), v.maxLength(MAX_LIST_ENTRIES));
/** One text, or a list of them. */
const texts = v.union([
  v.string(),
  v.pipe(
    list,
    v.transform((given) => given.join(', ')),
  ),
]);

/** The medical history as the specification's chat asks for it (PROTO). */
export const PrototypeMedicalHistory = v.object({
  medications: v.nullish(list, []),
  chronicIllnesses: v.nullish(list, []),
  priorOperations: v.nullish(list, []),
  smokingHistory: text,
  drinkingHistory: text,
  familyHistory: v.nullish(v.array(v.object({ relation: v.string(), conditions: texts })), []),
  skipped: v.nullish(v.boolean(), false),
});
export type PrototypeMedicalHistory = v.InferOutput<typeof PrototypeMedicalHistory>;

const urls = v.pipe(v.array(v.pipe(v.string(), v.maxLength(512))), v.maxLength(20));

/** PROTO-08: what a page may send beside the text. */
export const OutgoingMetadata = v.object({
  imageUrls: v.optional(urls),
  fileNames: v.optional(urls),
  selectedValue: v.optional(v.string()),
  /** Id of the newest assistant message the page showed; a 409 tells a page that answers an older question. */
  replyTo: v.optional(v.pipe(v.string(), v.maxLength(64))),
  intakeType: v.optional(v.picklist(['basic', 'medical-history'])),
  /** Validated by the sessions room against the kind; unknown keys are dropped there. */
  intakeData: v.optional(v.record(v.string(), v.unknown())),
});
export type OutgoingMetadata = v.InferOutput<typeof OutgoingMetadata>;

/** Section 3, "Message metadata, incoming". */
export const IncomingMetadata = v.object({
  diagnoses: v.optional(v.array(Diagnosis)),
  quickResponses: v.optional(v.array(QuickResponse)),
  options: v.optional(v.array(v.union([v.string(), QuickResponse]))),
  nextQuestion: v.optional(v.string()),
  requiresForm: v.optional(v.picklist(['basic-intake', 'medical-history'])),
  why_this_question: v.optional(v.string()),
  picture: v.optional(AskedPicture),
  /** By what the question can be measured at home; see `Question`. */
  measure: v.optional(v.string()),
  /** About how many questions are still to come, this one among them. */
  questions_left: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  isComplete: v.optional(v.boolean()),
  isO3Pro: v.optional(v.boolean()),
  /** How urgent the case is as of this message; the page keeps what is urgent in sight. */
  triage: v.optional(Triage),
  imageUrls: v.optional(v.array(v.string())),
  canProcessResults: v.optional(v.boolean()),
  needsO3Pro: v.optional(v.boolean()),
  selectedValue: v.optional(v.string()),
  fileNames: v.optional(v.array(v.string())),
  intakeType: v.optional(v.string()),
  /** True for an answer that the owner has changed since. */
  edited: v.optional(v.boolean()),
});
export type IncomingMetadata = v.InferOutput<typeof IncomingMetadata>;

/** Section 3, "Message (server list)". `content` is text, never markup. */
export const Message = v.object({
  id: v.string(),
  role: v.picklist(['user', 'assistant']),
  content: v.string(),
  /** The five of the specification, and `warning` or `analysis` from the server (CONV-03). */
  messageType: v.string(),
  metadata: v.nullable(IncomingMetadata),
  reasoning: v.nullable(v.string()),
  createdAt: v.string(),
});
export type Message = v.InferOutput<typeof Message>;

const sessionParams = v.object({ sessionId: SessionId });

/** The prototype chat's calls (PROTO-01, PROTO-06, PROTO-08). */
export const sessionRoutes = defineRoutes({
  create: {
    method: 'POST',
    path: '/api/sessions',
    access: 'session',
    ownerData: 'conversations',
    bodyKind: 'none',
    response: v.object({ sessionId: SessionId }),
  },
  messages: {
    method: 'GET',
    path: '/api/sessions/:sessionId/messages',
    access: 'session',
    ownerData: 'conversations',
    params: sessionParams,
    bodyKind: 'none',
    response: v.object({ messages: v.array(Message) }),
  },
  send: {
    method: 'POST',
    path: '/api/sessions/:sessionId/messages',
    access: 'session',
    ownerData: 'conversations',
    params: sessionParams,
    bodyKind: 'json',
    body: v.object({
      content: v.pipe(v.string(), v.maxLength(MAX_ANSWER_LENGTH)),
      messageType: MessageType,
      metadata: v.optional(v.nullable(OutgoingMetadata)),
    }),
    response: v.object({ messages: v.array(Message) }),
    timeoutMs: 600_000,
    idempotent: true,
  },
});
