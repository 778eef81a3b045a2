// @vitest-environment jsdom
import { consultRoutes, type InitResponse } from '@petwise/contracts';
import { bus } from '@petwise/events';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type InitInput, useInit } from './use-init.ts';

const input: InitInput = {
  initial: { symptoms: 'Bella limps', uploadedFiles: [], detectedSex: null, timestamp: 1 },
  intake: {
    species: 'dog',
    breed: 'Beagle',
    age: 5,
    ageUnit: 'years',
    sex: 'male',
    spayedNeutered: 'yes',
    weight: 30,
    weightUnit: 'lbs',
  },
  history: { skipped: true },
};

const BEGUN: InitResponse = {
  sessionId: '9b2f4d4e-0f58-4c39-8f2e-1f2f3a4b5c6d',
  question: null,
  can_process_results: true,
  extractionSummary: '',
  mismatchWarning: null,
};

function Start(): ReactNode {
  const init = useInit();
  const start = () => void init(input, () => undefined).catch(() => undefined);
  return <button onClick={start}>Start</button>;
}

it('bug: that a consult had begun was told to nobody who had gone elsewhere meanwhile', async () => {
  const announced: unknown[] = [];
  onTestFinished(bus.on('shell.consult-begun', (payload) => announced.push(payload)));
  renderInShell(<Start />, { handlers: [handle(consultRoutes.init, () => BEGUN)] });
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await vi.waitFor(() => expect(announced).toEqual([{ sessionId: BEGUN.sessionId }]));
});

it('FLOW-07 a call that fails is logged as "HTTP {status}: {status text}"', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const failed = problem(503, 'internal', 'Not now.');
  const answer = new Response(failed.body, { status: 503, statusText: 'Service Unavailable' });
  renderInShell(<Start />, { handlers: [handle(consultRoutes.init, () => answer)] });
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('HTTP 503: Service Unavailable'));
});
