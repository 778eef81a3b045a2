// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COPY } from '../copy.ts';
import { INFO_COPY } from '../info-copy.ts';
import { openHome } from '../testing/open-home.tsx';
import { stubScreen } from '../testing/screen-kind.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('appinstalled'));
});

async function openSheet() {
  stubScreen({ narrow: true });
  const { user } = openHome();
  await user.click(screen.getByRole('button', { name: COPY.info.open }));
  const sheet = within(screen.getByRole('dialog', { hidden: true }));
  await sheet.findByText(INFO_COPY.flowTitle);
  return { user, sheet };
}

/** What Chromium sends when the page may be installed. */
function offerInstall(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

describe('the info sheet', () => {
  it('HOME-06 has its button on narrow screens only', () => {
    stubScreen({ narrow: false });
    openHome();
    expect(screen.queryByRole('button', { name: COPY.info.open })).toBeNull();
  });

  it('HOME-06 says how to install, the four steps and the promises, and closes', async () => {
    const { user, sheet } = await openSheet();
    expect(sheet.getByText('Share → Add to Home')).toBeTruthy();
    expect(sheet.getByText('Menu → Add to Home')).toBeTruthy();
    for (const step of [
      'Enter symptoms and upload data',
      'Answer personalised diagnostic questions',
      'Get expert analysis with possible conditions',
      'Get care options',
      'Analysis in about 20 minutes',
      'No password after install',
      'Offline use',
      'One-tap emergency access',
    ]) {
      expect(sheet.getByText(step)).toBeTruthy();
    }
    await user.click(sheet.getByRole('button', { name: 'Got it!', hidden: true }));
    expect(screen.queryByText('Share → Add to Home')).toBeNull();
  });

  it('HOME-06 shows the steps of the phone in hand', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS)');
    const { sheet } = await openSheet();
    const [first] = INFO_COPY.iphoneSteps;
    expect(sheet.getByText(first).closest('details')).toHaveProperty('open', true);
    const [android] = INFO_COPY.androidSteps;
    expect(sheet.getByText(android).closest('details')).toHaveProperty('open', false);
  });

  it('HOME-06 offers the browser’s own install prompt where there is one', async () => {
    const { user, sheet } = await openSheet();
    expect(sheet.queryByRole('button', { name: INFO_COPY.install, hidden: true })).toBeNull();
    const { event, prompt } = offerInstall('accepted');
    expect(event.defaultPrevented).toBe(true);
    await user.click(sheet.getByRole('button', { name: INFO_COPY.install, hidden: true }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(await sheet.findByText(INFO_COPY.installed)).toBeTruthy();
    expect(sheet.queryByRole('button', { name: INFO_COPY.install, hidden: true })).toBeNull();
  });

  it.each([
    ['tells the choice later', () => Promise.resolve(), INFO_COPY.installDeclined],
    ['refuses to ask', () => Promise.reject<void>(new DOMException('no', 'NotAllowedError')), null],
  ])('HOME-06 goes on where the browser %s', async (_, prompt, notice) => {
    const { user, sheet } = await openSheet();
    const userChoice = Promise.resolve({ outcome: 'dismissed' });
    const event = Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice });
    act(() => void window.dispatchEvent(event));
    await user.click(sheet.getByRole('button', { name: INFO_COPY.install, hidden: true }));
    if (notice) expect(await sheet.findByText(notice)).toBeTruthy();
    expect(sheet.queryByText(INFO_COPY.installed)).toBeNull();
    expect(sheet.queryByRole('button', { name: INFO_COPY.install, hidden: true })).toBeNull();
  });

  it('HOME-06 takes up an offer that came before the bundle was loaded', async () => {
    const prompt = vi.fn(async () => ({ outcome: 'dismissed' }));
    window.petwiseInstallPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: INFO_COPY.install, hidden: true }));
    expect(await sheet.findByText(INFO_COPY.installDeclined)).toBeTruthy();
  });
});
