import { labTestRoutes } from '@petwise/contracts';
import { handle, problem, startHarness } from '@petwise/tools/harness';
import { doors } from '../src/index.ts';
import {
  bareAssessment,
  calmAssessment,
  conversation,
  damagedAssessment,
  diagnoses,
  fullAssessment,
  labTests,
  reasoning,
} from '../src/testing/fixtures.ts';

const assessment = { door: 'assessment', sessionId: null } as const;
const found = handle(labTestRoutes.search, () => [...labTests]);
const results = {
  diagnoses,
  isComplete: true,
  isO3Pro: false,
  reasoning,
  conversationContext: conversation,
} as const;

function report(name: string, given: typeof fullAssessment | null) {
  return {
    name: `${assessment.door}: ${name}`,
    door: 'report/assessment',
    props: { assessment: given, sessionId: assessment.sessionId },
  } as const;
}

startHarness({
  room: 'report',
  doors,
  states: [
    report('emergency, everything filled', fullAssessment),
    report('watch at home, nothing fits', calmAssessment),
    report('bare', bareAssessment),
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
