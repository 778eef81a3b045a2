import { Button, VisuallyHidden, withEnglish } from '@petwise/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { copy } from '../../copy.ts';
import { useAnnounce } from './Announcer.tsx';
import type { Undo } from './use-undo.ts';

/** Takes a tapped answer back, for as long as it is offered or has the focus. */
export function UndoButton({ undo }: { readonly undo: Undo }): ReactNode {
  const { option, expired, close } = undo;
  const button = useRef<HTMLButtonElement>(null);
  const announce = useAnnounce();
  useEffect(() => announce(copy.undoAnswerOffered(option)), [announce, option]);
  useEffect(() => {
    if (expired && document.activeElement !== button.current) close();
  }, [expired, close]);
  return (
    <Button
      ref={button}
      variant="secondary"
      data-worded
      onClick={undo.run}
      onBlur={() => expired && close()}
    >
      <span aria-hidden>{copy.undoAnswer}</span>
      <VisuallyHidden>{withEnglish(copy.undoAnswerLabel, option)}</VisuallyHidden>
    </Button>
  );
}
