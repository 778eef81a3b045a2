import { randomUUID } from 'node:crypto';
import {
  markedAsDeviceMade,
  ownerTurn,
  stepTurns,
  type AssessmentStep,
  type Assessor,
  type NewTurn,
} from '@petwise/assessor';
import {
  Assessment,
  TRIAGE_LEVELS,
  type DeviceConsultBody,
  type Triage,
  type UploadedFile,
} from '@petwise/contracts';
import * as v from 'valibot';
import { alike } from './alike.ts';

type Turn = DeviceConsultBody['turns'][number];

/** What of a device's consult is worth keeping. */
export interface Checked {
  readonly assessment: Assessment;
  /** The server's own last one. */
  readonly step: AssessmentStep;
}

/** The files of each turn, in the order of the turns. */
type FilesOfTurns = readonly (readonly UploadedFile[])[];

const silent = (): void => undefined;

/**
 * Lets the server's own assessor hear the same words, and compares. The same
 * report is the server's own. Another one may come from another version of the
 * engine, or be made up: the owner then keeps what the device showed, marked as
 * not confirmed, and as urgent as the more urgent of the two.
 */
export async function checkedReport(
  assessor: Assessor,
  body: DeviceConsultBody,
  files: FilesOfTurns,
): Promise<Checked> {
  const { madeOnDevice: _, ...given } = body.assessment;
  const own = await replay(assessor, body, files);
  if (own.isSame) {
    const report = markedAsDeviceMade(plain(own.report), 'same');
    const shown = markedAsDeviceMade(given, 'same');
    if (alike(report, shown)) return { assessment: report, step: own.step };
  }
  const triage = moreUrgent(given.triage, own.report.triage);
  const shown: Assessment = {
    ...given,
    patient_data: body.patientData,
    medical_history: body.medicalHistory,
    ...(triage === undefined ? {} : { triage }),
  };
  return { assessment: markedAsDeviceMade(shown, 'differs'), step: own.step };
}

/** The turns of a device as the consult room keeps them, under ids of the server's own. */
export function storedTurn(turn: Turn, files: readonly UploadedFile[]): NewTurn {
  const { role, messageType, content, question, reasoning } = turn;
  return {
    id: randomUUID(),
    role,
    messageType,
    content,
    ...(question ? { question } : {}),
    ...(reasoning ? { reasoning } : {}),
    ...(files.length > 0 ? { uploadedFiles: files } : {}),
  };
}

/** What the owner said first, in the device's account. */
export function firstWords(turns: readonly Turn[]): string {
  return turns.find((turn) => turn.messageType === 'initial_symptoms')?.content.trim() ?? '';
}

async function replay(
  assessor: Assessor,
  body: DeviceConsultBody,
  files: FilesOfTurns,
): Promise<{ report: Assessment; step: AssessmentStep; isSame: boolean }> {
  const { patientData: patient, medicalHistory: history, turns } = body;
  const symptoms = firstWords(turns);
  let step = await assessor.begin({ patient, history, symptoms, files: files[0] ?? [] }, silent);
  const replayed: NewTurn[] = [ownerTurn('initial_symptoms', symptoms, []), ...stepTurns(step)];
  for (const { asked, answer, index } of exchanges(turns)) {
    const aside = asked !== (step.question?.text ?? null);
    const reply = { answer, files: files[index] ?? [], ...(aside ? { aside } : {}) };
    step = await assessor.answer(step.state, reply, silent);
    replayed.push(ownerTurn('answer', answer, []), ...stepTurns(step));
  }
  const report = await assessor.finalize(step.state, silent);
  return { report, step, isSame: alike(replayed.map(gist), turns.map(gist)) };
}

/** What a turn says, without its id, time and files. */
function gist(turn: Pick<Turn, 'messageType' | 'content' | 'question' | 'reasoning'>): unknown {
  const { messageType, content, question = null, reasoning = null } = turn;
  return JSON.parse(JSON.stringify([messageType, content.trim(), question, reasoning]));
}

interface Exchange {
  /** The question that stood open when the answer was given. */
  readonly asked: string | null;
  readonly answer: string;
  /** Of the answer's turn. */
  readonly index: number;
}

function exchanges(turns: readonly Turn[]): Exchange[] {
  const found: Exchange[] = [];
  let asked: string | null = null;
  for (const [index, turn] of turns.entries()) {
    if (turn.messageType === 'question') asked = turn.content;
    if (turn.messageType !== 'answer') continue;
    found.push({ asked, answer: turn.content.trim(), index });
    asked = null;
  }
  return found;
}

/** As the wire would carry it. */
function plain(report: Assessment): Assessment {
  return v.parse(Assessment, JSON.parse(JSON.stringify(report)));
}

function moreUrgent(a: Triage | undefined, b: Triage | undefined): Triage | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return TRIAGE_LEVELS.indexOf(b.level) < TRIAGE_LEVELS.indexOf(a.level) ? b : a;
}
