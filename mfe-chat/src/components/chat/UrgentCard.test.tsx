// @vitest-environment jsdom
import { ThemeRoot } from '@petwise/ui';
import { knownDanger } from '@petwise/ui/known-danger';
import { keepOwnNumber, keepPetVet } from '@petwise/ui/own-numbers';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UrgentTriage } from '../../model/urgency.ts';
import { UrgentCard } from './UrgentCard.tsx';
import { HasSpace } from './use-has-space.ts';

const BLOAT: UrgentTriage = {
  level: 'emergency',
  reasons: ['Possible bloat: it kills within hours.'],
  advice: 'Go to a vet now.',
};
const TODAY: UrgentTriage = {
  level: 'today',
  reasons: ['A lung infection.'],
  advice: 'See a vet.',
};

function card(triage: UrgentTriage, busy = false) {
  return (
    <ThemeRoot>
      <UrgentCard triage={triage} sessionId="s1" busy={busy} />
    </ThemeRoot>
  );
}

function inChat(hasSpace: boolean, busy = false) {
  return <HasSpace value={hasSpace}>{card(BLOAT, busy)}</HasSpace>;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isBar = () => screen.queryByRole('button', { name: 'What to do' }) !== null;

function expectHelp(): void {
  const help = screen.getByRole('link', { name: /: Emergency help$/ });
  expect(help.getAttribute('href')).toBe('/emergency');
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('UrgentCard', () => {
  it('bug: beside the keyboard of a phone the card left no option in sight; it is a bar there until it is opened', () => {
    const { rerender } = render(inChat(false));
    expect(isBar()).toBe(true);
    expectHelp();
    // It is read out all the same, and large once there is space: nobody has read it.
    expect(screen.getByRole('alert').textContent).toContain(BLOAT.advice);
    rerender(inChat(true));
    expect(isBar()).toBe(false);
    rerender(inChat(false));
    press('Call my vet');
    expect(document.activeElement).toBe(screen.getByLabelText('My vet’s phone'));
    press('Got it');
    rerender(inChat(true));
    expect(isBar()).toBe(true);
  });

  it('bug: what was large until the keyboard came was large again above every next question', () => {
    const { rerender } = render(inChat(true));
    expect(isBar()).toBe(false);
    rerender(inChat(false));
    rerender(inChat(false, true));
    rerender(inChat(true));
    expect(isBar()).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a danger that stood as a bar alone has not been read by going on', () => {
    const { rerender } = render(inChat(false));
    rerender(inChat(false, true));
    rerender(inChat(true));
    expect(isBar()).toBe(false);
  });

  it('bug: did not call the pet’s own vet', () => {
    render(card(BLOAT));
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
    act(() => void keepOwnNumber('vet', '145'));
    expect(screen.getByRole('link', { name: 'Call my vet 145' })).toBeTruthy();
    act(() => keepPetVet({ name: 'Hill Road Clinic', phone: '020 7946 0001' }));
    const call = () => screen.getByRole('link', { name: 'Call Hill Road Clinic 020 7946 0001' });
    expect(call().getAttribute('href')).toBe('tel:02079460001');
    press('Got it');
    expect(call()).toBeTruthy();
    expectHelp();
  });

  it.each(['card', 'bar'])(
    'bug: who had kept no number had no way to call from the %s',
    (shape) => {
      render(card(BLOAT));
      if (shape === 'bar') press('Got it');
      press('Call my vet');
      expect(isBar()).toBe(false);
      const number = screen.getByLabelText('My vet’s phone');
      expect(document.activeElement).toBe(number);
      fireEvent.change(number, { target: { value: 'Tom' } });
      press('Call');
      expect(screen.getByText('This does not look like a phone number.')).toBeTruthy();
      fireEvent.change(number, { target: { value: '020 7946 0000' } });
      press('Call');
      const call = screen.getByRole('link', { name: 'Call my vet 020 7946 0000' });
      expect(call.getAttribute('href')).toBe('tel:02079460000');
    },
  );

  it('is large and read out at first, and a bar with the way to help once the owner has got it', () => {
    render(card(BLOAT));
    expect(screen.getByRole('alert').textContent).toContain('Go to a vet now.');
    expectHelp();
    press('Got it');
    expect(isBar()).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('region', { name: 'Get help now: Emergency help' })).toBeTruthy();
    expectHelp();
  });

  it('is a bar once the owner goes on, and opens again on request', () => {
    const { rerender } = render(card(BLOAT));
    rerender(card(BLOAT, true));
    expect(isBar()).toBe(true);
    rerender(card(BLOAT));
    press('What to do');
    expect(isBar()).toBe(false);
    // What the owner has asked for is not read out as news.
    expect(screen.queryByRole('alert')).toBeNull();
    press('Got it');
    expect(isBar()).toBe(true);
  });

  it('a new danger makes it large again, the same in other words does not', () => {
    const { rerender } = render(card(BLOAT));
    press('Got it');
    rerender(card({ ...BLOAT, advice: 'Go to a vet now. Keep it warm.' }));
    expect(isBar()).toBe(true);
    rerender(card({ ...BLOAT, reasons: [...BLOAT.reasons, 'Pale gums.'] }));
    expect(isBar()).toBe(false);
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('Bug: a vet to be seen today for one more reason moved the question that was being read', () => {
    const { rerender } = render(card(TODAY));
    press('Got it');
    rerender(card({ ...TODAY, reasons: ['An ulcer of the eye.'] }));
    expect(isBar()).toBe(true);
  });

  it('an urgency that becomes an emergency is large again', () => {
    const { rerender } = render(card(TODAY));
    press('Got it');
    rerender(card({ ...TODAY, level: 'emergency' }));
    expect(screen.getByRole('alert').textContent).toContain('Get help now');
  });

  it('what was read stays read over a reload, whose consult holds no reasons', () => {
    const { unmount } = render(card(BLOAT));
    press('Got it');
    unmount();
    render(card({ ...BLOAT, reasons: [] }));
    expect(isBar()).toBe(true);
  });

  it('an answer that was under way at a reload is no sign that the card was read', () => {
    render(card(BLOAT, true));
    expect(isBar()).toBe(false);
  });

  it('PWA-02 tells the emergency page the name of an emergency and its first aid, and of nothing less', () => {
    const { rerender, unmount } = render(card(TODAY));
    expect(knownDanger()).toBeNull();
    const care = { do: ['Leave now.'], never: ['Do not give food.'] };
    rerender(card({ ...BLOAT, care }));
    expect(knownDanger()).toMatchObject({ names: ['Possible bloat'], care });
    unmount();
    expect(knownDanger()).toBeNull();
    render(card({ ...BLOAT, reasons: [] }));
    expect(knownDanger()).toBeNull();
  });

  it('says why on request', () => {
    render(card(BLOAT));
    const reason = screen.getByText(/Possible bloat/);
    expect(reason.closest('ul')?.hidden).toBe(true);
    press('Why');
    expect(reason.closest('ul')?.hidden).toBe(false);
  });
});
