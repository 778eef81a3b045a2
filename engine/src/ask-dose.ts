import type { Appraisal } from './infer/appraisal.ts';
import { agoAnswers, doseQuestion, openDose, weighsInPounds } from './infer/doses.ts';
import { fill } from './report/wording.ts';
import { notSure } from './text/reply.ts';
import type { Question } from './types.ts';

/** Kilograms and pounds; the first number of an answer is what is read. */
const weights = [
  ['2 kg', '4 lb'],
  ['5 kg', '11 lb'],
  ['10 kg', '22 lb'],
  ['20 kg', '44 lb'],
  ['30 kg', '66 lb'],
  ['40 kg', '88 lb'],
] as const;

/** How much of a poison was taken, which kind and when, or how heavy the animal is, where the urgency hangs on it. */
export function askDose({ model, belief, state }: Appraisal): Question | null {
  const open = openDose(model, state, belief.known);
  if (!open?.missing) return null;
  const { table, missing } = open;
  const asks = {
    amount: { text: table.ask, options: table.amounts },
    kind: { text: table.askKind ?? '', options: table.kindNames ?? [] },
    weight: {
      text: 'How heavy is {pet}? If you are not sure, choose the lower weight.',
      options: weights.map(([kilos, pounds]) =>
        weighsInPounds(state.patient) ? `${pounds} (${kilos})` : `${kilos} (${pounds})`,
      ),
    },
    time: { text: 'How long ago did {pet} take it?', options: [...agoAnswers.keys()] },
  };
  const { text, options } = asks[missing];
  return {
    id: doseQuestion(table, missing),
    text: fill(text, model.knowledge, state.patient),
    options: [...options, notSure],
    why:
      missing === 'time'
        ? 'How long ago it was decides what a vet can still do.'
        : 'How much it was, for how heavy an animal, decides how urgent this is.',
  };
}
