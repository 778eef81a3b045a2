// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keepInstallPrompt } from './keep-install-prompt.ts';

it('PWA-01 keeps the offer to install until it is taken, and holds the browser’s banner back', () => {
  const page: EventTarget & { petwiseInstallPrompt?: Event } = new EventTarget();
  keepInstallPrompt(page);
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  page.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(page.petwiseInstallPrompt).toBe(offer);
  page.dispatchEvent(new Event('appinstalled'));
  expect(page.petwiseInstallPrompt).toBeUndefined();
});
