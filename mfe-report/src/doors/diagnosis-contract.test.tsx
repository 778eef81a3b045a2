// @vitest-environment jsdom
import type { DoorProps } from '@petwise/contracts';
import { diagnosisStandIn, renderInShell } from '@petwise/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conversation, diagnoses, reasoning } from '../testing/diagnosis-fixtures.ts';
import { Door } from './diagnosis.ts';

type Props = DoorProps['report/diagnosis'];

/** The view itself and what the chat tests with in its place. */
describe.each([
  ['the real view', (props: Props) => <Door {...props} />],
  ['its stand-in', diagnosisStandIn],
])('DX what the opener of %s relies on', (_, door) => {
  function show(props: Partial<Props> = {}) {
    const all = { diagnoses, isComplete: true, isO3Pro: false, reasoning, ...props };
    renderInShell(<>{door({ conversationContext: conversation, ...all })}</>);
  }
  const region = (name: string) => screen.queryByRole('region', { name });

  it('DX-03 DX-04 a complete message names the primary diagnosis and all others with their percent', () => {
    show();
    expect(region('Primary Diagnosis')?.textContent).toContain('Atopic dermatitis');
    const list = region('Differential Diagnoses') ?? document.body;
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(diagnoses.length);
    for (const [index, { condition, confidence }] of diagnoses.entries()) {
      expect(rows[index]?.textContent).toContain(condition);
      expect(rows[index]?.textContent).toContain(`${confidence}%`);
    }
  });

  it('DX-03 the primary diagnosis is the flagged one, else the first', () => {
    const [first, second] = diagnoses;
    if (!first || !second) throw new Error('The sample has fewer than two diagnoses');
    show({
      diagnoses: [
        { ...first, isPrimary: false },
        { ...second, isPrimary: true },
      ],
    });
    expect(region('Primary Diagnosis')?.textContent).toContain(second.condition);
  });

  it('DX-04 one that is not complete is called initial, and has no primary diagnosis', () => {
    show({ isComplete: false });
    expect(region('Initial Analysis Results')).toBeTruthy();
    expect(region('Primary Diagnosis')).toBeNull();
  });

  it('DX-01 DX-02 DX-07 the badge and the reasoning stand where the message has them', () => {
    show({ isO3Pro: true });
    expect(screen.getByText('Advanced O3 Pro Analysis')).toBeTruthy();
    expect(screen.getByText('AI Reasoning Process')).toBeTruthy();
    expect(screen.getByText('Why these suggestions?')).toBeTruthy();
  });

  it('DX-01 DX-02 DX-07 and nowhere else; a message without diagnoses lists none', () => {
    show({ reasoning: null, diagnoses: [] });
    for (const words of [
      'Advanced O3 Pro Analysis',
      'AI Reasoning Process',
      'Why these suggestions?',
    ])
      expect(screen.queryByText(words)).toBeNull();
    expect(region('Differential Diagnoses')).toBeNull();
    expect(region('Primary Diagnosis')).toBeNull();
  });
});
