import {
  consultRoutes,
  type ConsultSummary,
  followUpRoutes,
  labTestRoutes,
  reportRoutes,
  shareRoutes,
} from '@petwise/contracts';
import { handle, problem, startHarness } from '@petwise/tools/harness';
import { doors } from '../src/index.ts';
import { consult } from '../src/testing/consult.ts';
import { conversation, diagnoses, labTests, reasoning } from '../src/testing/diagnosis-fixtures.ts';
import {
  bareAssessment,
  calmAssessment,
  damagedAssessment,
  fullAssessment,
  nothingReadAssessment,
} from '../src/testing/fixtures.ts';
import { laboratory } from '../src/testing/laboratory.ts';
import { pastConsults, pastDetail } from '../src/testing/past-consults.ts';
import { serverHandover } from '../src/testing/server-handover.ts';

const assessment = { door: 'assessment', sessionId: null } as const;
const found = handle(labTestRoutes.search, () => [...labTests]);
const results = {
  diagnoses,
  isComplete: true,
  isO3Pro: false,
  reasoning,
  conversationContext: conversation,
} as const;

const vetAnswers = [
  { at: '2026-11-22T09:10:00.000Z', author: 'Dr. Ash', words: 'Please bring him in fasting.' },
];

/** Made so long ago that its animal is to be looked at again now. */
function dueConsult(): ConsultSummary {
  const updatedAt = new Date(Date.now() - 80 * 60 * 60 * 1000).toISOString();
  return { ...consult, updatedAt, petName: 'Minka' };
}

const STORED = [
  handle(reportRoutes.handover, () => serverHandover),
  handle(shareRoutes.list, () => ({
    shares: [
      {
        id: consult.sessionId,
        createdAt: consult.createdAt,
        expiresAt: '2026-11-28T07:40:00.000Z',
      },
    ],
  })),
  handle(shareRoutes.create, () => ({
    id: consult.sessionId,
    createdAt: consult.createdAt,
    expiresAt: '2026-11-28T07:40:00.000Z',
    url: `https://pets.example/shared/${'a'.repeat(43)}`,
  })),
  handle(shareRoutes.revoke, () => ({ revoked: true })),
  handle(followUpRoutes.read, () => ({ vetAnswers: [...vetAnswers], outcome: null })),
  handle(followUpRoutes.found, ({ body }) => ({ outcome: body })),
];

function past(
  name: string,
  handlers: Parameters<typeof startHarness>[0]['states'][number]['handlers'],
) {
  return {
    name: `past: ${name}`,
    door: 'report/past',
    props: {},
    handlers: handlers ?? [],
  } as const;
}

function report(name: string, given: typeof fullAssessment | null) {
  return {
    name: `${assessment.door}: ${name}`,
    door: 'report/assessment',
    props: { assessment: given, sessionId: assessment.sessionId },
  } as const;
}

startHarness({
  bundle: 'report',
  doors,
  states: [
    report('emergency, everything filled', fullAssessment),
    {
      name: 'assessment: kept on the server, with PDF and links',
      door: 'report/assessment',
      props: { assessment: fullAssessment, sessionId: consult.sessionId },
      handlers: STORED,
    },
    {
      name: 'look again: none due',
      door: 'report/look-again',
      props: {},
      handlers: [handle(consultRoutes.list, () => ({ consults: [] }))],
    },
    {
      name: 'look again: due',
      door: 'report/look-again',
      props: {},
      handlers: [
        handle(consultRoutes.list, () => ({ consults: [dueConsult()] })),
        handle(consultRoutes.detail, ({ params }) => pastDetail(params.sessionId)),
        handle(followUpRoutes.lookedAgain, () => ({ lookedAgain: true as const })),
      ],
    },
    past('three', [
      handle(consultRoutes.list, () => ({ consults: [...pastConsults] })),
      handle(consultRoutes.detail, ({ params }) => pastDetail(params.sessionId)),
      handle(consultRoutes.remove, () => ({ deleted: true })),
    ]),
    past('very long', [
      handle(consultRoutes.list, () => ({
        consults: Array.from({ length: 60 }, (_, index) => ({
          ...consult,
          title: `Assessment ${index + 1} `.repeat(index === 0 ? 20 : 1),
        })),
      })),
    ]),
    past('empty', [handle(consultRoutes.list, () => ({ consults: [] }))]),
    past('loading', [handle(consultRoutes.list, () => new Promise<never>(() => {}))]),
    past('fails', [
      handle(consultRoutes.list, () => problem(503, 'unavailable', 'The server is busy')),
    ]),
    report('with lab values', { ...fullAssessment, laboratory }),
    report('lab values not confirmed', {
      ...fullAssessment,
      laboratory: { values: [], unconfirmed: 12 },
    }),
    report('watch at home, nothing fits', calmAssessment),
    report('bare', bareAssessment),
    report('nothing read', nothingReadAssessment),
    report('empty', null),
    report('damaged and very long', damagedAssessment()),
    { name: 'diagnosis: complete', door: 'report/diagnosis', props: results, handlers: [found] },
    {
      name: 'diagnosis: lab search still loading',
      door: 'report/diagnosis',
      props: results,
      handlers: [handle(labTestRoutes.search, () => new Promise<never>(() => {}))],
    },
    {
      name: 'diagnosis: lab search fails',
      door: 'report/diagnosis',
      props: { ...results, isO3Pro: true },
      handlers: [
        handle(labTestRoutes.search, () => problem(500, 'internal', 'Something went wrong')),
      ],
    },
    {
      name: 'diagnosis: nothing found',
      door: 'report/diagnosis',
      props: results,
      handlers: [handle(labTestRoutes.search, () => [])],
    },
    {
      name: 'diagnosis: incomplete',
      door: 'report/diagnosis',
      props: { ...results, isComplete: false },
    },
    {
      name: 'diagnosis: empty',
      door: 'report/diagnosis',
      props: { ...results, diagnoses: [], reasoning: null },
    },
    {
      name: 'diagnosis: very long',
      door: 'report/diagnosis',
      props: {
        ...results,
        reasoning: `${reasoning} `.repeat(120).trim(),
        diagnoses: Array.from({ length: 40 }, (_, index) => ({
          condition: `Condition ${index + 1} `.repeat(index === 0 ? 30 : 1).trim(),
          description: reasoning,
          confidence: 95 - 2 * index,
        })),
      },
    },
  ],
});
