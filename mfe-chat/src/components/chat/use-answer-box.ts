import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Draft } from '../../model/draft.ts';
import { putOption } from '../../model/put-option.ts';
import { bringsScreenKeyboard } from './screen-keyboard.ts';
import { useFocusAfter } from './use-focus-after.ts';

/**
 * The box's focus, and what an option does: it is sent, with the files that wait, or stands beside the owner's own
 * words (CHAT-04).
 */
export function useAnswerBox(given: {
  /** What may be chosen now. */
  readonly options: readonly string[];
  readonly busy: boolean;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  /** A file is on its way: what is sent now would go without it. */
  readonly uploading: boolean;
  /** Sends an option at once; null where it could not be taken back. */
  readonly sendOption: ((option: string) => void) | null;
}): {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly choose: (option: string) => void;
} {
  const tapped = useRef(false);
  const box = useFocusAfter(given.busy, tapped);
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  const choose = useCallback(
    (option: string) => {
      const { options, draft, setDraft, uploading, sendOption } = latest.current;
      if (sendOption && draft.text === '' && !uploading) {
        tapped.current = true;
        return sendOption(option);
      }
      setDraft(putOption(draft, option, options));
      if (!bringsScreenKeyboard()) box.current?.focus();
    },
    [box],
  );
  return { box, choose };
}
