// @vitest-environment jsdom
import { BasicIntake, type DoorProps, MedicalHistory } from '@petwise/contracts';
import { basicFormStandIn, historyFormStandIn, renderInShell } from '@petwise/tools/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Door as Basic } from './basic-information.ts';
import { Door as History } from './medical-history.ts';

type Props<Name extends 'basic-information' | 'medical-history'> = DoorProps[`intake/${Name}`];

const CAT = {
  species: 'cat',
  breed: 'Siamese',
  age: 5,
  ageUnit: 'years',
  sex: 'female',
  spayedNeutered: 'yes',
  weight: 9,
  weightUnit: 'lbs',
} as const satisfies BasicIntake;

const HISTORY: MedicalHistory = {
  medications: ['Insulin'],
  chronicIllnesses: [],
  priorOperations: [],
  vaccinationHistory: 'Unknown',
  diet: '',
  environment: 'Indoor only',
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const WAYS: readonly (readonly [string, string, (onSubmit: () => Promise<void>) => ReactNode])[] = [
  ['the real basic form', 'Continue', (onSubmit) => <RealBasic onSubmit={onSubmit} />],
  [
    'its stand-in',
    'Continue',
    (onSubmit) => basicFormStandIn(CAT)({ detected: {}, symptoms: '', onSubmit }),
  ],
  ...['Begin Assessment', 'Skip Medical History'].flatMap((button) => [
    [
      'the real history form',
      button,
      (onSubmit: () => Promise<void>) => <History species="cat" onSubmit={onSubmit} />,
    ] as const,
    [
      'its stand-in',
      button,
      (onSubmit: () => Promise<void>) => historyFormStandIn(HISTORY)({ species: 'cat', onSubmit }),
    ] as const,
  ]),
];

function RealBasic({ onSubmit }: Pick<Props<'basic-information'>, 'onSubmit'>): ReactNode {
  const { species, breed, sex } = CAT;
  return <Basic detected={{ species, breed, sex }} symptoms="" onSubmit={onSubmit} />;
}

const button = (name: string) => screen.getByRole('button', { name });
const ready = (name: string) =>
  waitFor(() => expect(button(name)).toHaveProperty('disabled', false));

describe.each(WAYS)('FORM-08 HIST-06 %s, handed over by "%s"', (_, name, form) => {
  it('takes no second press until its opener has answered, and one after it', async () => {
    const answers: (() => void)[] = [];
    renderInShell(<>{form(() => new Promise((resolve) => void answers.push(resolve)))}</>);
    await ready(name);
    const pressed = button(name);
    fireEvent.click(pressed);
    fireEvent.click(pressed);
    expect(answers).toHaveLength(1);
    await act(async () => answers[0]?.());
    await ready(name);
    fireEvent.click(button(name));
    expect(answers).toHaveLength(2);
  });

  it('says so when its opener could not take it, and can be handed over again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onSubmit = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('offline'));
    renderInShell(<>{form(onSubmit)}</>);
    await ready(name);
    fireEvent.click(button(name));
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    await ready(name);
    fireEvent.click(button(name));
    await waitFor(() => expect(screen.queryByRole('alert')?.textContent ?? '').toBe(''));
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

describe.each([
  ['the real basic form', RealBasic],
  [
    'its stand-in',
    ({ onSubmit }: Pick<Props<'basic-information'>, 'onSubmit'>) =>
      basicFormStandIn(CAT)({ detected: {}, symptoms: '', onSubmit }),
  ],
])('FORM-08 what the opener of %s hears', (_, Form) => {
  it('the facts it was opened with, in the shape of the contract', async () => {
    const onSubmit = vi.fn<Props<'basic-information'>['onSubmit']>();
    renderInShell(<Form onSubmit={onSubmit} />);
    await ready('Continue');
    fireEvent.click(button('Continue'));
    const { species, breed, sex } = CAT;
    expect(onSubmit.mock.calls).toMatchObject([[{ species, breed, sex }]]);
    expect(v.is(BasicIntake, onSubmit.mock.lastCall?.[0])).toBe(true);
  });
});

describe.each([
  ['the real history form', (props: Props<'medical-history'>) => <History {...props} />],
  ['its stand-in', historyFormStandIn(HISTORY)],
])('HIST-06 what the opener of %s hears', (_, form) => {
  function open() {
    const onSubmit = vi.fn<Props<'medical-history'>['onSubmit']>();
    renderInShell(<>{form({ species: 'cat', intake: CAT, onSubmit })}</>);
    return onSubmit;
  }

  it('the history in the shape of the contract', () => {
    const onSubmit = open();
    fireEvent.click(button('Begin Assessment'));
    const [history] = onSubmit.mock.lastCall ?? [];
    expect(v.is(MedicalHistory, history)).toBe(true);
    expect(history).not.toHaveProperty('skipped');
  });

  it('that it was skipped, and nothing else', () => {
    const onSubmit = open();
    fireEvent.click(button('Skip Medical History'));
    expect(onSubmit.mock.calls).toEqual([[{ skipped: true }]]);
  });

  it('and shows the facts that were handed over before', () => {
    open();
    expect(screen.getByText(/Siamese/)).toBeTruthy();
  });
});
