// @vitest-environment jsdom
import { testHost } from '@petwise/events/testing';
import { learnSpelling } from '@petwise/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { consultRoutes } from '@petwise/contracts';
import { spellBritish } from '@petwise/contracts/british';
import { handle } from '@petwise/tools/testing';
import { sampleOpening, SESSION } from '../../testing/consult-fixtures.ts';
import { answerBox, renderConsult } from '../../testing/render-consult.tsx';

beforeEach(() => {
  sessionStorage.clear();
  testHost().clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const reason = (seq: number, content: string, sessionId = SESSION) =>
  act(() =>
    testHost().emitterFor('shell')('shell.reasoning-received', { sessionId, seq, content }),
  );

async function sendAnswer(): Promise<void> {
  fireEvent.change(answerBox(), { target: { value: 'Since Monday' } });
  fireEvent.keyDown(answerBox(), { key: 'Enter' });
  await wait(0);
}

async function process(): Promise<void> {
  renderConsult({
    opening: sampleOpening({ can_process_results: true }),
    handlers: [handle(consultRoutes.finalize, never)],
  });
  // What was understood has been waited for.
  await wait(5_000);
  fireEvent.click(screen.getByRole('button', { name: 'Process My Results' }));
  await wait(0);
}

describe('the busy panel', () => {
  it('CHAT-09 without reasoning: a fallback text and one more dot each 500 ms, up to three', async () => {
    renderConsult({ answers: never });
    await sendAnswer();
    const line = screen.getByText(/^Thinking about your answer/);
    const seen = [line.textContent];
    for (let tick = 0; tick < 5; tick += 1) {
      await wait(500);
      seen.push(line.textContent);
    }
    const text = 'Thinking about your answer';
    expect(seen).toEqual(['', '.', '..', '...', '', '.'].map((dots) => text + dots));
  });

  it('CHAT-09 shows "Ns" under a minute, else "m:ss"', async () => {
    renderConsult({ answers: never });
    await sendAnswer();
    await wait(5000);
    expect(screen.getByText('5s')).toBeTruthy();
    await wait(56_000);
    expect(screen.getByText('1:01')).toBeTruthy();
  });

  it('CHAT-09 bug: the lines of reasoning stayed American for a British browser, and in no language', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
    learnSpelling(spellBritish);
    onTestFinished(() => {
      learnSpelling((words) => words);
      vi.restoreAllMocks();
    });
    renderConsult({ answers: never });
    await sendAnswer();
    expect(screen.getByText(/^Thinking about/).closest('[lang]')).toBeNull();
    reason(1, 'Reading of diarrhea');
    reason(2, 'Weighing anemia');
    expect(screen.getByText('Weighing anaemia').getAttribute('lang')).toBe('en');
    expect(screen.getByText('Reading of diarrhoea').closest('[lang]')).not.toBeNull();
  });

  it('SOCK-03 CHAT-09 shows the newest line of this session, earlier ones folded, in their order', async () => {
    renderConsult({ answers: never });
    await sendAnswer();
    reason(1, 'Reading your answer');
    reason(3, 'Weighing the next question');
    reason(2, 'Comparing joints and muscles');
    reason(9, 'Of another conversation', '00000000-0000-4000-8000-000000000000');
    expect(screen.getByText('Weighing the next question')).toBeTruthy();
    expect(screen.queryByText('Of another conversation')).toBeNull();
    expect(screen.queryByText(/^Thinking about/)).toBeNull();
    fireEvent.click(screen.getByText('Earlier steps (2)'));
    const steps = screen.getByText('Reading your answer').closest('ol');
    expect(steps?.textContent).toBe('Reading your answerComparing joints and muscles');
  });

  it('never reads reasoning out line by line: one note at the start, one each ten seconds', async () => {
    renderConsult({ answers: never });
    await sendAnswer();
    const status = screen.getByRole('status');
    const announced: string[] = [];
    const watch = new MutationObserver(() => announced.push(status.textContent ?? ''));
    watch.observe(status, { childList: true, characterData: true, subtree: true });
    expect(status.textContent).toContain('Working on your answer');
    for (let seq = 1; seq <= 20; seq += 1) reason(seq, `Line ${seq}`);
    for (let second = 0; second < 21; second += 1) await wait(1000);
    expect(announced).toEqual(['Still working, 10s', 'Still working, 20s']);
    expect(screen.getByText('Line 20').closest('[aria-live="off"]')).not.toBeNull();
    watch.disconnect();
  });

  it('CHAT-09 gives the 3 to 5 minute notice during the final generation only', async () => {
    await process();
    expect(screen.getByText(/3 to 5 minutes/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Process My Results' })).toBeNull();
  });

  it('CHAT-09 gives no such notice while an answer is worked on', async () => {
    renderConsult({ answers: never });
    await sendAnswer();
    expect(screen.queryByText(/3 to 5 minutes/)).toBeNull();
  });

  it('offers Cancel after ten seconds; it keeps the consult and the words', async () => {
    renderConsult({ answers: never });
    await sendAnswer();
    reason(1, 'Reading your answer');
    await wait(10_000);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await wait(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('Reading your answer')).toBeNull();
    expect(answerBox()).toHaveProperty('value', 'Since Monday');
    expect(screen.getByRole('button', { name: 'Send answer' })).toHaveProperty('disabled', false);
    expect(screen.getByText('How long has Bella been limping?')).toBeTruthy();
    await wait(2000);
  });

  it('goes on counting after a reload, and joins the call that is under way', async () => {
    const first = renderConsult({ answers: never });
    await sendAnswer();
    await wait(30_000);
    first.unmount();
    const second = renderConsult({ answers: never });
    await wait(0);
    expect(screen.getByText('30s')).toBeTruthy();
    expect(second.answers).toHaveBeenCalledOnce();
    expect(answerBox()).toHaveProperty('value', 'Since Monday');
  });
});
