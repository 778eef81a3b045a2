import { useEffect, useState } from 'react';

/** DX-01: one character per 20 ms. */
export const TYPING_MS = 20;

export interface TypedText {
  readonly shown: string;
  readonly isDone: boolean;
  /** Shows the rest at once. */
  readonly finish: () => void;
}

/**
 * Types a text while `isShown`, once each time it is shown. Nothing ticks while
 * it is hidden, done, or the page is in the background; with reduced motion the
 * text stands there at once. A text that grows goes on from where it was.
 */
export function useTypedText(text: string, isShown: boolean): TypedText {
  const [typed, setTyped] = useState('');
  const isVisible = usePageVisible();
  const isDone = typed === text;

  useEffect(() => {
    if (!isShown) return setTyped('');
    if (prefersStillness()) setTyped(text);
  }, [isShown, text]);

  useEffect(() => {
    if (!isShown || isDone || !isVisible) return;
    const timer = setInterval(() => setTyped((before) => nextStep(before, text)), TYPING_MS);
    return () => clearInterval(timer);
  }, [isShown, isDone, isVisible, text]);

  return { shown: isShown ? typed : text, isDone, finish: () => setTyped(text) };
}

function nextStep(before: string, text: string): string {
  const start = text.startsWith(before) ? before.length : 0;
  const code = text.codePointAt(start);
  return code === undefined ? text : text.slice(0, start) + String.fromCodePoint(code);
}

function prefersStillness(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

function usePageVisible(): boolean {
  const [isVisible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const onChange = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isVisible;
}
