// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HELP_COPY } from '../help-copy.ts';
import { SPANISH_HELP } from '../spanish/help-copy.ts';
import { HelpScreen } from './HelpScreen.tsx';
import measured from './measured.json' with { type: 'json' };
import measuredPosts from './measured-posts.json' with { type: 'json' };
import { NEWS_COPY } from './news-copy.ts';

afterEach(() => document.getElementById('petwise-boot')?.remove());

function bootWith(contact: string | null): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'petwise-boot';
  const registry = { schemaVersion: 1, channel: 'stable', remotes: {} };
  block.textContent = JSON.stringify({ registry, contact });
  document.head.append(block);
}

describe('the help page', () => {
  it('says how it works, what it knows, how right it was, and leads to emergency help first', () => {
    renderInShell(<HelpScreen />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help');
    const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(titles).toEqual([
      'How it works',
      'What it knows',
      'How right it was',
      'Your data',
      'Accessibility',
      'What is new',
      'Who runs this Petwise',
    ]);
    expect(screen.getByText(/no trial with real owners/)).toBeTruthy();
    const link = screen.getAllByRole('link')[0];
    expect(link?.getAttribute('href')).toMatch(/^\/emergency/);
  });

  it.each([
    ['How right it was', HELP_COPY],
    ['Cuánto acertó', SPANISH_HELP],
  ])('bug: a figure of the posts was not compared with what was measured: "%s"', (title, copy) => {
    const lines = copy.sections.find((section) => section.title === title)?.lines ?? [];
    const figures = lines.flatMap((line) => line.match(/\d+%?/g) ?? []);
    const share = (of: number): string => `${Math.round(of * 100)}%`;
    const { cases, first, firstThree, safe, over } = measured;
    const { posts, tooHigh, tooLow, seen, emergencies } = measuredPosts;
    expect(figures).toEqual(
      [
        [cases],
        [first, firstThree, safe, over].map(share),
        [posts, tooHigh, tooLow, seen, emergencies],
      ]
        .flat()
        .map(String),
    );
  });

  it('says what was tested for accessibility and what was not, and dates what is new', () => {
    renderInShell(<HelpScreen />);
    expect(screen.getByText(/Nobody who lives with a screen reader/)).toBeTruthy();
    const days = screen.getAllByRole('time').map((day) => day.getAttribute('datetime'));
    expect(days).toEqual(Object.keys(NEWS_COPY));
    const newestFirst = days.toSorted((one, other) => (String(one) < String(other) ? 1 : -1));
    expect(days).toEqual(newestFirst);
    expect(screen.getByText('November 23, 2026')).toBeTruthy();
  });

  it.each([
    ['vet@pets.example', 'mailto:vet@pets.example'],
    ['https://pets.example/contact', 'https://pets.example/contact'],
  ])('names whom to write to: %s', (contact, address) => {
    bootWith(contact);
    renderInShell(<HelpScreen />);
    expect(screen.getByRole('link', { name: contact }).getAttribute('href')).toBe(address);
  });

  it('says so where the operator has left no address', () => {
    bootWith(null);
    renderInShell(<HelpScreen />);
    const section = screen.getByRole('heading', { name: 'Who runs this Petwise' }).parentElement;
    expect(section && within(section).queryByRole('link')).toBeNull();
  });
});
