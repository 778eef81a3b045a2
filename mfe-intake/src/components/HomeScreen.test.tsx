// @vitest-environment jsdom
import { bus } from '@petwise/events';
import { consultRoutes, InitialData, MAX_SYMPTOMS_LENGTH, STORAGE_KEYS } from '@petwise/contracts';
import { handle, problem } from '@petwise/tools/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COPY } from '../copy.ts';
import { homeDraft } from '../model/drafts.ts';
import { consultSummary, uploadedFile } from '../testing/fixtures.ts';
import { openHome, send, textBox } from '../testing/open-home.tsx';
import { stubScreen } from '../testing/screen-kind.ts';

function handedOver(): unknown {
  return JSON.parse(sessionStorage.getItem(STORAGE_KEYS.initialData) ?? 'null');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubScreen({ keyboard: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the words and the text', () => {
  it('HOME-01 asks how the pet is feeling, with a specific placeholder and two buttons', () => {
    openHome();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How is your pet feeling?');
    expect(textBox().getAttribute('placeholder')).toMatch(/be specific/i);
    expect(screen.getByRole('button', { name: 'Attach files' })).toBeTruthy();
    expect(send()).toBeTruthy();
  });

  it('HOME-02 cannot send blank text on its own', async () => {
    const { user, onStart } = openHome();
    expect(send()).toHaveProperty('disabled', true);
    await user.type(textBox(), '   {Enter}');
    expect(send()).toHaveProperty('disabled', true);
    expect(onStart).not.toHaveBeenCalled();
    await user.type(textBox(), 'limping');
    expect(send()).toHaveProperty('disabled', false);
  });

  it('HOME-02 files alone are enough on the route and not on the stage', () => {
    homeDraft.write({ symptoms: '', uploadedFiles: [uploadedFile()], sent: false });
    openHome();
    expect(send()).toHaveProperty('disabled', false);
  });

  it('HOME-02 the stage of the assessment needs text', async () => {
    homeDraft.write({ symptoms: '', uploadedFiles: [uploadedFile()], sent: false });
    const { user } = openHome({ variant: 'stage' });
    expect(send()).toHaveProperty('disabled', true);
    await user.type(textBox(), 'limping');
    expect(send()).toHaveProperty('disabled', false);
  });

  it('HOME-03 Enter submits and Shift+Enter makes a new line', async () => {
    const { user, onStart } = openHome();
    await user.type(textBox(), 'limps{Shift>}{Enter}{/Shift}since Monday');
    expect(textBox()).toHaveProperty('value', 'limps\nsince Monday');
    expect(onStart).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onStart).toHaveBeenCalledTimes(1));
  });

  it('HOME-03 Enter belongs to the input method while it composes', async () => {
    const { user, onStart } = openHome();
    await user.type(textBox(), '犬');
    fireEvent.keyDown(textBox(), { key: 'Enter', isComposing: true });
    expect(onStart).not.toHaveBeenCalled();
  });

  it('takes 20 000 characters, emoji and right-to-left text unchanged', async () => {
    const { user, onStart } = openHome();
    const text = `הכלב שלי מקיא 🐕‍🦺 ${'limps '.repeat(3400)}`;
    expect(text.length).toBeGreaterThan(20_000);
    fireEvent.change(textBox(), { target: { value: text } });
    expect(textBox().getAttribute('dir')).toBe('auto');
    await user.click(send());
    await waitFor(() => expect(onStart.mock.lastCall?.[0].symptoms).toBe(text));
  });

  it('says by how much a text is too long and keeps it', () => {
    openHome();
    fireEvent.change(textBox(), { target: { value: 'x'.repeat(MAX_SYMPTOMS_LENGTH + 12) } });
    expect(screen.getByText(COPY.home.tooLong(12))).toBeTruthy();
    expect(send()).toHaveProperty('disabled', true);
  });

  it('fills in an example, ready to be changed', async () => {
    const { user } = openHome();
    const [example] = COPY.home.examples;
    await user.click(screen.getByRole('button', { name: example.label }));
    expect(textBox()).toHaveProperty('value', example.text);
    expect(document.activeElement).toBe(textBox());
    expect(screen.queryByText(COPY.home.examplesTitle)).toBeNull();
  });
});

