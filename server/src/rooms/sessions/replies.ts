import { randomUUID } from 'node:crypto';
import type { IncomingMetadata, Triage } from '@petwise/contracts';
import { urgencyOf, type AssessmentStep } from '@petwise/assessor';
import type { OpenQuestion } from './progress.ts';
import { toQuickValue } from './quick-value.ts';
import type { NewMessage } from './repository.ts';

/** PROTO-02: the words that open a session; the page knows them. */
export const GREETING = 'How is your pet feeling?';

const BASIC = 'Please tell me a little about your pet, so that I can judge its signs.';
const HISTORY = 'Now your pet’s medical history. You may skip it.';
const NOTED = 'I have added that to what you told me.';
const NO_QUESTION =
  'I have no more questions for now. You can process your results, or tell me more.';

/** A message of the Assistant, not written to any conversation yet. */
export function reply(
  content: string,
  metadata: IncomingMetadata | null = null,
  options: { messageType?: string; reasoning?: string } = {},
): NewMessage {
  const { messageType = 'text', reasoning = null } = options;
  return { id: randomUUID(), role: 'assistant', content, messageType, metadata, reasoning };
}

/** CONV-05: asks for the basic form; with `again` after more words came in its place. */
export function askBasic({ again }: { again: boolean }): NewMessage {
  const content = again ? `${NOTED} ${BASIC}` : `Thank you. ${BASIC}`;
  return reply(content, { requiresForm: 'basic-intake' });
}

/** CONV-05: asks for the history form, and says what was taken for granted. */
export function askHistory(given: { again: boolean; assumed?: readonly string[] }): NewMessage {
  const { again, assumed = [] } = given;
  const first = again ? NOTED : 'Thank you.';
  const doubt =
    assumed.length === 0
      ? ''
      : ` I take it that ${assumed.join(' and ')}. If that is wrong, please send the form again.`;
  return reply(`${first}${doubt} ${HISTORY}`, { requiresForm: 'medical-history' });
}

/** An emergency, said at once; nothing when it is none, or this advice was given already. */
export function warnOf(triage: Triage | null, told: string | null): NewMessage[] {
  if (triage === null || triage.level !== 'emergency' || triage.advice === told) return [];
  const words = ['This may be an emergency.', triage.advice, ...triage.reasons];
  return [reply(words.join(' '), { triage }, { messageType: 'warning' })];
}

/** What the assistant says after one step of the assessor, the most urgent first and the question last. */
export function stepReplies(
  step: AssessmentStep,
  told: string | null,
): { messages: NewMessage[]; open: OpenQuestion | null } {
  const messages = warnOf(step.triage, told);
  if (step.mismatchWarning !== null) {
    messages.push(reply(step.mismatchWarning, null, { messageType: 'warning' }));
  }
  if (step.extractionSummary !== '') messages.push(reply(step.extractionSummary));
  const reasoning = step.reasoning.join('\n');
  const { canProcessResults, question } = step;
  if (question === null) {
    messages.push(reply(NO_QUESTION, { canProcessResults, ...urgencyOf(step) }, { reasoning }));
    return { messages, open: null };
  }
  const asking = reply(question.text, null, { reasoning });
  const why = question.why_this_question;
  const metadata: IncomingMetadata = {
    nextQuestion: question.text,
    quickResponses: question.options.map((text) => ({
      text,
      value: toQuickValue(asking.id, text),
    })),
    canProcessResults,
    ...urgencyOf(step),
    ...(why === undefined ? {} : { why_this_question: why }),
    ...(question.picture && { picture: question.picture }),
    ...(question.measure && { measure: question.measure }),
    ...(question.questions_left && { questions_left: question.questions_left }),
  };
  messages.push({ ...asking, metadata });
  return { messages, open: { messageId: asking.id } };
}
