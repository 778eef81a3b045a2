/** The part of the browser's speech recognition that dictation uses; TypeScript has no type for it. */
export interface SpeechSession {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  onresult: ((event: SpeechResultEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface SpeechResultEvent {
  readonly resultIndex: number;
  readonly results: ArrayLike<
    ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }
  >;
}

type SpeechClass = new () => SpeechSession;

/** Speech recognition where this browser has it, under its own or its prefixed name; else null. */
export function findSpeech(): SpeechClass | null {
  // Both names are missing from TypeScript's window; each may be absent.
  const host = globalThis as unknown as {
    readonly SpeechRecognition?: SpeechClass;
    readonly webkitSpeechRecognition?: SpeechClass;
  };
  return host.SpeechRecognition ?? host.webkitSpeechRecognition ?? null;
}

/** The words that became final with this event, trimmed; empty when all are still guesses. */
export function finalWords(event: SpeechResultEvent): string {
  const words: string[] = [];
  for (let index = event.resultIndex; index < event.results.length; index += 1) {
    const result = event.results[index];
    if (result?.isFinal) words.push(result[0]?.transcript.trim() ?? '');
  }
  return words.filter(Boolean).join(' ');
}

/** The text with dictated words behind it, one space between. */
export function appendWords(text: string, words: string): string {
  if (words === '') return text;
  return text === '' || /\s$/.test(text) ? `${text}${words}` : `${text} ${words}`;
}
