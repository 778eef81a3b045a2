import { ProblemError } from '../../errors.ts';
import { answeredAlready, conclude, mustHaveAnswer } from '../conversation/assessing.ts';
import { analysisMessage } from './analysis.ts';
import { readQuickValue } from './quick-value.ts';
import { stepReplies } from './replies.ts';
import { evidenceFiles, type Step, type Turn } from './turn.ts';

/** An answer, or more words after the analysis; nothing that was said is lost. */
export async function answering(turn: Turn): Promise<Step> {
  const { session, received, parts, onReasoning } = turn;
  const { progress } = session;
  const answer = answerOf(received.words, chosenOption(turn));
  if (answersOlder(turn)) throw answeredAlready();
  const aside = turn.late || session.stage === 'finished';
  const labs = await parts.laboratory.evidence(
    turn.ownerId,
    evidenceFiles(turn),
    progress.patient?.species ?? '',
  );
  const given = { answer, files: received.files, aside, labs: labs.findings };
  const step = await parts.assessor.answer(progress.state, given, onReasoning);
  const { messages, open } = stepReplies(step, progress.told);
  return {
    stage: 'asking',
    progress: {
      ...progress,
      open,
      before: { answerId: received.message.id, state: progress.state, told: progress.told, aside },
      state: step.state,
      canProcess: step.canProcessResults || session.stage === 'finished',
      answers: progress.answers + 1,
      told: step.triage?.level === 'emergency' ? step.triage.advice : progress.told,
    },
    replies: messages,
    asks: true,
  };
}

/** The wish for the results; said twice it has one analysis. */
export async function processing(turn: Turn): Promise<Step> {
  const { parts, onReasoning } = turn;
  const { stage, progress } = turn.session;
  if (stage !== 'asking') {
    throw new ProblemError('conflict', 'Please answer what is asked before the results');
  }
  mustHaveAnswer({ isOffered: progress.canProcess, isAnswered: progress.answers > 0 });
  const lines: string[] = [];
  const think = (line: string): void => {
    lines.push(line);
    onReasoning(line);
  };
  const { patient, state } = progress;
  const species = patient?.species ?? '';
  const files = evidenceFiles(turn);
  const from = { id: turn.session.id, ownerId: turn.ownerId, species, state, files };
  const assessment = await conclude(parts, from, think);
  const analysis = analysisMessage(assessment, { lines, notes: progress.notes });
  return {
    stage: 'finished',
    progress: { ...progress, open: null, analysisId: analysis.id },
    replies: [analysis],
  };
}

/** A chosen option stands on a line of its own, below what was typed with it. */
function answerOf(words: string, option: string | null): string {
  if (option === null) return words;
  return words === '' || words === option ? option : `${words}\n${option}`;
}

/** The option behind a quick answer; a value of an earlier question is refused, because it answers something else. */
function chosenOption({ session, body, late, received }: Turn): string | null {
  const value = body.metadata?.selectedValue;
  if (body.messageType !== 'response' || value === undefined) return null;
  const { open } = session.progress;
  const chosen = readQuickValue(value);
  if (chosen === null) return received.words || value;
  if (late || chosen.messageId !== open?.messageId) {
    throw answeredAlready();
  }
  return chosen.option;
}

/** True when the page that sent this had not shown the open question yet. */
function answersOlder({ session, body }: Turn): boolean {
  const { open } = session.progress;
  const shown = body.metadata?.replyTo;
  return (
    session.stage === 'asking' && shown !== undefined && open !== null && shown !== open.messageId
  );
}
