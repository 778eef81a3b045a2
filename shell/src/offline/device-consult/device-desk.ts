import type { NewTurn, OnReasoning } from '@petwise/assessor';
import type {
  AnswerBody,
  AnswerResponse,
  ConsultDetail,
  ConsultTurn,
  InitBody,
  InitResponse,
} from '@petwise/contracts';
import { DeviceRefusal } from './device-refusal.ts';
import { type KeptConsult, readKept, writeKept } from './kept-consults.ts';
import type { DeviceThinking } from './thinking.ts';

/** What the desk works with: who thinks, and a clock. */
export interface DeskParts {
  readonly thinking: DeviceThinking;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Hears each line of reasoning of a session, as the socket would bring it. */
  readonly say: (sessionId: string, line: string) => void;
}

/**
 * The three long calls of a consult on this device, by the same engine and the
 * same rules as the server's (server/src/rooms/consult/work.ts). Everything is
 * written down before it is answered, so that a reload loses nothing.
 */
export class DeviceDesk {
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  async begin(sessionId: string, body: InitBody): Promise<InitResponse> {
    const { thinking } = this.#parts;
    const { patientData, medicalHistory, initialSymptoms: symptoms, uploadedFiles: files } = body;
    const start = { patient: patientData, history: medicalHistory, symptoms, files };
    const { step, turns, title } = await thinking.begin(start, this.#hear(sessionId));
    const opening: InitResponse = {
      sessionId,
      question: step.question,
      can_process_results: step.canProcessResults,
      extractionSummary: step.extractionSummary,
      mismatchWarning: step.mismatchWarning,
      triage: step.triage,
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
      triage: step.triage.level,
      madeOnDevice: 'not-sent',
      patientData,
      medicalHistory,
      turns: turns.map((turn) => timed(turn, at)),
      can_process_results: step.canProcessResults,
      assessment: null,
    };
    const { state, question } = step;
    writeKept({ consult, opening, state, question, last: null, refused: null });
    return opening;
  }

  async answer(body: AnswerBody, key: string | null): Promise<AnswerResponse> {
    const kept = mustRead(body.sessionId);
    if (key !== null && kept.last?.key === key) return kept.last.response;
    if (kept.consult.assessment) throw new DeviceRefusal('finished');
    const { sessionId, answer, attachedFiles: files, previousQuestion: shown } = body;
    const given = { state: kept.state, reply: { answer, files }, shown, open: kept.question };
    const thought = await this.#parts.thinking.answer(given, this.#hear(sessionId));
    if (thought === null) throw new DeviceRefusal('older-question');
    const { step, turns } = thought;
    const response: AnswerResponse = {
      question: step.question,
      can_process_results: step.canProcessResults,
      extraction_summary: step.extractionSummary === '' ? null : step.extractionSummary,
      thinking_stream: step.reasoning.join('\n'),
      mismatchWarning: step.mismatchWarning,
      triage: step.triage,
    };
    const at = this.#time();
    const consult: ConsultDetail = {
      ...kept.consult,
      updatedAt: at,
      triage: step.triage.level,
      can_process_results: step.canProcessResults,
      turns: [...kept.consult.turns, ...turns.map((turn) => timed(turn, at))],
    };
    const { state, question } = step;
    const last = key === null ? null : { key, response };
    writeUnmoved(kept, { ...kept, consult, state, question, last });
    return response;
  }

  async finalize(sessionId: string): Promise<NonNullable<ConsultDetail['assessment']>> {
    const kept = mustRead(sessionId);
    if (kept.consult.assessment) return kept.consult.assessment;
    const answered = kept.consult.turns.some((turn) => turn.messageType === 'answer');
    if (!kept.consult.can_process_results && !answered) throw new DeviceRefusal('nothing-answered');
    const assessment = await this.#parts.thinking.finalize(kept.state, this.#hear(sessionId));
    const consult: ConsultDetail = {
      ...kept.consult,
      updatedAt: this.#time(),
      status: 'finished',
      triage: assessment.triage?.level ?? kept.consult.triage,
      assessment,
    };
    writeUnmoved(kept, { ...kept, consult, question: null });
    return assessment;
  }

  #hear(sessionId: string): OnReasoning {
    return (line) => this.#parts.say(sessionId, line);
  }

  #time(): string {
    return new Date(this.#parts.now()).toISOString();
  }
}

function mustRead(sessionId: string): KeptConsult {
  const kept = readKept(sessionId);
  if (kept === null) throw new DeviceRefusal('gone');
  return kept;
}

/** Two tabs may have the same consult open; only the first moves it on. */
function writeUnmoved(before: KeptConsult, after: KeptConsult): void {
  const now = readKept(before.consult.sessionId);
  if (now?.consult.updatedAt !== before.consult.updatedAt)
    throw new DeviceRefusal('older-question');
  if (now.consult.turns.length !== before.consult.turns.length) {
    throw new DeviceRefusal('older-question');
  }
  writeKept(after);
}

function timed({ uploadedFiles, ...turn }: NewTurn, timestamp: string): ConsultTurn {
  return {
    ...turn,
    timestamp,
    ...(uploadedFiles === undefined ? {} : { uploadedFiles: [...uploadedFiles] }),
  };
}
