// @vitest-environment jsdom
import type { ConsultOpening } from '@petwise/contracts';
import { renderInShell } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deviceEntry } from './device-entry.tsx';

const opening: ConsultOpening = {
  symptoms: 'He vomits',
  uploadedFiles: [],
  init: {
    sessionId: '7d3b5c60-2f4e-4b57-9d52-0a4f2f0f5a11',
    question: null,
    can_process_results: false,
    extractionSummary: '',
    mismatchWarning: null,
  },
};

it('PWA-02 a consult on the device says so, and what needs a connection', () => {
  const init = { ...opening.init, madeOnDevice: 'not-sent' as const };
  renderInShell(<>{deviceEntry({ ...opening, init })?.node}</>);
  const note = screen.getByRole('note');
  expect(note.textContent).toContain('Made on this device');
  expect(note.textContent).toContain('Adding files needs a connection');
});

it('a consult of the server has no such note', () => {
  expect(deviceEntry(opening)).toBeNull();
});
