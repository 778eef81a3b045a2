// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COPY } from '../copy.ts';
import type { SpeechResultEvent, SpeechSession } from '../model/speech.ts';
import { openHome, textBox } from '../testing/open-home.tsx';
import { stubScreen } from '../testing/screen-kind.ts';

let recognized: (event: SpeechResultEvent) => void = () => undefined;
let troubled: (error: string) => void = () => undefined;

class FakeSpeech implements SpeechSession {
  continuous = false;
  interimResults = true;
  lang = '';
  onresult: SpeechSession['onresult'] = null;
  onerror: SpeechSession['onerror'] = null;
  onend: SpeechSession['onend'] = null;
  start(): void {
    recognized = (event) => this.onresult?.(event);
    troubled = (error) => {
      this.onerror?.({ error });
      this.onend?.();
    };
  }
  stop(): void {
    this.onend?.();
  }
  abort(): void {
    this.onend?.();
  }
}

function dictate(words: string, isFinal = true): void {
  const result = Object.assign([{ transcript: words }], { isFinal });
  act(() => recognized({ resultIndex: 0, results: [result] }));
}

beforeEach(() => {
  localStorage.clear();
  stubScreen({ keyboard: true });
});
afterEach(() => vi.unstubAllGlobals());

describe('dictation', () => {
  it('has no button where the browser cannot listen', () => {
    openHome();
    expect(screen.queryByRole('button', { name: 'Dictate' })).toBeNull();
  });

  it('puts final words behind what is typed, and stops when asked', async () => {
    vi.stubGlobal('SpeechRecognition', FakeSpeech);
    const { user } = openHome();
    await user.type(textBox(), 'My cat');
    await user.click(screen.getByRole('button', { name: 'Dictate' }));
    dictate('perhaps', false);
    dictate('sneezes a lot ');
    expect(textBox()).toHaveProperty('value', 'My cat sneezes a lot');
    await user.click(screen.getByRole('button', { name: 'Stop dictating' }));
    expect(screen.getByRole('button', { name: 'Dictate' })).toBeTruthy();
  });

  it('says so when the microphone is not allowed', async () => {
    vi.stubGlobal('webkitSpeechRecognition', FakeSpeech);
    const { user } = openHome();
    await user.click(screen.getByRole('button', { name: 'Dictate' }));
    act(() => troubled('not-allowed'));
    expect(screen.getByText(COPY.home.dictateRefused)).toBeTruthy();
  });
});
