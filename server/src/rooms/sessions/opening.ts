import {
  MAX_FILES_PER_CONSULT,
  MAX_SYMPTOMS_LENGTH,
  type MedicalHistory,
} from '@petwise/contracts';
import { ProblemError } from '../../errors.ts';
import { readIntake } from './intake.ts';
import type { Progress } from './progress.ts';
import { askBasic, askHistory, stepReplies, warnOf } from './replies.ts';
import { evidenceFiles, type Step, type Turn } from './turn.ts';

/** Words before the assessment has begun: they all belong to the description. */
export async function symptomsTold({
  session,
  received,
  body,
  parts,
  onReasoning,
}: Turn): Promise<Step> {
  const { stage } = session;
  const words = received.words || (body.metadata?.selectedValue ?? '');
  const before = session.progress;
  const symptoms = [before.symptoms, words].filter((part) => part !== '').join('\n');
  if (symptoms.length > MAX_SYMPTOMS_LENGTH) {
    const sentence = 'That is more text than fits into one description. Please shorten it';
    throw new ProblemError('invalid-request', sentence);
  }
  onReasoning('Looking for signs that cannot wait…');
  const triage = await parts.firstTriage(symptoms);
  onReasoning(
    triage === null ? 'No sign of an emergency in your words.' : triage.reasons.join(' '),
  );
  const files = [...before.files, ...received.files].slice(0, MAX_FILES_PER_CONSULT);
  const again = stage !== 'symptoms';
  const form = stage === 'history' ? askHistory({ again }) : askBasic({ again });
  return {
    stage: again ? stage : 'basic',
    progress: { ...before, symptoms, files, told: triage?.advice ?? before.told },
    replies: [...warnOf(triage, before.told), form],
  };
}

/** A form inside the conversation; the basic one may come twice, as a correction. */
export async function formFilled(turn: Turn): Promise<Step> {
  const { stage, progress } = turn.session;
  const intake = readIntake(turn.body.metadata, progress);
  if (stage === 'symptoms')
    throw new ProblemError('conflict', 'Please say first how your pet feels');
  if (stage !== 'basic' && stage !== 'history') {
    throw new ProblemError('conflict', 'This form was filled in already. Tell me what changed');
  }
  const notes = [...new Set([...progress.notes, ...intake.notes])];
  if (intake.kind === 'basic') {
    return {
      stage: 'history',
      progress: { ...progress, patient: intake.patient, notes },
      replies: [askHistory({ again: false, assumed: intake.assumed })],
    };
  }
  return begin(turn, { ...progress, notes }, intake.history);
}

async function begin(turn: Turn, progress: Progress, history: MedicalHistory): Promise<Step> {
  const { patient, symptoms, files, told } = progress;
  if (patient === null) throw new ProblemError('conflict', 'Please fill in the basic form first');
  const { parts, ownerId } = turn;
  const at = evidenceFiles(turn, files);
  const labs = await parts.laboratory.evidence(ownerId, at, patient.species);
  const start = { patient, history, symptoms, files, labs: labs.findings };
  const step = await parts.assessor.begin(start, turn.onReasoning);
  const { messages, open } = stepReplies(step, told);
  return {
    stage: 'asking',
    progress: {
      ...progress,
      history,
      open,
      state: step.state,
      canProcess: step.canProcessResults,
      told: step.triage?.level === 'emergency' ? step.triage.advice : told,
    },
    replies: messages,
    asks: true,
  };
}
