import {
  consultRoutes,
  type Danger,
  type DoorsOf,
  type ReadDangers,
  type Pet,
  petRoutes,
} from '@petwise/contracts';
import { handle, type HarnessOptions, problem } from '@petwise/tools/harness';
import { BASIC_DEFAULTS } from '../src/model/basic-form.ts';
import { basicDrafts, forgetAllDrafts, historyDrafts, homeDraft } from '../src/model/drafts.ts';
import { EMPTY_HISTORY } from '../src/model/history-form.ts';
import { consultSummary, filesOfEveryBadge } from '../src/testing/fixtures.ts';

type State = HarnessOptions<'intake'>['states'][number] & {
  /** Puts drafts in place before the door opens. */
  readonly seed?: () => void;
  readonly door: DoorsOf<'intake'>;
};

const LONG = 'My dog limps, drinks a lot and will not eat. He is very tired and sleeps all day. ';
const VOMITING = 'My frenchie has vomited four times since last night. She will not eat.';

const noConsults = handle(consultRoutes.list, () => ({ consults: [] }));

const BLOAT: Danger = {
  id: 'dog-gdv',
  name: 'Possible bloat',
  level: 'emergency',
  reason: 'Trying to vomit with nothing coming up and a tight belly can mean a twisted stomach.',
  advice: 'Go to a vet or emergency clinic now and call ahead. Give nothing by mouth.',
};
/** As if a rule fired for these words. */
const readDangers: ReadDangers = ({ text }) =>
  delay(50).then(() => (/retch/.test(text) ? [BLOAT] : []));

const BELLA: Pet = {
  id: '3f0c0e4e-6a55-4a3b-9d5a-111111111111',
  name: 'Bella',
  species: 'cat',
  breed: 'Siamese',
  age: { value: 0, unit: 'days', on: '2019-04-01' },
  sex: 'female',
  spayedNeutered: null,
  history: null,
  vet: { name: 'Dr Grey', phone: '020 7946 0001' },
  weights: [
    { value: 4.6, unit: 'kg', on: '2025-06-01' },
    { value: 4.4, unit: 'kg', on: '2025-11-20' },
    { value: 3.9, unit: 'kg', on: '2026-02-03' },
  ],
};

const homeProps = { variant: 'route', onStart: () => delay(4000), readDangers } as const;

export const states: readonly State[] = [
  { name: 'home: empty', door: 'intake/home', props: homeProps, handlers: [noConsults] },
  {
    name: 'home: resume offered',
    door: 'intake/home',
    props: homeProps,
    handlers: [handle(consultRoutes.list, () => ({ consults: [consultSummary()] }))],
  },
  {
    name: 'home: every kind of file',
    door: 'intake/home',
    props: homeProps,
    handlers: [noConsults],
    seed: () =>
      homeDraft.write({ symptoms: VOMITING, uploadedFiles: [...filesOfEveryBadge], sent: false }),
  },
  {
    name: 'home: long and right-to-left text',
    door: 'intake/home',
    props: homeProps,
    handlers: [noConsults],
    seed: () =>
      homeDraft.write({
        symptoms: `הכלב שלי מקיא 🐕 ${LONG.repeat(60)}`,
        uploadedFiles: [],
        sent: false,
      }),
  },
  {
    name: 'home: a danger is read',
    door: 'intake/home',
    props: homeProps,
    handlers: [noConsults],
    seed: () =>
      homeDraft.write({
        symptoms: 'He keeps retching and nothing comes up. His belly is swollen.',
        uploadedFiles: [],
        sent: false,
      }),
  },
  {
    name: 'what happened',
    door: 'intake/what-happened',
    props: { readDangers, onGoOn: () => undefined },
  },
  {
    name: 'danger watch',
    door: 'intake/danger-watch',
    props: {
      text: 'He keeps retching and nothing comes up. His belly is swollen.',
      readDangers,
      onGoOn: () => undefined,
    },
  },
  {
    name: 'home: start fails',
    door: 'intake/home',
    props: { variant: 'route', onStart: () => Promise.reject(new Error('The start failed')) },
    handlers: [noConsults],
  },
  {
    name: 'home: inside the assessment',
    door: 'intake/home',
    props: { variant: 'stage', onStart: () => delay(4000) },
    handlers: [noConsults],
  },
  basic('basic: defaults', 'It is not well.'),
  basic('basic: read from the text', VOMITING),
  basic('basic: sending takes long', VOMITING, { onSubmit: () => delay(60_000) }),
  basic('basic: sending fails', VOMITING, {
    onSubmit: () => Promise.reject(new Error('Sending failed')),
  }),
  basic('basic: everything wrong', 'wrong', {
    seed: () =>
      basicDrafts.of(undefined).write({
        symptoms: 'wrong',
        form: { ...BASIC_DEFAULTS, breed: '', age: 'old', weight: 'heavy' },
        touched: ['breed', 'age', 'weight'],
      }),
  }),
  history('history: empty', {}),
  history('history: long lists', {
    seed: () =>
      historyDrafts.of(undefined).write({
        ...EMPTY_HISTORY,
        medications: {
          entries: Array.from(
            { length: 24 },
            (_, n) => `A medicine with a long name, number ${n + 1}`,
          ),
          pending: 'Gaba',
        },
        diet: 'Raw',
      }),
  }),
  history('history: starting takes long', { onSubmit: () => delay(60_000) }),
  history('history: sending fails', {
    onSubmit: () => Promise.reject(new Error('Sending failed')),
  }),
  pets('pets: none yet', null, []),
  pets('pets: side by side', null, [BELLA, { ...BELLA, id: crypto.randomUUID(), name: 'Milo' }]),
  pets('pets: one, with her weights', BELLA.id, [BELLA]),
  pets('pets: one that is not kept', crypto.randomUUID(), [BELLA]),
  {
    name: 'pets: the list does not come',
    door: 'intake/pets',
    props: { petId: null },
    handlers: [handle(petRoutes.list, () => problem(500, 'internal', 'Storage is full'))],
  },
];

/** Drafts as the state with this name wants them. */
export function seedDrafts(name: string | null): void {
  forgetAllDrafts();
  (states.find((state) => state.name === name) ?? states[0])?.seed?.();
}

function pets(name: string, petId: string | null, owned: Pet[]): State {
  const handlers = [
    handle(petRoutes.list, () => ({ pets: owned })),
    handle(petRoutes.keep, () => ({ pet: BELLA })),
  ];
  return { name, door: 'intake/pets', props: { petId }, handlers };
}

interface Extra {
  readonly onSubmit?: () => void | Promise<void>;
  readonly seed?: () => void;
}

function basic(
  name: string,
  symptoms: string,
  { onSubmit = () => undefined, seed }: Extra = {},
): State {
  const props = { detected: {}, symptoms, onSubmit };
  return { name, door: 'intake/basic-information', props, ...(seed ? { seed } : {}) };
}

function history(name: string, { onSubmit = () => undefined, seed }: Extra): State {
  const props = { species: 'dog', onSubmit } as const;
  return { name, door: 'intake/medical-history', props, ...(seed ? { seed } : {}) };
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
