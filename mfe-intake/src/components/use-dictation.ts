import { useEffect, useRef, useState } from 'react';
import { findSpeech, finalWords, type SpeechSession } from '../model/speech.ts';

export interface Dictation {
  /** False where the browser has no speech recognition; the button is then left out. */
  readonly available: boolean;
  readonly listening: boolean;
  /** Why it stopped by itself: not allowed, or anything else. */
  readonly trouble: 'refused' | 'failed' | null;
  readonly toggle: () => void;
}

/** Dictation by the browser's own speech recognition; hands over words once they are final. */
export function useDictation(onWords: (words: string) => void): Dictation {
  const [listening, setListening] = useState(false);
  const [trouble, setTrouble] = useState<Dictation['trouble']>(null);
  const session = useRef<SpeechSession | null>(null);
  const newest = useRef(onWords);
  useEffect(() => {
    newest.current = onWords;
  });
  useEffect(() => () => session.current?.abort(), []);

  function start(): void {
    const Speech = findSpeech();
    if (!Speech) return;
    const speech = new Speech();
    speech.continuous = true;
    speech.interimResults = false;
    speech.lang = document.documentElement.lang || navigator.language;
    speech.onresult = (event) => newest.current(finalWords(event));
    speech.onerror = ({ error }) => setTrouble(troubleOf(error));
    speech.onend = () => setListening(false);
    session.current = speech;
    setTrouble(null);
    setListening(true);
    speech.start();
  }

  return {
    available: findSpeech() !== null,
    listening,
    trouble,
    toggle: () => (listening ? session.current?.stop() : start()),
  };
}

function troubleOf(error: string): Dictation['trouble'] {
  if (error === 'aborted' || error === 'no-speech') return null;
  return error === 'not-allowed' || error === 'service-not-allowed' ? 'refused' : 'failed';
}
