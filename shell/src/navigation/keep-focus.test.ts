// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Settings</h1>
    <section><h2>Pets</h2><ul><li><button id="pet">Delete Bella</button></li></ul></section>
    <div role="group" aria-label="Quick answers"><button id="yes">Yes</button></div>
    <button id="last">Last</button></main>`;
  stop = keepFocus(document);
});
afterEach(() => stop());

function at(id: string): HTMLButtonElement {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLButtonElement)) throw new Error(`no ${id}`);
  return found;
}

function focused(): string {
  const { activeElement } = document;
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
}

/** A look comes after the next frame. */
async function afterCheck(): Promise<void> {
  await new Promise((resolve) =>
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))),
  );
}

it('goes to the heading of the section when what has the focus is removed', async () => {
  at('pet').focus();
  document.querySelector('li')?.remove();
  await vi.waitFor(() => expect(focused()).toBe('Pets'));
});

it('goes up to the next heading when the whole section goes', async () => {
  at('pet').focus();
  document.querySelector('section')?.remove();
  await vi.waitFor(() => expect(focused()).toBe('Settings'));
});

it('waits in the named group while a button is off, and comes back to it', async () => {
  at('yes').focus();
  at('yes').disabled = true;
  await vi.waitFor(() => expect(focused()).toBe('Quick answers'));
  at('yes').disabled = false;
  await vi.waitFor(() => expect(document.activeElement).toBe(at('yes')));
  expect(document.querySelector('[role=group]')?.hasAttribute('tabindex')).toBe(false);
});

it('does not come back for who has gone elsewhere meanwhile', async () => {
  at('yes').focus();
  at('yes').disabled = true;
  await vi.waitFor(() => expect(focused()).toBe('Quick answers'));
  at('last').focus();
  at('yes').disabled = false;
  await afterCheck();
  expect(focused()).toBe('Last');
});

it('leaves the focus where the screen itself put it', async () => {
  at('pet').focus();
  document.querySelector('li')?.remove();
  at('last').focus();
  await afterCheck();
  expect(focused()).toBe('Last');
});

it('takes nothing from who has left a field that is still there', async () => {
  at('pet').focus();
  at('pet').blur();
  await afterCheck();
  document.querySelector('li')?.remove();
  await afterCheck();
  expect(document.activeElement).toBe(document.body);
});

it('bug: a box that had the focus before this part of the page came lost it to the body when it went', async () => {
  stop();
  at('pet').focus();
  stop = keepFocus(document);
  document.querySelector('li')?.remove();
  await vi.waitFor(() => expect(focused()).toBe('Pets'));
});
