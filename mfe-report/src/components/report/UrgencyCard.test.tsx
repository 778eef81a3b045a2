// @vitest-environment jsdom
import type { Assessment } from '@petwise/contracts';
import { renderInShell } from '@petwise/tools/testing';
import { knownDanger } from '@petwise/ui/known-danger';
import { keepOwnNumber, keepPetVet } from '@petwise/ui/own-numbers';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calmAssessment, fullAssessment } from '../../testing/fixtures.ts';
import { readReport } from '../../model/read-report.ts';
import { AssessmentReport } from './AssessmentReport.tsx';
import { UrgencyCard } from './UrgencyCard.tsx';

// A whole report is much to draw on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
});

function show(assessment: Assessment) {
  return renderInShell(<AssessmentReport assessment={assessment} sessionId={null} />);
}

function texts(list: HTMLElement | undefined): readonly string[] {
  return [...(list?.querySelectorAll('li') ?? [])].map((entry) => entry.textContent);
}

describe('the first screen of a report', () => {
  it.each(['emergency', 'today'] as const)(
    'bug: of a report "%s" the pet’s own vet was not called',
    (level) => {
      keepPetVet({ name: 'Hill Road Clinic', phone: '020 7946 0001' });
      keepOwnNumber('vet', '145');
      const report = readReport({ ...fullAssessment, triage: { level, reasons: [], advice: '' } });
      if (!report) throw new Error('The report should be readable');
      renderInShell(<UrgencyCard report={report} madeAt="2026-11-21T08:00:00Z" sessionId={null} />);
      const links = screen.getAllByRole('link').map((link) => link.textContent);
      expect(links).toEqual([
        'Call Hill Road Clinic 020 7946 0001',
        'Call my vet 145',
        'Find emergency help',
      ]);
      expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('tel:02079460001');
    },
  );

  it('bug: who had kept no number had no way to call from the report', async () => {
    localStorage.clear();
    const triage = { level: 'emergency' as const, reasons: [], advice: '' };
    const report = readReport({ ...fullAssessment, triage });
    if (!report) throw new Error('The report should be readable');
    renderInShell(<UrgencyCard report={report} madeAt="2026-11-21T08:00:00Z" sessionId={null} />);
    await userEvent.click(screen.getByRole('button', { name: 'Call my vet' }));
    expect(document.activeElement).toBe(screen.getByLabelText('My vet’s phone'));
    await userEvent.keyboard('020 7946 0000{Enter}');
    const call = screen.getByRole('link', { name: 'Call my vet 020 7946 0000' });
    expect(call.getAttribute('href')).toBe('tel:02079460000');
  });

  it.each([
    ['See a vet today, within hours. Call ahead.', ['Go within hours.', 'Call ahead.']],
    ['See a vet today. Call ahead.', ['Call ahead.']],
  ])('bug: "%s" said again what the title says', (advice, steps) => {
    const triage = { level: 'today' as const, reasons: [], advice };
    const report = readReport({ ...calmAssessment, triage });
    if (!report) throw new Error('The report should be readable');
    renderInShell(<UrgencyCard report={report} madeAt="2026-11-21T08:00:00Z" sessionId={null} />);
    expect(screen.getAllByText(/See a vet today/)).toHaveLength(1);
    expect(texts(screen.getAllByRole('list')[0])).toEqual(steps);
  });

  it('shows first what to do, what to avoid and when to look again, each once, and folds the reasons', () => {
    renderInShell(
      <AssessmentReport
        assessment={{
          ...fullAssessment,
          analysis_overview: `Emergency now. ${fullAssessment.triage?.advice} ${fullAssessment.triage?.reasons.join(' ')}\n\nWe compared 52 conditions.`,
        }}
        sessionId={null}
        madeAt="2026-11-21T08:00:00.000Z"
      />,
    );
    const urgency = screen.getByRole('region', { name: 'Emergency: go now' });
    const [todo, avoid] = within(urgency).getAllByRole('list');
    expect(texts(todo)).toEqual(['Go to an emergency vet now.', 'Call on the way.']);
    expect(texts(avoid)).toEqual(['Give no food, water or medicine.']);
    const at = new Date('2026-11-21T10:00:00.000Z');
    const hour = new Intl.DateTimeFormat(undefined, {
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
    });
    expect(urgency.textContent).toContain(`Look again: ${hour.format(at)}, sooner if worse`);
    expect(document.querySelector('header')?.textContent).toContain('2026');
    const why = screen.getByRole('region', { name: 'Why we say this' });
    expect(why.querySelector('details')?.open).toBe(false);
    const [reason = ''] = fullAssessment.triage?.reasons ?? [];
    expect(document.body.textContent.split(reason)).toHaveLength(2);
  });

  it('RPT-04 gives the steps of the report’s own care, each once, and marks a cause that must not be missed', async () => {
    const care = {
      about: 'A swollen belly with retching',
      do: ['Leave now. Call on the way.', 'Let it stand.', 'Note when it began.'],
      never: ['Do not feed.', 'Do not press the belly. Rub it no more.', 'Do not wait.'],
      atHome: ['Rest.'],
      source: 'A published guide',
    };
    const [first, ...others] = fullAssessment.differential_diagnoses;
    // An engine that knows care sends it beside the other fields.
    const given: object = {
      ...fullAssessment,
      care,
      differential_diagnoses: [{ ...first, mustNotMiss: true }, ...others],
    };
    // As above: fields that this contract may not name yet.
    show(given as Assessment);
    const urgency = screen.getByRole('region', { name: 'Emergency: go now' });
    const [todo, avoid] = within(urgency).getAllByRole('list');
    // At a glance the first sentence of each; then each whole, in its place.
    expect(texts(todo)).toEqual(['Leave now.', 'Let it stand.', 'Note when it began.']);
    expect(texts(avoid)).toEqual(['Do not feed.', 'Do not press the belly.', 'Do not wait.']);
    const isWhole = (): void => {
      expect(within(urgency).getAllByRole('list').flatMap(texts)).toEqual([
        ...care.do,
        ...care.never,
      ]);
      for (const step of [fullAssessment.triage?.advice ?? '', ...care.do, ...care.never])
        expect(urgency.textContent.split(step), step).toHaveLength(2);
    };
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    isWhole();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(texts(todo)).toEqual(['Leave now.', 'Let it stand.', 'Note when it began.']);
    const more = within(urgency).getByRole('button', { name: 'More on these steps' });
    await userEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    isWhole();
    expect(screen.getByRole('region', { name: 'Care at home' }).textContent).toContain('Rest.');
    expect(document.body.textContent).toContain('follow “A published guide”');
    expect(screen.getAllByText('Must not be missed')).toHaveLength(1);
  });

  it('says "Don’t" only where there is something, and folds "Return if" as the rest', () => {
    show(calmAssessment);
    expect(screen.queryByText('Don’t')).toBeNull();
    const back = screen.getByRole('region', { name: 'Return if' });
    expect(back.querySelector('details')?.open).toBe(false);
  });

  it('names the milder warning signs without their reasons, and the list for afterwards', () => {
    const redFlags = [
      fullAssessment.triage?.reasons[0] ?? '',
      'Straining in the tray: needs a check the same day.',
    ];
    show({ ...fullAssessment, redFlags });
    const other = screen.getByRole('heading', { name: 'Other warning signs in your answers' });
    expect(other.nextElementSibling?.textContent).toBe('Straining in the tray');
    cleanup();
    show({ ...fullAssessment, redFlags: redFlags.slice(0, 1) });
    expect(screen.queryByText('Other warning signs in your answers')).toBeNull();
    expect(screen.getByText(/^Once a vet has seen your pet: go back at once/)).toBeTruthy();
  });

  it('PWA-02 bug: from a report the emergency page opened without the animal and the danger', () => {
    const reasons = ['Possible bloat: it can twist.'];
    const triage = { level: 'emergency' as const, reasons, advice: 'Go now.' };
    const steps = { do: ['Lay it down.'], never: ['Do not wait.'] };
    const care = {
      about: 'Collapse',
      now: '',
      atHome: [],
      source: 'RECOVER',
      published: true as const,
      ...steps,
    };
    const shown = show({ ...fullAssessment, triage, care });
    const help = screen.getByRole('link', { name: 'Find emergency help' });
    expect(help.getAttribute('href')).toBe('/emergency?animal=dog');
    expect(knownDanger()).toEqual({
      species: 'dog',
      names: ['Possible bloat'],
      care: { ...steps, source: 'RECOVER' },
    });
    // Apart from the buttons, so that the clock stands beside the first line.
    const again = screen.getByText('Look again:').closest('div');
    expect(again?.querySelectorAll('svg, button')).toHaveLength(1);
    shown.unmount();
    expect(knownDanger()).toBeNull();
    // What nobody publishes is no first aid of the emergency page.
    const own = show({ ...fullAssessment, triage, care: { ...care, published: undefined } });
    expect(knownDanger()?.care?.source).toBeUndefined();
    own.unmount();
    show(calmAssessment);
    expect(knownDanger()).toBeNull();
  });

  it('RPT-07 prints the address of emergency help in full, since a button does nothing on paper', () => {
    show(fullAssessment);
    expect(screen.getByText(`Emergency help: ${location.origin}/emergency`)).toBeTruthy();
  });
});
