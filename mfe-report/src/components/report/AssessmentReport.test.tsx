// @vitest-environment jsdom
import { type Assessment, trendRoutes } from '@petwise/contracts';
import { bus } from '@petwise/events';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exact } from '../../copy.ts';
import { consult } from '../../testing/consult.ts';
import {
  bareAssessment,
  calmAssessment,
  damagedAssessment,
  fullAssessment,
} from '../../testing/fixtures.ts';
import { heartTrend, weightTrend } from '../../testing/trends.ts';
import { AssessmentReport } from './AssessmentReport.tsx';

// A whole report is much to draw on a busy machine.
vi.setConfig({ testTimeout: 90_000 });
const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

function show(assessment: Assessment | null) {
  return renderInShell(<AssessmentReport assessment={assessment} sessionId={null} />);
}

/** The seven sections on the page, by their titles, in order. */
function sections(): readonly HTMLDetailsElement[] {
  const named = new Set<string | undefined>(Object.values(exact.sections));
  return [...document.querySelectorAll('details')].filter((one) => named.has(titleOf(one)));
}

function titleOf(section: HTMLDetailsElement): string | undefined {
  return section.querySelector('h2')?.textContent;
}

function titles(): readonly (string | undefined)[] {
  return sections().map(titleOf);
}

function section(title: string): HTMLDetailsElement {
  const found = sections().find((one) => titleOf(one) === title);
  if (!found) throw new Error(`There is no section "${title}"`);
  return found;
}

