// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COPY } from '../copy.ts';
import type { SpeechSession } from '../model/speech.ts';
import { openHome, textBox } from '../testing/open-home.tsx';
import { stubScreen } from '../testing/screen-kind.ts';

let session: FakeSpeech | null = null;

class FakeSpeech implements SpeechSession {
  continuous = false;
  interimResults = true;
  lang = '';
  onresult: SpeechSession['onresult'] = null;
  onerror: SpeechSession['onerror'] = null;
  onend: SpeechSession['onend'] = null;
  constructor() {
    session = this;
  }
  start(): void {}
  stop(): void {
    this.onend?.();
  }
  abort(): void {
    this.onend?.();
  }
}

function hear(words: string, isFinal = true): void {
  const result = Object.assign([{ transcript: words }], { isFinal });
  act(() => session?.onresult?.({ resultIndex: 0, results: [result] }));
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
    hear('perhaps', false);
    hear('sneezes a lot ');
    expect(textBox()).toHaveProperty('value', 'My cat sneezes a lot');
    await user.click(screen.getByRole('button', { name: 'Stop dictating' }));
    expect(screen.getByRole('button', { name: 'Dictate' })).toBeTruthy();
  });

  it('says so when the microphone is not allowed', async () => {
    vi.stubGlobal('webkitSpeechRecognition', FakeSpeech);
    const { user } = openHome();
    await user.click(screen.getByRole('button', { name: 'Dictate' }));
    act(() => {
      session?.onerror?.({ error: 'not-allowed' });
      session?.onend?.();
    });
    expect(screen.getByText(COPY.home.dictateRefused)).toBeTruthy();
  });
});
