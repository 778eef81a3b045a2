import { type ReactNode, useEffect, useRef } from 'react';
import { copy } from '../../copy.ts';
import { useAnnounce } from './Announcer.tsx';
import { ProblemCard } from './ProblemCard.tsx';
import type { Corrections } from './use-corrections.ts';

/** Says in the chat's status region that a correction is under way and done; shows what stopped it. */
export function CorrectionNotes({ corrections }: { readonly corrections: Corrections }): ReactNode {
  const { correcting, problem } = corrections;
  const announce = useAnnounce();
  const was = useRef(false);
  useEffect(() => {
    if (correcting) announce(copy.correcting);
    else if (was.current) announce(problem ? '' : copy.corrected);
    was.current = correcting;
  }, [correcting, problem, announce]);
  if (!problem) return null;
  return (
    <ProblemCard problem={problem} onRetry={corrections.retry} onDismiss={corrections.dismiss} />
  );
}