describe('sending', () => {
  it('HOME-07 hands symptoms, files, sex and time to session storage and to the shell', async () => {
    const facts: number[] = [];
    const stop = bus.on('intake.submitted', ({ fileCount }) => facts.push(fileCount));
    homeDraft.write({ symptoms: '', uploadedFiles: [uploadedFile()], sent: false });
    const { user, onStart } = openHome();
    await user.type(textBox(), 'My dog limps and she cries{Enter}');
    await waitFor(() => expect(onStart).toHaveBeenCalledTimes(1));
    const data = v.parse(InitialData, handedOver());
    expect(data).toMatchObject({
      symptoms: 'My dog limps and she cries',
      uploadedFiles: [uploadedFile()],
      detectedSex: 'female',
    });
    expect(Math.abs(Date.now() - data.timestamp)).toBeLessThan(60_000);
    expect(onStart.mock.lastCall?.[0]).toEqual(data);
    expect(facts).toEqual([1]);
    stop();
  });

  it('HOME-07 the stage hands over to its caller alone', async () => {
    const { user, onStart } = openHome({ variant: 'stage' });
    await user.type(textBox(), 'limping{Enter}');
    await waitFor(() => expect(onStart).toHaveBeenCalledTimes(1));
    expect(handedOver()).toBeNull();
  });

  it.each([
    ['she and her beat his', 'female'],
    ['he lost his tail and she saw', 'male'],
    ['she bit him', null],
    ['the shepherd ate here with the hens', null],
  ])('HOME-09 "%s" tells %s', async (text, sex) => {
    const { user, onStart } = openHome();
    await user.type(textBox(), `${text}{Enter}`);
    await waitFor(() => expect(onStart.mock.lastCall?.[0].detectedSex).toBe(sex));
  });

  it('HOME-08 shows an overlay with the time that has passed while it is busy', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    let started = (): void => undefined;
    const onStart = () => new Promise<void>((resolve) => (started = resolve));
    openHome({ onStart });
    fireEvent.change(textBox(), { target: { value: 'limping' } });
    fireEvent.click(send());
    expect(screen.getByText(COPY.home.processing)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('0s');
    expect(send()).toHaveProperty('disabled', true);
    act(() => void vi.advanceTimersByTime(65_000));
    expect(screen.getByRole('timer').textContent).toBe('1:05');
    await act(async () => started());
    expect(screen.queryByText(COPY.home.processing)).toBeNull();
  });

  it('HOME-12 says so when the start fails, and loses nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    homeDraft.write({ symptoms: '', uploadedFiles: [uploadedFile()], sent: false });
    const { user } = openHome({ onStart: () => Promise.reject(new Error('no session')) });
    await user.type(textBox(), 'limping{Enter}');
    const alert = await screen.findByText('Failed to start diagnostic session. Please try again.');
    expect(alert.closest('[role=alert]')).toBeTruthy();
    expect(textBox()).toHaveProperty('value', 'limping');
    expect(screen.getByText('blood-test.pdf')).toBeTruthy();
    expect(homeDraft.read()).toMatchObject({ symptoms: 'limping', sent: false });
    expect(send()).toHaveProperty('disabled', false);
    expect(log).toHaveBeenCalled();
  });

  it('HOME-12 also when session storage is full', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user, onStart } = openHome();
    await user.type(textBox(), 'limping{Enter}');
    expect(await screen.findByText(COPY.home.startFailed)).toBeTruthy();
    expect(onStart).not.toHaveBeenCalled();
    expect(textBox()).toHaveProperty('value', 'limping');
    full.mockRestore();
  });
});

describe('ways on', () => {
  it('offers the emergency page in one tap and says what Petwise is not', () => {
    openHome();
    const link = screen.getByRole('link', { name: 'Emergency?' });
    expect(link.getAttribute('href')).toBe('/emergency');
    expect(screen.getByText(/research prototype - not for medical use/i)).toBeTruthy();
  });

  it('offers to resume the newest open assessment', async () => {
    const older = consultSummary({
      sessionId: '11111111-1111-4111-8111-111111111111',
      updatedAt: '2026-11-01T00:00:00.000Z',
    });
    const finished = consultSummary({ status: 'finished', updatedAt: '2026-11-21T00:00:00.000Z' });
    const newest = consultSummary();
    openHome({}, [handle(consultRoutes.list, () => ({ consults: [finished, older, newest] }))]);
    const link = await screen.findByRole('link', { name: /Resume your assessment/ });
    expect(link.getAttribute('href')).toBe(`/assessment?resume=${newest.sessionId}`);
  });

  it('is silent when the list of assessments cannot be had', async () => {
    const asked = vi.fn(() => problem(500, 'internal', 'Something went wrong'));
    openHome({}, [handle(consultRoutes.list, asked)]);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('link', { name: /Resume/ })).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('is used by keyboard alone: text, attach, send', async () => {
    const { user, onStart } = openHome();
    expect(document.activeElement).toBe(textBox());
    await user.keyboard('My cat sneezes');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Attach files' }));
    await user.tab();
    expect(document.activeElement).toBe(send());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onStart).toHaveBeenCalledTimes(1));
  });
});
