// @vitest-environment jsdom
import type { Assessment } from '@petwise/contracts';
import { renderInShell } from '@petwise/tools/testing';
import { keepPetVet } from '@petwise/ui/own-numbers';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exact } from '../../copy.ts';
import { calmAssessment, nothingReadAssessment } from '../../testing/fixtures.ts';
import { AssessmentReport } from './AssessmentReport.tsx';

// A whole report is much to draw on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

beforeEach(() => localStorage.clear());

function show(assessment: Assessment) {
  return renderInShell(<AssessmentReport assessment={assessment} sessionId={null} />);
}

/** Which of the seven sections are on the page, by their titles, in order, and whether each is open. */
function sections(): readonly (readonly [string, boolean])[] {
  const named = new Set<string>(Object.values(exact.sections));
  return [...document.querySelectorAll('details')]
    .map((section) => [section.querySelector('h2')?.textContent ?? '', section.open] as const)
    .filter(([title]) => named.has(title));
}

describe('a report of which nothing was read', () => {
  it('names no illness and no urgency when nothing was read, says so, and shows where help is', () => {
    const { patient_data } = calmAssessment;
    show({ ...nothingReadAssessment, ...(patient_data && { patient_data }) });
    const note = screen.getByRole('note');
    expect(note.textContent).toContain('We found no sign of illness');
    expect(note.textContent).toContain('can not say how urgent');
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/emergency?animal=cat');
    expect(document.body.textContent).not.toContain('Pending further analysis');
    const { significance, healthData, overview } = exact.sections;
    expect(sections().map(([title]) => title)).toEqual([significance, healthData, overview]);
    expect(sections()).toContainEqual([overview, true]);
    expect(screen.getByText('your cat cannot stand')).toBeTruthy();
  });

  it('bug: where nothing was read the number of the pet’s own vet was not there', () => {
    keepPetVet({ name: 'Hill Road Clinic', phone: '020 7946 0001' });
    show(nothingReadAssessment);
    const links = within(screen.getByRole('note')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Call Hill Road Clinic 020 7946 0001',
      'Find emergency help',
    ]);
    cleanup();
    show({ ...nothingReadAssessment, nothingRead: 'has-died', returnIf: [] });
    expect(within(screen.getByRole('note')).getAllByRole('link')).toHaveLength(1);
  });

  it('says that the language could not be read', () => {
    show({ ...nothingReadAssessment, nothingRead: 'other-language' });
    expect(screen.getByRole('note').textContent).toContain('Petwise reads English only');
  });

  it('comforts whoever lost the animal, without an urgency and without a call to start again', () => {
    show({ ...nothingReadAssessment, nothingRead: 'has-died', returnIf: [] });
    const note = screen.getByRole('note');
    expect(note.textContent).toContain('We are sorry for your loss');
    expect(note.textContent).not.toContain('new check');
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/emergency');
  });
});

describe('a report of two problems', () => {
  it('RPT-04 names the signs that the first illness does not have, and what may be behind them', () => {
    const secondProblem = {
      signs: ['limping', 'a swollen joint'],
      causes: [{ condition: 'Sprain', confidence: 0.42, description: '', evidence: [] }],
    };
    show({ ...calmAssessment, secondProblem });
    const notes = screen.getAllByRole('note').map(({ textContent }) => textContent);
    const own = notes.find((text) => text?.includes('There may be a second problem'));
    expect(own).toContain('limping, a swollen joint');
    expect(own).toContain('Sprain: ~40%');
  });
});
