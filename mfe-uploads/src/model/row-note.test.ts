import { expect, it, onTestFinished, vi } from 'vitest';
import { rowNote } from './row-note.ts';

const NEW = {
  file: new File(['x'], 'x.pdf'),
  percent: null,
  speed: null,
  failure: null,
  answer: null,
} as const;

it('UPL bug: how much of a file is up was written the English way whatever the owner’s', () => {
  vi.stubGlobal('navigator', { languages: ['es-ES'] });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(rowNote({ ...NEW, status: 'sending', percent: 42 })).toContain(' 42\u00a0%');
});
