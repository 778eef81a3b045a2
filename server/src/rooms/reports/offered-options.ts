import type { Assessment, ConsultDetail } from '@petwise/contracts';

type Analysed = Pick<Assessment['clinical_question_analysis'][number], 'question' | 'answer'>;

/** Says that the question was a list, which its words do not repeat. */
const NONE = 'None of these';
/** Options that say nothing of what was asked. */
const PLAIN: readonly string[] = ['Yes', 'No', 'Not sure', NONE];

/**
 * What the owner could have chosen at a question, where the answer alone does not say what was asked: one in their own
 * words, and a "None of these". Empty elsewhere, and where the question could only be answered by yes or no.
 */
export function offeredOptions(
  { question, answer }: Analysed,
  turns: ConsultDetail['turns'],
): string[] {
  const asked = turns.flatMap((turn, at) =>
    turn.question?.text === question ? { options: turn.question.options, at } : [],
  );
  const found = asked.find(({ at }) => replyTo(turns, at) === answer) ?? asked.at(-1);
  const options = found?.options ?? [];
  const telling = options.filter((option) => !PLAIN.includes(option));
  // Words may stand on lines of their own beside the button that was pressed.
  const chosen = answer.split('\n').find((line) => options.includes(line.trim()));
  const isStated =
    chosen !== undefined && (telling.includes(chosen.trim()) || !options.includes(NONE));
  return isStated ? [] : telling;
}

/** The owner's next words after the question. */
function replyTo(turns: ConsultDetail['turns'], at: number): string | undefined {
  return turns.slice(at + 1).find(({ role }) => role === 'user')?.content;
}
