import type { Message } from '@petwise/contracts';
import type { MessageRunner } from '../../api/message-runner.ts';
import { answerOf, type Draft, type Sent } from '../../model/draft.ts';
import { quickMessage, textMessage } from '../../model/outgoing.ts';
import { openQuestionId, quickResponsesOf } from '../../model/prototype-message.ts';
import { useAnswerBox } from '../chat/use-answer-box.ts';
import type { Corrections } from '../chat/use-corrections.ts';
import type { DraftCommands } from '../chat/use-draft.ts';
import { useUndo } from '../chat/use-undo.ts';

/** What the owner answers in the prototype chat: a tap, or the words in the box; and the tap taken back. */
export function usePrototypeAnswer(given: {
  readonly messages: readonly Message[];
  readonly draft: Draft;
  readonly commands: DraftCommands;
  readonly runner: MessageRunner;
  readonly corrections: Corrections;
  readonly busy: boolean;
  readonly uploading: boolean;
}): ReturnType<typeof useAnswerBox> &
  Pick<ReturnType<typeof useUndo>, 'undo'> & {
    readonly send: () => void;
    readonly retry: () => void;
  } {
  const { messages, draft, commands, runner, corrections, busy, uploading } = given;
  const { undo, tapped } = useUndo(corrections, { busy, onUndone: giveBack });
  const responses = quickResponsesOf(messages.at(-1)?.metadata ?? null);
  const options = responses.map(({ text }) => text);
  const setDraft = commands.setDraft;
  const { box, choose } = useAnswerBox({ options, busy, draft, setDraft, uploading, sendOption });

  function sendOption(option: string): void {
    const response = responses.find(({ text }) => text === option);
    const { files } = draft;
    tapped({ option, files });
    if (files.length > 0) {
      commands.setDraft({ text: option, files, option });
      return void sendWords({ answer: option, files });
    }
    // What was measured is no option; it is said in words.
    void runner.send(
      response ? quickMessage(response) : textMessage(option, [], openQuestionId(messages)),
    );
  }
  async function send(): Promise<void> {
    tapped(null);
    await sendWords({ answer: answerOf(draft), files: draft.files });
  }
  async function sendWords(sent: Sent): Promise<void> {
    const message = textMessage(sent.answer, sent.files, openQuestionId(messages));
    if (await runner.send(message)) commands.taken(sent);
  }
  function giveBack(files: Draft['files']): void {
    commands.returned({ answer: '', files });
  }
  function retry(): void {
    // The words in the box are the same message again, under the same key; a form or a quick answer is held.
    if (draft.text.trim() !== '' || draft.files.length > 0) void send();
    else void runner.again();
  }
  return { box, choose, undo, send: () => void send(), retry };
}
