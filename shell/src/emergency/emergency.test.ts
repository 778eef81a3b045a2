// @vitest-environment jsdom
import { keepOwnNumber, keepPetVet } from '@petwise/ui/own-numbers';
import { expect, it, vi } from 'vitest';

it('bug: the emergency page did not name the clinic of the pet’s vet', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  localStorage.clear();
  keepPetVet({ name: 'Hill Road Clinic', phone: '020 7946 0001' });
  keepOwnNumber('clinic', '145');
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<div id="own-numbers"></div>';
  await import('./emergency.ts');
  const calls = [...document.querySelectorAll('#own-numbers a')].map((call) => call.textContent);
  expect(calls).toEqual(['My pet’s vet: Hill Road Clinic020 7946 0001', 'Emergency clinic145']);
});
