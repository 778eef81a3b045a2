// @vitest-environment jsdom
import { keepKnownDanger } from '@petwise/ui/known-danger';
import { keepOwnNumber, keepPetVet, ownNumber } from '@petwise/ui/own-numbers';
import { beforeEach, expect, it, vi } from 'vitest';

const PAGE = `<h1>Is this an emergency?</h1><p>If you see any sign below, phone.</p>
  <div id="known"></div><section id="animals"><details id="dog"><summary>Dog</summary>
  <h3>Go to a vet now</h3><ul></ul><h3>First aid</h3><ul><li>Phone before you leave.</li></ul></details></section>`;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  localStorage.clear();
  document.documentElement.lang = 'en';
});

it.each([
  ['en-US', 'Gray gums, diarrhea'],
  ['en-GB', 'Grey gums, diarrhoea'],
])('bug: the emergency page was spelled one way for all: %s', async (tag, advice) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([tag]);
  const name = 'Animal Poison Control Center';
  document.body.innerHTML = `<ul><li>Gray gums, diarrhea <cite>AVMA</cite></li></ul><p>${name}</p>`;
  await import('./emergency.ts');
  expect(document.body.textContent).toBe(`${advice} AVMA${name}`);
});

it('bug: the emergency page did not name the clinic of the pet’s vet', async () => {
  keepPetVet({ name: 'Hill Road Clinic', phone: '020 7946 0001' });
  keepOwnNumber('clinic', '145');
  document.body.innerHTML = '<div id="own-numbers"></div>';
  await import('./emergency.ts');
  const calls = [...document.querySelectorAll('#own-numbers a')].map((call) => call.textContent);
  expect(calls).toEqual(['My pet’s vet: Hill Road Clinic020 7946 0001', 'Emergency clinic145']);
});

it('bug: who had kept no number could call nobody of their own from the emergency page', async () => {
  document.body.innerHTML = `<section id="own-form" hidden><form><input name="vet"><input name="clinic"></form></section>
    <nav><div id="own-numbers"><a class="call own" href="#numbers">Numbers to call</a></div></nav>`;
  await import('./emergency.ts');
  const bar = document.getElementById('own-numbers');
  bar?.querySelector('button')?.click();
  const input = bar?.querySelector('input');
  expect(document.activeElement).toBe(input);
  // The hotlines stay in reach.
  expect(bar?.querySelector('a')?.hash).toBe('#numbers');
  const call = (number: string): void => {
    if (input) input.value = number;
    bar?.querySelector('form')?.requestSubmit();
  };
  call('Tom');
  expect(bar?.querySelector('[role=alert]')?.textContent).toMatch(/phone number/);
  expect(ownNumber('vet')).toBe('');
  call('020 7946 0000');
  expect(bar?.querySelector('a')?.getAttribute('href')).toBe('tel:02079460000');
  expect(document.activeElement).toBe(bar?.querySelector('a'));
  // Saving the clinic's number below does not take it away again.
  expect(document.querySelector<HTMLInputElement>('[name=vet]')?.value).toBe('020 7946 0000');
});

it('PWA-02 the emergency page begins with what to do and never to do for the danger that is known', async () => {
  keepKnownDanger({
    species: 'dog',
    names: ['Possible bloat'],
    care: {
      do: ['Leave now.', 'Call on the way.'],
      never: ['Do not give food.'],
      source: 'A published guide',
    },
  });
  document.body.innerHTML = '<div id="known"></div>';
  await import('./emergency.ts');
  const section = document.querySelector('#known .now');
  const lists = [...(section?.querySelectorAll('h2, ul') ?? [])].map((part) => part.textContent);
  expect(lists).toEqual([
    'What to do now',
    'Leave now.Call on the way.',
    'What to avoid',
    'Do not give food.',
  ]);
  expect(section?.querySelector('cite')?.textContent).toBe('A published guide');
  expect([...(section?.querySelectorAll('ul') ?? [])].map(({ lang }) => lang)).toEqual([
    'en',
    'en',
  ]);
  keepKnownDanger(null);
});

it('PWA-02 what to do for a danger that nobody publishes is left out of the emergency page', async () => {
  const care = { do: ['Leave now.'], never: ['Do not give food.'] };
  keepKnownDanger({ species: 'dog', names: ['Possible bloat', 'Pale gums'], care });
  document.body.innerHTML = PAGE;
  await import('./emergency.ts');
  expect(document.querySelector('#known .now')?.textContent).toBe(
    'Pale gumsFirst aidPhone before you leave.',
  );
  keepKnownDanger(null);
});

it('bug: the emergency page asked whether it is one of who had told of a danger', async () => {
  keepKnownDanger({ species: 'dog', names: ['Possible bloat'] });
  document.body.innerHTML = PAGE;
  await import('./emergency.ts');
  expect(document.querySelector('h1')?.textContent).toBe('Dog: Possible bloat');
  expect(document.body.textContent).not.toMatch(/emergency\?|If you see any sign/);
  keepKnownDanger(null);
});

it('the emergency page of an animal without a known danger asks, and opens at the animal', async () => {
  history.replaceState(null, '', '/emergency?animal=dog');
  document.body.innerHTML = PAGE;
  await import('./emergency.ts');
  expect(document.querySelector('h1')?.textContent).toBe('Is this an emergency?');
  expect(document.querySelector('#known #dog[open]')).toBeTruthy();
  history.replaceState(null, '', '/');
});
