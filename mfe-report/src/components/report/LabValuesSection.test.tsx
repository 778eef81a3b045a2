// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fullAssessment } from '../../testing/fixtures.ts';
import { laboratory, reported } from '../../testing/laboratory.ts';
import { AssessmentReport } from './AssessmentReport.tsx';

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));

function show(given: typeof laboratory | null) {
  renderInShell(
    <AssessmentReport assessment={{ ...fullAssessment, laboratory: given }} sessionId={null} />,
  );
  return screen.queryByRole('region', { name: 'Lab values' });
}

describe('laboratory values in the report', () => {
  it('draws each value with a range, and says in words what the drawing shows', () => {
    const part = show(laboratory);
    if (!part) throw new Error('There should be a laboratory part');
    const rows = within(part).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('svg') !== null)).toEqual([true, true, false, true]);
    expect(rows[0]?.textContent).toMatch(
      /Creatinine.*3\.4 mg\/dL.*High.*Normal range 0\.8 to 2\.4.*1\.4 times.*Before: 1\.9 on Mar 2, 2025.*Page 1 of bloods\.pdf/,
    );
    expect(rows[1]?.textContent).toMatch(/Low.*80% of the low end.*Changed by you/);
    expect(rows[3]?.textContent).toContain('usual for this kind of animal');
    expect(within(part).getByText(/2 values in your files that you did not confirm/)).toBeTruthy();
  });

  it('bug: how far out of range a value is was written the English way whatever the owner’s', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-ES']);
    onTestFinished(() => void vi.restoreAllMocks());
    const part = show(laboratory);
    expect(part?.textContent).toContain('1,4 times');
    expect(part?.textContent).toContain('80\u00a0% of the low end');
  });

  it('puts a high value right of the range and a low one left of it', () => {
    const part = show(laboratory);
    const x = (selector: string): number[] =>
      (part?.querySelector(selector)?.getAttribute('points') ?? '')
        .split(' ')
        .map((point) => Number(point.split(',')[0]));
    expect(Math.min(...x('[data-flag=high]'))).toBeGreaterThan(125);
    expect(Math.max(...x('[data-flag=low]'))).toBeLessThan(75);
  });

  it('says so when nothing was confirmed', () => {
    const part = show({ values: [], unconfirmed: 12 });
    expect(part?.textContent).toContain('None of your lab values count yet');
    expect(part?.textContent).toContain('12 values');
    expect(part?.querySelector('li')).toBeNull();
  });

  it('explains the drawing where there is one, and only there', () => {
    expect(show(laboratory)?.textContent).toContain('The mark is your pet.');
    cleanup();
    const noRange = { ...reported(), interval: null };
    expect(show({ values: [noRange], unconfirmed: 0 })?.textContent).not.toContain('The mark');
    cleanup();
    const noNumber = { ...reported(), text: 'positive', value: null };
    expect(show({ values: [noNumber], unconfirmed: 0 })?.textContent).not.toContain('The mark');
  });

  it('is not there without a laboratory report', () => {
    expect(show(null)).toBeNull();
  });

  it('stands every confirmed value of an analyte together, with its date, flag, file and why', () => {
    const t4 = { analyte: 't4', name: 'T4', unit: 'µg/dL', history: [] };
    const interval = { low: 0.8, high: 4.7, from: 'report' } as const;
    const older = reported({
      ...t4,
      text: '3.1',
      value: 3.1,
      flag: 'normal',
      magnitude: null,
      interval,
      date: '2025-02-14',
      datedByOwner: true,
      fileName: 'older.pdf',
      note: 'Not used: the one without a date may be newer',
    });
    const used = reported({
      ...t4,
      text: '6.8',
      value: 6.8,
      magnitude: 1.447,
      interval,
      date: null,
      fileName: 'newer.pdf',
      note: 'Used: its date is not known, and it is the furthest out of range',
      others: [older],
    });
    const part = show({ values: [used], unconfirmed: 0 });
    if (!part) throw new Error('There should be a laboratory part');
    const [row] = within(part).getAllByRole('listitem');
    expect(row?.textContent).toMatch(
      /T4.*6\.8 µg\/dL.*High.*Date not known.*Page 1 of newer\.pdf.*Used: its date is not known/,
    );
    const others = within(part).getByRole('list', {
      name: 'Other values of T4 that you confirmed',
    });
    expect(others.textContent).toBe(
      'Also: 3.1 µg/dL, Normal. Normal range 0.8 to 4.7. Measured Feb 14, 2025, as you told us. Page 1 of older.pdf. Not used: the one without a date may be newer.',
    );
    expect(row?.querySelectorAll('[data-part=earlier]')).toHaveLength(1);
  });

  it('shows script as text', () => {
    const part = show({ values: [reported({ name: '<img onerror=alert(1)>' })], unconfirmed: 0 });
    expect(part?.textContent).toContain('<img onerror=alert(1)>');
    expect(part?.querySelector('img')).toBeNull();
  });
});
