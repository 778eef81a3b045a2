import type { DoorName } from '../../shared/contracts/src/index.ts';

/** Consults that the bench made before it measures: one that asks, one with its report. */
export interface Prepared {
  readonly asking: string;
  readonly finished: string;
}

/** A screen of the product: where it is, and the element that makes it usable. */
export interface Screen {
  readonly path: (site: Prepared) => string;
  readonly selector: string;
  /** A part of the element's text. */
  readonly text?: string;
  /** The doors it opens first, of which the one bundle's page is given the files. */
  readonly doors: readonly DoorName[];
  readonly signedOut?: true;
  /** What lies in session storage, by key. */
  readonly storage?: () => Readonly<Record<string, string>>;
}

const SCREENS = {
  login: {
    path: () => '/',
    selector: 'input[type=password]',
    doors: ['intake/home'],
    signedOut: true,
  },
  home: {
    path: () => '/',
    selector: '[data-door="intake/home"] textarea',
    doors: ['intake/home'],
  },
  form: {
    path: () => '/assessment',
    selector: '[data-door="intake/basic-information"] button',
    text: 'Use category',
    doors: ['intake/basic-information'],
    storage: () => ({
      testResponsesInitialData: JSON.stringify({
        symptoms: 'He has been vomiting since yesterday.',
        uploadedFiles: [],
        detectedSex: null,
        timestamp: Date.now(),
      }),
    }),
  },
  chat: {
    path: ({ asking }) => `/assessment?resume=${asking}`,
    selector: '[data-door="chat/consult"] [aria-label="Quick answers"] button',
    doors: ['chat/consult'],
  },
  report: {
    path: ({ finished }) => `/assessment?resume=${finished}`,
    selector: '[data-door="report/assessment"] :is(h1, h2)',
    doors: ['report/assessment'],
  },
  prototype: {
    path: () => '/medical-assistant',
    selector: '[data-door="chat/prototype"] textarea',
    doors: ['chat/prototype'],
  },
  health: {
    path: () => '/health-upload',
    selector: '[data-door="health/analysis"] h1',
    doors: ['health/analysis'],
  },
  past: {
    path: () => '/past-assessments',
    selector: '[data-door="report/past"] li',
    doors: ['report/past'],
  },
  settings: { path: () => '/settings', selector: 'main h1', doors: [] },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof SCREENS;

// Its own keys, in the order above.
export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[];

export function screenOf(name: ScreenName): Screen {
  return SCREENS[name];
}
