import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '../../model/draft.ts';
import type { Corrections } from './use-corrections.ts';

/** How long a tapped answer can be taken back by one tap; "Change this answer" has no such limit. */
const UNDO_MS = 5_000;

/** A tapped answer that can be taken back now. */
export interface Undo {
  readonly option: string;
  readonly run: () => void;
  /** The time is over; the button, should it have the focus, keeps it first. */
  readonly expired: boolean;
  readonly close: () => void;
}

interface Tapped {
  readonly option: string;
  /** The files that were sent with the option. */
  readonly files: Draft['files'];
}

/** Remembers the option that was sent by one tap, and takes it back where the consult is held. */
export function useUndo(
  corrections: Corrections,
  given: { readonly busy: boolean; readonly onUndone: (files: Draft['files']) => void },
): { readonly undo: Undo | null; readonly tapped: (tap: Tapped | null) => void } {
  const { busy, onUndone } = given;
  const [sent, setSent] = useState<(Tapped & { before: string | null }) | null>(null);
  const [expired, setExpired] = useState(false);
  const { understood, correct } = corrections;
  const answerId = understood?.editable ?? null;
  const editable = useRef(answerId);
  useEffect(() => {
    editable.current = answerId;
  });
  const tapped = useCallback((tap: Tapped | null) => {
    setExpired(false);
    setSent(tap && { ...tap, before: editable.current });
  }, []);
  const offered = sent !== null && !busy && answerId !== null && answerId !== sent.before;
  useEffect(() => {
    if (!offered) return undefined;
    const timer = setTimeout(() => setExpired(true), UNDO_MS);
    return () => clearTimeout(timer);
  }, [offered]);
  if (!offered) return { undo: null, tapped };
  const close = (): void => setSent(null);
  const run = (): void => {
    close();
    void correct({ kind: 'undo', answerId }).then((undone) => undone && onUndone(sent.files));
  };
  return { undo: { option: sent.option, run, expired, close }, tapped };
}
