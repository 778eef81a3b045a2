import type { AssessmentReply, NewTurn } from '@petwise/assessor';
import type {
  AnswerBody,
  AnswerResponse,
  Assessment,
  ConsultDetail,
  ConsultTurn,
  Correctable,
  CorrectionBody,
  InitBody,
  InitResponse,
} from '@petwise/contracts';
import { beforeAnswer, correctableOf, withoutLast } from './without-last.ts';
import type { Think, ThinkingOptions } from './device-thinking.ts';
import { DeviceRefusal } from './device-refusal.ts';
import { type StoredConsult, readStored, writeStored } from './stored-consults.ts';

/** What the service works with: the engine, which thinks in a thread, and a clock. */
export interface DeviceServiceParts {
  readonly think: Think;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Hears each line of reasoning of a session, as the socket would bring it. */
  readonly say: (sessionId: string, line: string) => void;
}

/** The corrections of a last answer. */
type LastAnswerCorrection = Extract<CorrectionBody, { kind: 'undo' | 'edit' }>;

type Cancel = Pick<ThinkingOptions, 'signal'>;

/**
 * The long calls of a consult on this device, by the same engine and the
 * same rules as the server's (server/src/rooms/consult/work.ts). Everything is
 * written down before it is answered, so that a reload loses nothing.
 */
export class DeviceService {
  readonly #parts: DeviceServiceParts;

  constructor(parts: DeviceServiceParts) {
    this.#parts = parts;
  }

