import type { DeviceThinking } from './thinking.ts';

type Tools = typeof import('@petwise/assessor');

/** The thinking itself, wherever it is called. The engine comes with the first call, a species' knowledge with its first case. */
export function createThinking(load: () => Promise<Tools>): DeviceThinking {
  let loading: Promise<Tools & { engine: ReturnType<Tools['createEngineAssessor']> }> | null = null;
  const open = (): NonNullable<typeof loading> => {
    loading ??= load().then((tools) => ({ ...tools, engine: tools.createEngineAssessor() }));
    loading.catch(() => (loading = null));
    return loading;
  };
  return {
    begin: async (start, say) => {
      const { engine, consultTitle, saidTurn, stepTurns } = await open();
      const { symptoms, files } = start;
      const step = await engine.begin(start, say);
      const turns = [saidTurn('initial_symptoms', symptoms, files), ...stepTurns(step)];
      return { step, turns, title: consultTitle(symptoms, files) };
    },
    answer: async ({ state, reply, shown, open: question }, say) => {
      const { engine, isOlderQuestion, saidTurn, stepTurns } = await open();
      if (isOlderQuestion(shown, question)) return null;
      const step = await engine.answer(state, reply, say);
      return { step, turns: [saidTurn('answer', reply.answer, reply.files), ...stepTurns(step)] };
    },
    finalize: async (state, say) => {
      const { engine, markedAsDeviceMade } = await open();
      return markedAsDeviceMade(await engine.finalize(state, say), 'not-sent');
    },
  };
}
