// @vitest-environment jsdom
import { correctionRoutes } from '@petwise/contracts';
import { handle } from '@petwise/tools/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOpening, sampleQuestion } from '../../testing/consult-fixtures.ts';
import { answerBox, renderConsult } from '../../testing/render-consult.tsx';
import { sampleUnderstood } from '../../testing/understood-fixtures.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

function show(measure: string | undefined, { emergency = false } = {}) {
  const question = sampleQuestion({ text: 'Is it so?', ...(measure && { measure }) });
  const triage = { level: 'emergency' as const, reasons: ['Pale gums'], advice: 'Go now' };
  return renderConsult({
    opening: sampleOpening({ question, ...(emergency && { triage }) }),
    handlers: [handle(correctionRoutes.consult, () => sampleUnderstood())],
  });
}

async function openSheet({ user }: ReturnType<typeof show>) {
  await user.click(await screen.findByRole('button', { name: 'Measure it' }));
  return within(await screen.findByRole('dialog', { hidden: true }));
}
const button = (name: string) => ({ name, hidden: true });

describe('issue 15.9: what is measured at home is the answer', () => {
  it.each([
    ['breaths', 'Tap at each breath', '24 breaths a minute'],
    ['beats', 'Tap at each beat', '24 heart beats a minute'],
  ])('%s: the first tap starts half a minute', async (tool, tap, answer) => {
    const consult = show(tool);
    const sheet = await openSheet(consult);
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
    for (let count = 0; count < 12; count += 1)
      fireEvent.click(sheet.getByRole('button', button(tap)));
    act(() => void vi.advanceTimersByTime(29_000));
    expect(sheet.getByRole('timer', { hidden: true }).textContent).toBe('1 s left');
    expect(sheet.queryByRole('button', button('Use this'))).toBeNull();
    act(() => void vi.advanceTimersByTime(1_500));
    vi.useRealTimers();
    expect(sheet.getByRole('status', { hidden: true }).textContent).toContain(answer);
    await consult.user.click(sheet.getByRole('button', button('Use this')));
    await waitFor(() => expect(consult.answers.mock.lastCall?.[0].answer).toBe(answer));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('a count can be taken again, from nothing', async () => {
    const consult = show('breaths');
    const sheet = await openSheet(consult);
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
    fireEvent.click(sheet.getByRole('button', button('Tap at each breath')));
    act(() => void vi.advanceTimersByTime(30_500));
    fireEvent.click(sheet.getByRole('button', button('Measure again')));
    expect(sheet.getByText('0 breaths')).toBeTruthy();
    expect(sheet.getByRole('timer', { hidden: true }).textContent).toBe('30 s left');
  });

  it('refill: the time between two presses', async () => {
    const consult = show('refill');
    const sheet = await openSheet(consult);
    vi.useFakeTimers({ toFake: ['performance'] });
    fireEvent.click(sheet.getByRole('button', button('Start')));
    vi.advanceTimersByTime(3_200);
    fireEvent.click(sheet.getByRole('button', button('Pink again')));
    vi.useRealTimers();
    await consult.user.click(await sheet.findByRole('button', button('Use this')));
    const answer = 'The gum was pink again after 3 seconds';
    await waitFor(() => expect(consult.answers.mock.lastCall?.[0].answer).toBe(answer));
  });

  it.each([
    ['gums', 'White or very pale', 'The gums are white'],
    ['body', /Ribs are hard to feel/, 'Body condition: 7 of 9'],
  ])('%s: a picture beside words', async (tool, name, answer) => {
    const consult = show(tool);
    const sheet = await openSheet(consult);
    await consult.user.click(sheet.getByRole('radio', { name, hidden: true }));
    await consult.user.click(await sheet.findByRole('button', button('Use this')));
    await waitFor(() => expect(consult.answers.mock.lastCall?.[0].answer).toBe(answer));
  });

  it.each([
    ['cat-face', 5],
    ['rabbit-face', 5],
    ['horse-face', 6],
  ])('%s: points are given once each part of the face has its own', async (tool, parts) => {
    const consult = show(tool);
    const sheet = await openSheet(consult);
    const clear = sheet.getAllByRole('radio', { name: 'Clearly', hidden: true });
    expect(clear).toHaveLength(parts);
    for (const one of clear.slice(1)) await consult.user.click(one);
    expect(sheet.queryByRole('button', button('Use this'))).toBeNull();
    const [first] = sheet.getAllByRole('radio', { name: 'A little', hidden: true });
    if (first) await consult.user.click(first);
    await consult.user.click(await sheet.findByRole('button', button('Use this')));
    const answer = `Grimace scale: ${parts * 2 - 1} of ${parts * 2}`;
    await waitFor(() => expect(consult.answers.mock.lastCall?.[0].answer).toBe(answer));
  });

  it('stands beside words that were typed, and sends nothing over their owner’s head', async () => {
    const consult = show('gums');
    await consult.user.type(answerBox(), 'I think');
    const sheet = await openSheet(consult);
    await consult.user.click(sheet.getByRole('radio', { name: 'Pink', hidden: true }));
    await consult.user.click(await sheet.findByRole('button', button('Use this')));
    expect(answerBox().value).toContain('The gums are pink');
    expect(answerBox().value).toContain('I think');
    expect(consult.answers).not.toHaveBeenCalled();
  });

  it('nothing is offered for what only a newer server knows, nor in an emergency', async () => {
    show('x-ray');
    await screen.findByText('Is it so?');
    expect(screen.queryByRole('button', { name: 'Measure it' })).toBeNull();
    show('gums', { emergency: true });
    expect(await screen.findByText('Go now')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Measure it' })).toBeNull();
  });
});
