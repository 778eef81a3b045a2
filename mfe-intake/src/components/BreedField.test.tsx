// @vitest-environment jsdom
import { UNKNOWN_BREED } from '@petwise/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FORMS_COPY } from '../forms-copy.ts';
import { basic, openBasic } from '../testing/open-basic.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

async function typeBreed(text: string) {
  const opened = openBasic();
  await opened.user.type(basic.breed(), text);
  await screen.findAllByRole('option', { name: new RegExp(text, 'i') });
  return opened;
}

function suggestions(): string[] {
  const list = screen.queryByRole('listbox', { name: FORMS_COPY.basic.breedOptions });
  return [...(list?.children ?? [])].map((option) => option.textContent ?? '');
}

describe('breed suggestions', () => {
  it('FORM-07 open on typing, not on a press', async () => {
    const { user } = openBasic();
    await user.click(basic.breed());
    expect(basic.breed().getAttribute('aria-expanded')).toBe('false');
    await user.type(basic.breed(), 'terr');
    await waitFor(() => expect(basic.breed().getAttribute('aria-expanded')).toBe('true'));
  });

  it('FORM-07 match a part of the name whatever the case, at most ten', async () => {
    await typeBreed('TERR');
    expect(suggestions()).toHaveLength(10);
    for (const name of suggestions()) expect(name).toMatch(/terr/i);
  });

  it('FORM-07 close 200 ms after blur', async () => {
    await typeBreed('terr');
    vi.useFakeTimers();
    fireEvent.blur(basic.breed());
    act(() => void vi.advanceTimersByTime(199));
    expect(suggestions()).not.toHaveLength(0);
    act(() => void vi.advanceTimersByTime(1));
    expect(suggestions()).toHaveLength(0);
    expect(basic.breed()).toHaveProperty('value', 'terr');
  });

  it('FORM-07 are chosen by keyboard, and Escape leaves the text alone', async () => {
    const { user } = await typeBreed('golden');
    await user.keyboard('{ArrowDown}');
    const marked = basic.breed().getAttribute('aria-activedescendant');
    expect(document.getElementById(marked ?? '')?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Enter}');
    expect(basic.breed()).toHaveProperty('value', 'Golden Retriever');
    expect(suggestions()).toHaveLength(0);
    await user.keyboard('{Escape}{Escape}');
    expect(basic.breed()).toHaveProperty('value', 'Golden Retriever');
  });

  it('bug: the breed just typed out in full lay as a list over what comes below', async () => {
    const { user } = await typeBreed('Rottweile');
    await user.type(basic.breed(), 'r');
    expect(basic.breed()).toHaveProperty('value', 'Rottweiler');
    expect(basic.breed().getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{Backspace}');
    expect(suggestions()).toContain('Rottweiler');
  });

  it('FORM-07 are chosen by pointer', async () => {
    const { user } = await typeBreed('golden ret');
    await user.click(screen.getByRole('option', { name: 'Golden Retriever' }));
    expect(basic.breed()).toHaveProperty('value', 'Golden Retriever');
    expect(document.activeElement).toBe(basic.breed());
  });

  it('FORM-07 are those of the species', async () => {
    const { user } = openBasic();
    await user.selectOptions(basic.species(), 'cat');
    await user.type(basic.breed(), 'siam');
    expect(await screen.findByRole('option', { name: 'Siamese' })).toBeTruthy();
  });

  it('take any other text as it is', async () => {
    const { user } = openBasic();
    await user.type(basic.breed(), 'Grandma’s lapdog 🐶{Tab}');
    expect(basic.breed()).toHaveProperty('value', 'Grandma’s lapdog 🐶');
  });
});

describe('bug: an owner who does not know the breed could not go on', () => {
  it('one press says so, another takes it back, and the form goes on with it as unknown', async () => {
    const { user, onSubmit } = openBasic();
    const unknown = screen.getByRole('button', { name: 'I don’t know the breed' });
    await user.click(unknown);
    expect(basic.breed()).toHaveProperty('value', 'Unknown');
    expect(unknown.getAttribute('aria-pressed')).toBe('true');
    await user.click(unknown);
    expect(basic.breed()).toHaveProperty('value', '');
    await user.click(unknown);
    await user.click(basic.continue());
    expect(onSubmit.mock.lastCall?.[0].breed).toBe(UNKNOWN_BREED);
  });

  it('is not offered beside a breed that was told', async () => {
    const { user } = openBasic();
    await user.type(basic.breed(), 'Beagle');
    expect(screen.queryByRole('button', { name: 'I don’t know the breed' })).toBeNull();
  });
});

describe('a change of species', () => {
  it('clears a breed that does not fit, says so, and brings it back', async () => {
    const { user } = openBasic();
    await user.type(basic.breed(), 'Beagle');
    await user.selectOptions(basic.species(), 'cat');
    expect(await screen.findByText(FORMS_COPY.basic.breedCleared('Beagle', 'cat'))).toBeTruthy();
    expect(basic.breed()).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(basic.breed()).toHaveProperty('value', 'Beagle');
    expect(screen.queryByText(FORMS_COPY.basic.breedCleared('Beagle', 'cat'))).toBeNull();
  });

  it('keeps the owner’s own words', async () => {
    const { user } = openBasic();
    await user.type(basic.breed(), 'Fluffy mix');
    await user.selectOptions(basic.species(), 'cat');
    await user.type(basic.breed(), ' xyz');
    expect(basic.breed()).toHaveProperty('value', 'Fluffy mix xyz');
  });
});
