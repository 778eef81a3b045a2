import { useEffect, useMemo, useRef } from 'react';
import type { EditAnswer } from './AnswerEditor.tsx';
import type { Corrections } from './use-corrections.ts';

/** Changing the last answer; nothing when none can be changed now. The same object as long as it means the same. */
export function useEditAnswer(
  { understood, correct }: Corrections,
  disabled: boolean,
): EditAnswer | undefined {
  const newest = useRef(correct);
  useEffect(() => {
    newest.current = correct;
  });
  const answerId = understood?.editable ?? null;
  return useMemo(() => {
    if (answerId === null) return undefined;
    const onSave = (answer: string) => newest.current({ kind: 'edit', answerId, answer });
    return { answerId, disabled, onSave };
  }, [answerId, disabled]);
}
