import { consultRoutes } from '@petwise/contracts';
import { handle, harnessHost, type HarnessState, problem } from '@petwise/tools/harness';
import {
  resumedOpening,
  sampleAnswer,
  sampleAssessment,
  sampleDetail,
  sampleFile,
  sampleOpening,
  sampleQuestion,
  sampleTurns,
  SESSION,
} from '../src/testing/consult-fixtures.ts';

const emit = harnessHost.emitterFor('shell');
const finished = { onFinished: () => undefined };
const PIXEL =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 7"%3E%3Cpath fill="teal" d="M0 0h9v7H0z"/%3E%3C/svg%3E';
const LONG = 'She was fine on Sunday. On Monday she did not want to jump into the car. '.repeat(14);

const answers = handle(consultRoutes.answer, () => sampleAnswer());
const never = () => new Promise<never>(() => undefined);

/** Lines of reasoning while a call hangs, as the socket would bring them. */
function reasonSlowly(): Promise<never> {
  const lines = [
    'Reading your answer',
    'Comparing joints, muscles and paws',
    'Weighing the next question',
  ];
  lines.forEach((content, seq) =>
    setTimeout(
      () => emit('shell.reasoning-received', { sessionId: SESSION, seq, content }),
      700 * (seq + 1),
    ),
  );
  return never();
}

type State = HarnessState<'chat/consult'>;

function state(
  name: string,
  opening: State['props']['opening'],
  handlers: State['handlers'] = [answers],
): State {
  return { name, door: 'chat/consult', props: { opening, ...finished }, handlers };
}

/** The consult chat in every state worth looking at. */
export const consultStates: readonly State[] = [
  state('consult', sampleOpening()),
  state('consult ready', sampleOpening({ can_process_results: true }), [
    answers,
    handle(consultRoutes.finalize, () => ({ assessment: sampleAssessment() })),
  ]),
  state('consult loading', sampleOpening({ can_process_results: true }), [
    handle(consultRoutes.answer, reasonSlowly),
    handle(consultRoutes.finalize, never),
  ]),
  state('consult error', sampleOpening(), [
    handle(consultRoutes.answer, () => problem(500, 'internal', 'Something went wrong')),
  ]),
  state('consult signed out', sampleOpening(), [
    handle(consultRoutes.answer, () => problem(401, 'not-authenticated', 'Please sign in')),
  ]),
  state('consult empty', sampleOpening({ question: null, extractionSummary: '' })),
  state('consult urgent', {
    ...sampleOpening({
      mismatchWarning: 'You chose cat, but the text speaks of a dog. Which is it?',
      triage: {
        level: 'emergency',
        reasons: ['Unproductive retching and a swollen belly can be a twisted stomach.'],
        advice:
          'Call an emergency clinic now and say that you are on your way. Do not give food or water.',
      },
    }),
  }),
  state('consult long', {
    ...sampleOpening({
      question: sampleQuestion({
        text: `<b>${LONG}</b><script>alert(1)</script>`,
        options: Array.from(
          { length: 40 },
          (_, n) => `Option ${n + 1}${n % 9 === 0 ? `: ${LONG.slice(0, 90)}` : ''}`,
        ),
      }),
      extractionSummary: 'W'.repeat(400),
    }),
    symptoms: LONG,
    uploadedFiles: [
      sampleFile({ url: PIXEL }),
      sampleFile({ id: 'f2', url: '/no-such-image.png', name: 'broken.png' }),
      sampleFile({ id: 'f3', type: 'application/pdf', name: `${'blood-results-'.repeat(9)}.pdf` }),
    ],
  }),
  state('consult 10000', resumedOpening(sampleDetail(sampleTurns(5000)))),
];