describe('the assessment report', () => {
  it('RPT-01 leads back to the start and says in bold that it is no medical advice', () => {
    show(fullAssessment);
    expect(screen.getByRole('link', { name: 'Start New Assessment' }).getAttribute('href')).toBe(
      '/',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Demo Results' })).toBeTruthy();
    expect(screen.getByText(/not medical advice/).tagName).toBe('STRONG');
    expect(screen.getByText(/not veterinary advice/).closest('footer')).toBeTruthy();
  });

  it('RPT-02 shows seven sections in order, the first open', () => {
    show(fullAssessment);
    expect(titles()).toEqual(Object.values(exact.sections));
    expect(sections().map(({ open }) => open)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('RPT-02 opens and closes a section by its title', async () => {
    show(fullAssessment);
    await userEvent.click(screen.getByText('Recommended Diagnostic Tests'));
    expect(section('Recommended Diagnostic Tests').open).toBe(true);
    await userEvent.click(screen.getByText('Recommended Diagnostic Tests'));
    expect(section('Recommended Diagnostic Tests').open).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
    expect(sections().every(({ open }) => open)).toBe(true);
  });

  it('RPT-02 leaves out the sixth without a summary and the seventh without an overview', () => {
    show(calmAssessment);
    expect(titles()).toEqual(Object.values(exact.sections).slice(0, 5));
  });

  it('RPT-02 splits the overview at blank lines', () => {
    show(fullAssessment);
    const overview = section('Comprehensive Veterinary Analysis');
    expect(overview.querySelectorAll('p')).toHaveLength(3);
  });

  it('RPT-03 shows the confidence as "~N%" and in words', () => {
    show(fullAssessment);
    const primary = section('Most Likely Diagnosis');
    expect(within(primary).getAllByText(/~85%/).length).toBeGreaterThan(0);
    expect(within(primary).getByText(/Very likely/)).toBeTruthy();
    expect(section('Differential Diagnoses').textContent).toContain('Possible · ~35%');
  });

  it('RPT-04 shows every text of the assessment', () => {
    show(fullAssessment);
    const shown = document.body.textContent;
    const {
      patient_data: _,
      triage,
      analysis_overview,
      patient_data_summary,
      ...rest
    } = fullAssessment;
    const texts = [
      rest,
      triage?.reasons,
      // One entry a sentence.
      triage?.advice.split(/(?<=\.) /),
      analysis_overview?.split('\n\n'),
      patient_data_summary?.split('\n\n'),
    ];
    for (const text of leaves(texts)) expect(shown).toContain(text);
    for (const text of ['Dog', 'Great Dane', '5 years', '132 lbs']) expect(shown).toContain(text);
  });

  it('RPT-04 shows the fallbacks', () => {
    show(fullAssessment);
    const shown = document.body.textContent;
    for (const text of [
      'Varies by individual',
      'As directed by veterinarian',
      'Veterinary Recommended',
      'Lab Test',
    ])
      expect(shown).toContain(text);
  });

  it('RPT-04 shows "Pending further analysis" when there is no primary diagnosis', () => {
    show(bareAssessment);
    expect(screen.getByRole('heading', { name: 'Pending further analysis' })).toBeTruthy();
    expect(screen.queryByText(/~\d+%/)).toBeNull();
  });

  it('RPT-05 says that there is nothing, and leads to the start', () => {
    show(null);
    expect(screen.getByText('No assessment data available')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start New Assessment' }).getAttribute('href')).toBe(
      '/',
    );
    expect(screen.queryByText('Demo Results')).toBeNull();
  });

  it('RPT-06 scrolls to the top when shown, and says on the bus that it was viewed', () => {
    const viewed = vi.fn();
    const stop = bus.on('report.viewed', viewed);
    show(fullAssessment);
    stop();
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(viewed).toHaveBeenCalledWith({ sessionId: null });
  });

  it('RPT-07 opens every section for paper and closes them again', async () => {
    show(fullAssessment);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(sections().every(({ open }) => open)).toBe(true);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(sections().filter(({ open }) => open)).toHaveLength(1);
  });

  it('says the urgency before the first section, with the way to emergency help', () => {
    show(fullAssessment);
    const urgency = screen.getByRole('heading', { name: 'Emergency: go now' });
    const first = section('Most Likely Diagnosis');
    expect(urgency.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const help = screen.getByRole('link', { name: 'Find emergency help' });
    expect(help.getAttribute('href')).toBe('/emergency?animal=dog');
  });

  it('offers no emergency link when there is time', () => {
    show(calmAssessment);
    expect(screen.getByRole('heading', { name: 'Watch at home' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Find emergency help' })).toBeNull();
    expect(screen.getByText(/None of the illnesses we know fits well/)).toBeTruthy();
    expect(screen.getByText('You skipped this part.')).toBeTruthy();
  });

  it('draws what speaks for and against, and says the same in words', () => {
    show(fullAssessment);
    const primary = section('Most Likely Diagnosis');
    expect(primary.querySelectorAll('svg rect[data-side="for"]')).toHaveLength(4);
    expect(primary.querySelectorAll('svg rect[data-side="against"]')).toHaveLength(1);
    expect(within(primary).getByText('4 signs speak for it, 1 sign against it.')).toBeTruthy();
  });

  it('draws how an answer changed the picture when the engine says it exactly', () => {
    const effect = { condition: 'Bloat', probabilityWithout: 0.31, probabilityWith: 0.78 };
    const [first] = fullAssessment.clinical_question_analysis;
    const withEffect: object[] = [{ ...first, effect, impact_on_diagnosis: 'It fits bloat.' }];
    // The engine sends the effect beside the fields of the contract.
    show({ ...fullAssessment, clinical_question_analysis: withEffect } as Assessment);
    expect(screen.getByText('Bloat: 31% without this answer, 78% with it.')).toBeTruthy();
  });

  it('says that change once when the text above the drawing has the numbers', () => {
    const effect = { condition: 'Bloat', probabilityWithout: 0.31, probabilityWith: 0.78 };
    const [first] = fullAssessment.clinical_question_analysis;
    const answered: object[] = [{ ...first, effect }];
    // The engine sends the effect beside the fields of the contract.
    show({ ...fullAssessment, clinical_question_analysis: answered } as Assessment);
    expect(screen.getByText(/rose from 31% to 78%/)).toBeTruthy();
    expect(screen.queryByText(/31% without this answer/)).toBeNull();
  });

  it('RPT-04 says what would make it an emergency, with the exact risk where it moves', () => {
    show({ ...calmAssessment, wouldBeEmergency: fullAssessment.wouldBeEmergency ?? [] });
    const card = screen.getByRole('region', { name: 'What would make this an emergency' });
    const [pale, collapse] = within(card).getAllByRole('listitem');
    expect(pale?.textContent).toContain('Pale gums with weakness can mean bleeding');
    expect(pale?.textContent).toContain('18% now, 39% with this sign');
    expect(collapse?.textContent).not.toContain('%');
  });

  it('RPT-02 draws weight and health data in the sixth section, each with its words and values', async () => {
    const trends = handle(trendRoutes.list, () => ({ trends: [weightTrend, heartTrend] }));
    renderInShell(<AssessmentReport assessment={fullAssessment} sessionId={consult.sessionId} />, {
      handlers: [trends],
    });
    expect(await screen.findByText(/It rose from 24 lbs/)).toBeTruthy();
    const health = section('Patient Health Data Analysis');
    const [weight, heart] = health.querySelectorAll('figure');
    expect(weight?.querySelectorAll('svg circle')).toHaveLength(3);
    expect(weight?.querySelectorAll('tbody tr')).toHaveLength(3);
    expect(heart?.querySelector('svg polyline')?.getAttribute('points')?.split(' ')).toHaveLength(
      40,
    );
    expect(heart?.textContent).toContain('a person’s values');
  });

  it('RPT-02 does without the drawings when they cannot be had', async () => {
    const asked = vi.fn();
    const broken = handle(trendRoutes.list, () => {
      asked();
      return problem(404, 'not-found', 'Gone');
    });
    renderInShell(<AssessmentReport assessment={fullAssessment} sessionId={consult.sessionId} />, {
      handlers: [broken],
    });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(section('Patient Health Data Analysis').querySelector('figure')).toBeNull();
  });

  it('RPT-04 says what to do and never to do until a vet takes over, after whom, and marks what must not be missed', () => {
    const [first, ...rest] = fullAssessment.differential_diagnoses;
    show({
      ...fullAssessment,
      differential_diagnoses: first ? [{ ...first, mustNotMiss: true }, ...rest] : [],
      care: {
        about: 'A fit',
        now: 'Call a vet.',
        do: ['Time the fit.', 'Move hard things away.', 'Make the room dark.'],
        never: ['Do not hold it down.', 'Do not touch the mouth.', 'Do not give water.'],
        atHome: ['Keep a diary.'],
        source: 'ACVIM consensus 2024',
      },
    });
    const list = (title: string) =>
      [...(screen.getByText(title).closest('section')?.querySelectorAll('li') ?? [])].map(
        ({ textContent }) => textContent,
      );
    expect(list('Do now')).toHaveLength(3);
    expect(list('Don’t')).toContain('Do not hold it down.');
    expect(screen.getByText('Keep a diary.')).toBeTruthy();
    expect(screen.getByText(/ACVIM consensus 2024/)).toBeTruthy();
    expect(screen.getAllByText('Must not be missed')).toHaveLength(1);
  });

  it('renders a damaged report as text, runs nothing of it, and folds what is long', async () => {
    show(damagedAssessment());
    expect(document.querySelector('[data-report] script, [data-report] img')).toBeNull();
    expect(globalThis).not.toHaveProperty('hacked');
    expect(screen.getAllByText(/^<script>globalThis/, { selector: 'h3' })).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'See a vet today' })).toBeTruthy();
    expect(document.body.textContent).toContain('Moon phase');
    expect(document.body.textContent).not.toMatch(/NaN|~300%|undefined/);

    const differentials = section('Differential Diagnoses');
    expect(differentials.querySelectorAll('li[data-folded]')).toHaveLength(33);
    await userEvent.click(within(differentials).getByText('Show all 41'));
    expect(differentials.querySelectorAll('li[data-folded]')).toHaveLength(0);
  });
});

/** Every text in a value, however deep. */
function leaves(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leaves);
}
