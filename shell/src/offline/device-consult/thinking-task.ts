import type { AssessmentCase, OnReasoning } from '@petwise/assessor';
import type { AnswerGiven, DeviceThinking } from './thinking.ts';

/** One call of the thinking, as it travels to its thread. */
export type ThinkingTask =
  | { readonly method: 'begin'; readonly start: AssessmentCase }
  | { readonly method: 'answer'; readonly given: AnswerGiven }
  | { readonly method: 'finalize'; readonly state: unknown };

/** What the page sends its thread. */
export interface ToThread {
  readonly id: number;
  readonly task: ThinkingTask;
}

/** What the thread says of a task: lines while it thinks, then what came of it. */
export type FromThread =
  | { readonly id: number; readonly kind: 'line'; readonly line: string }
  | { readonly id: number; readonly kind: 'done'; readonly result: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string };

/** Makes the call. */
export function performTask(
  thinking: DeviceThinking,
  task: ThinkingTask,
  say: OnReasoning,
): Promise<unknown> {
  switch (task.method) {
    case 'begin':
      return thinking.begin(task.start, say);
    case 'answer':
      return thinking.answer(task.given, say);
    case 'finalize':
      return thinking.finalize(task.state, say);
  }
}
