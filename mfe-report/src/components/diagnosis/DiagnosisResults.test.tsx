// @vitest-environment jsdom
import type { DoorProps } from '@petwise/contracts';
import { renderInShell } from '@petwise/tools/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { conversation, diagnoses, reasoning } from '../../testing/diagnosis-fixtures.ts';
import { DiagnosisResults } from './DiagnosisResults.tsx';

type Props = DoorProps['report/diagnosis'];

function show(props: Partial<Props> = {}) {
  return renderInShell(
    <DiagnosisResults
      diagnoses={diagnoses}
      isComplete
      isO3Pro={false}
      reasoning={reasoning}
      conversationContext={conversation}
      {...props}
    />,
  );
}

describe('the diagnosis results view', () => {
  it('DX-02 wears the badge only when the message says so', () => {
    show();
    expect(screen.queryByText('Advanced O3 Pro Analysis')).toBeNull();
    show({ isO3Pro: true });
    expect(screen.getByText('Advanced O3 Pro Analysis')).toBeTruthy();
  });

  it('DX-03 shows the primary diagnosis when complete', () => {
    show();
    const card = screen.getByRole('region', { name: 'Primary Diagnosis' });
    expect(card.textContent).toContain('Most likely condition based on analysis');
    expect(card.textContent).toContain('Atopic dermatitis');
    expect(card.textContent).toContain('An allergy of the skin to dust, pollen or mites.');
    expect(card.textContent).toContain('84%');
  });

  it('DX-04 gives each diagnosis its bar, High, Medium or Low', () => {
    show();
    const list = screen.getByRole('region', { name: 'Differential Diagnoses' });
    const meters = within(list).getAllByRole('meter');
    expect(meters.map((meter) => meter.getAttribute('aria-valuenow'))).toEqual(['84', '71', '38']);
    expect(within(list).getAllByRole('meter', { name: 'High' })).toHaveLength(1);
    expect(within(list).getAllByRole('meter', { name: 'Medium' })).toHaveLength(1);
    expect(within(list).getAllByRole('meter', { name: 'Low' })).toHaveLength(1);
    expect(list.textContent).toContain('A strong reaction to flea bites.');
  });

  it('DX-04 shows 1 % as 1 %, not as "Gut parasites 100 % High"', () => {
    const percents = [94, 1, 0, 0.4, 50, 60, 100];
    const given = percents.map((confidence, index) => {
      return { condition: `Illness ${index}`, description: '', confidence };
    });
    show({ diagnoses: given });
    const list = screen.getByRole('region', { name: 'Differential Diagnoses' });
    const rows = within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'Illness 094%High',
      'Illness 11%Low',
      'Illness 2under 1%Low',
      'Illness 3under 1%Low',
      'Illness 450%Low',
      'Illness 560%Medium',
      'Illness 6100%High',
    ]);
  });

  it('DX-04 calls the list "Initial Analysis Results" while incomplete, and shows nothing else', () => {
    show({ isComplete: false });
    expect(screen.getByRole('heading', { name: 'Initial Analysis Results' })).toBeTruthy();
    for (const name of [
      'Primary Diagnosis',
      'Recommended Lab Tests',
      'Treatment Recommendations',
      'Why these suggestions?',
    ])
      expect(screen.queryByRole('heading', { name })).toBeNull();
  });

  it('DX-06 names the fixed lines of care', () => {
    show();
    const card = screen.getByRole('region', { name: 'Treatment Recommendations' });
    expect(
      within(card)
        .getAllByRole('heading', { level: 4 })
        .map((one) => one.textContent),
    ).toEqual(['Immediate Care', 'Professional Care']);
    expect(
      within(card).getByRole('heading', { level: 3, name: 'Treatment Recommendations' }),
    ).toBeTruthy();
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      'Apply topical moisturizers',
      'Avoid known triggers',
      'Gentle skin care routine',
      'Consult dermatologist',
      'Consider topical treatments',
      'Monitor progression',
    ]);
  });

  it('DX-06 shows the care of the diagnosis itself, and no moisturiser under a twisted stomach', () => {
    const bloat = { condition: 'Bloat', description: '', confidence: 94 };
    const care = { immediate: ['Go to a vet now.'], professional: ['Surgery: at once.'] };
    const lines = () =>
      within(screen.getByRole('region', { name: 'Treatment Recommendations' }))
        .getAllByRole('listitem')
        .map((one) => one.textContent);
    const { unmount } = show({ diagnoses: [{ ...bloat, care }] });
    expect(lines()).toEqual(['Go to a vet now.', 'Surgery: at once.']);
    unmount();
    show({ diagnoses: [bloat] });
    expect(lines().join()).toContain('Let a vet see your pet');
    expect(lines().join()).not.toMatch(/moisturi|skin|dermat|topical/i);
  });

  it('DX-07 shows on demand why, and how the owner’s replies guided it', async () => {
    show();
    const card = screen.getByRole('region', { name: 'Why these suggestions?' });
    expect(within(card).queryByText(/guided the analysis/)).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: 'Show Details' }));
    expect(within(card).getByText(reasoning)).toBeTruthy();
    expect(within(card).getByText('How your responses guided the analysis:')).toBeTruthy();
    const note = 'This helped narrow down potential conditions and rule out alternatives.';
    expect(within(card).getAllByText(note)).toHaveLength(2);
    await userEvent.click(within(card).getByRole('button', { name: 'Hide Details' }));
    expect(within(card).queryByText(reasoning)).toBeNull();
  });

  it('DX-07 says nothing of replies where the owner gave none', async () => {
    show({ conversationContext: [] });
    const card = screen.getByRole('region', { name: 'Why these suggestions?' });
    await userEvent.click(within(card).getByRole('button', { name: 'Show Details' }));
    expect(within(card).getByText(reasoning)).toBeTruthy();
    expect(within(card).queryByText(/guided the analysis/)).toBeNull();
  });

  it('DX-07 shows a reply that is the only one', async () => {
    show({ conversationContext: conversation.slice(0, 2) });
    const card = screen.getByRole('region', { name: 'Why these suggestions?' });
    await userEvent.click(within(card).getByRole('button', { name: 'Show Details' }));
    expect(within(card).getByText('How your responses guided the analysis:')).toBeTruthy();
    expect(within(card).getByText(/licks her paws all day/)).toBeTruthy();
  });

  it.each([null, '', '   '])(
    'DX-01 DX-07 shows neither panel when the reasoning is %j',
    (given) => {
      show({ reasoning: given });
      expect(screen.queryByText('AI Reasoning Process')).toBeNull();
      expect(screen.queryByText('Why these suggestions?')).toBeNull();
    },
  );

  it('renders whatever the message holds, as text', () => {
    // A message of an older server may break the contract.
    const broken = [
      null,
      { condition: '<img src=x onerror="alert(1)">', confidence: Number.NaN },
      { condition: 'Long', description: 'x '.repeat(10_000), confidence: '87%' },
    ] as unknown as Props['diagnoses'];
    show({ diagnoses: broken });
    const list = screen.getByRole('region', { name: 'Differential Diagnoses' });
    expect(list.querySelector('img')).toBeNull();
    expect(list.textContent).toContain('No confidence was given');
    expect(list.textContent).toContain('87%');
    expect(list.textContent).not.toContain('NaN');
  });
});