  async begin(sessionId: string, body: InitBody, { signal }: Cancel): Promise<InitResponse> {
    const begun = readStored(sessionId);
    if (begun) return begun.opening;
    const { patientData, medicalHistory, initialSymptoms: symptoms, uploadedFiles: files } = body;
    const start = { patient: patientData, history: medicalHistory, symptoms, files };
    const { step, turns, title } = await this.#parts.think(
      { method: 'begin', given: start },
      this.#options(sessionId, signal),
    );
    const opening: InitResponse = {
      sessionId,
      question: step.question,
      can_process_results: step.canProcessResults,
      extractionSummary: step.extractionSummary,
      mismatchWarning: step.mismatchWarning,
      ...(step.triage !== null && { triage: step.triage }),
      madeOnDevice: 'not-sent',
    };
    const at = this.#time();
    const consult: ConsultDetail = {
      sessionId,
      createdAt: at,
      updatedAt: at,
      species: patientData.species,
      breed: patientData.breed,
      title,
      status: 'asking',
      triage: step.triage?.level ?? null,
      urgency: step.triage,
      madeOnDevice: 'not-sent',
      patientData,
      medicalHistory,
      turns: turns.map((turn) => timed(turn, at)),
      can_process_results: step.canProcessResults,
      assessment: null,
    };
    const { state, question } = step;
    writeStored({ consult, opening, state, question, last: null, before: null, refused: null });
    return opening;
  }

  async answer(
    body: AnswerBody,
    { key, signal }: Cancel & { readonly key: string | null },
  ): Promise<AnswerResponse> {
    const stored = mustRead(body.sessionId);
    if (key !== null && stored.last?.key === key) return stored.last.response;
    if (stored.consult.assessment) throw new DeviceRefusal('finished');
    const { answer, attachedFiles: files, previousQuestion: shown } = body;
    const reply = { answer, files };
    const { next, response } = await this.#answered(stored, { reply, shown }, signal);
    const last = key === null ? null : { key, response };
    writeUnmoved(stored, { ...next, last });
    return response;
  }

  /** What may be corrected now. */
  understood(sessionId: string): Correctable {
    return correctableOf(mustRead(sessionId));
  }

  /** Takes the last answer back, or gives it in other words. */
  async correct(
    sessionId: string,
    body: LastAnswerCorrection,
    { signal }: Cancel,
  ): Promise<{ consult: ConsultDetail; understood: Correctable }> {
    const stored = mustRead(sessionId);
    if (stored.consult.assessment) throw new DeviceRefusal('finished');
    const { consult: before, answer } = withoutLast(stored, body.answerId);
    let next: StoredConsult = {
      ...before,
      consult: { ...before.consult, updatedAt: this.#time() },
    };
    if (body.kind === 'edit') {
      const reply = { answer: body.answer, files: answer.attachedFiles };
      if (reply.answer === '' && reply.files.length === 0) throw new DeviceRefusal('blank-answer');
      const given = { reply, shown: null, edits: body.answerId };
      ({ next } = await this.#answered(before, given, signal));
    }
    writeUnmoved(stored, next);
    return { consult: next.consult, understood: correctableOf(next) };
  }

  /** The consult with one more answer; `edits` is the id of one that it stands for. */
  async #answered(
    stored: StoredConsult,
    given: {
      readonly reply: AssessmentReply;
      readonly shown: AnswerBody['previousQuestion'];
      readonly edits?: string;
    },
    signal: AbortSignal | null,
  ): Promise<{ readonly next: StoredConsult; readonly response: AnswerResponse }> {
    const { reply, shown, edits } = given;
    const task = { state: stored.state, reply, shown, open: stored.question };
    const thought = await this.#parts.think(
      { method: 'answer', given: task },
      this.#options(stored.consult.sessionId, signal),
    );
    if (thought === null) throw new DeviceRefusal('older-question');
    const { step } = thought;
    const response: AnswerResponse = {
      question: step.question,
      can_process_results: step.canProcessResults,
      extraction_summary: step.extractionSummary === '' ? null : step.extractionSummary,
      thinking_stream: step.reasoning.join('\n'),
      mismatchWarning: step.mismatchWarning,
      ...(step.triage !== null && { triage: step.triage }),
    };
    const at = this.#time();
    const turns = thought.turns.map((turn) => timed(turn, at));
    const [own, ...others] = turns;
    const spoken =
      own && edits !== undefined ? [{ ...own, id: edits, edited: true }, ...others] : turns;
    const consult: ConsultDetail = {
      ...stored.consult,
      updatedAt: at,
      triage: step.triage?.level ?? null,
      urgency: step.triage,
      can_process_results: step.canProcessResults,
      turns: [...stored.consult.turns, ...spoken],
    };
    const { state, question } = step;
    const before = beforeAnswer(stored, spoken[0]?.id ?? '');
    return { next: { ...stored, consult, state, question, before, last: null }, response };
  }

  async finalize(sessionId: string, { signal }: Cancel): Promise<Assessment> {
    const stored = mustRead(sessionId);
    if (stored.consult.assessment) return stored.consult.assessment;
    const answered = stored.consult.turns.some((turn) => turn.messageType === 'answer');
    if (!stored.consult.can_process_results && !answered)
      throw new DeviceRefusal('nothing-answered');
    const assessment = await this.#parts.think(
      { method: 'finalize', given: stored.state },
      this.#options(sessionId, signal),
    );
    const consult: ConsultDetail = {
      ...stored.consult,
      updatedAt: this.#time(),
      status: 'finished',
      triage: assessment.triage?.level ?? (assessment.nothingRead ? null : stored.consult.triage),
      assessment,
    };
    writeUnmoved(stored, { ...stored, consult, question: null, before: null });
    return assessment;
  }

  #options(sessionId: string, signal: AbortSignal | null): ThinkingOptions {
    return { onReasoning: (line) => this.#parts.say(sessionId, line), signal };
  }

  #time(): string {
    return new Date(this.#parts.now()).toISOString();
  }
}

function mustRead(sessionId: string): StoredConsult {
  const stored = readStored(sessionId);
  if (stored === null) throw new DeviceRefusal('gone');
  return stored;
}

/** Two tabs may have the same consult open; only the first moves it on. */
function writeUnmoved(before: StoredConsult, after: StoredConsult): void {
  const now = readStored(before.consult.sessionId);
  if (now?.consult.updatedAt !== before.consult.updatedAt)
    throw new DeviceRefusal('older-question');
  if (now.consult.turns.length !== before.consult.turns.length) {
    throw new DeviceRefusal('older-question');
  }
  writeStored(after);
}

function timed({ uploadedFiles, ...turn }: NewTurn, timestamp: string): ConsultTurn {
  return {
    ...turn,
    timestamp,
    ...(uploadedFiles === undefined ? {} : { uploadedFiles: [...uploadedFiles] }),
  };
}
