import { labValueRoutes, type LabFile } from '@petwise/contracts';
import { type FakeHandler, handle, problem } from '@petwise/tools/harness';
import { bloods, labFile, labValue, manyValues } from '../src/testing/lab-fixtures.ts';

const decide = handle(labValueRoutes.decide, ({ body }) => {
  const file = labFile();
  const decided = new Map(body.values.map(({ id, decision }) => [id, decision]));
  const values = file.values.map((value) => ({
    ...value,
    decision: decided.get(value.id) ?? value.decision,
  }));
  return { ...file, values };
});

function state(name: string, handlers: readonly FakeHandler[]) {
  const props = { files: [bloods], species: 'cat' } as const;
  return { name: `lab values: ${name}`, door: 'uploads/lab-values', props, handlers } as const;
}

function answering(file: LabFile): FakeHandler[] {
  return [handle(labValueRoutes.list, () => file), decide];
}

/** Every state of the laboratory review. */
export const labStates = [
  state('to confirm', answering(labFile())),
  state('without a date', answering(labFile([labValue({ date: null })]))),
  state(
    'of two days',
    answering(
      labFile([
        labValue({ analyte: 't4', name: 'T4', text: '6.8', date: null }),
        labValue({
          analyte: 't4',
          id: 't4#2',
          name: 'T4',
          text: '3.1',
          flag: 'normal',
          date: null,
        }),
        labValue(),
      ]),
    ),
  ),
  state('many', answering(labFile(manyValues(40)))),
  state('none', answering(labFile([]))),
  state('unreadable', answering({ ...labFile([]), status: 'unreadable' })),
  state('loading', [handle(labValueRoutes.list, () => new Promise(() => undefined))]),
  state('failed', [handle(labValueRoutes.list, () => problem(500, 'internal', 'no'))]),
  state('not saved', [
    handle(labValueRoutes.list, () => labFile()),
    handle(labValueRoutes.decide, () => problem(500, 'internal', 'no')),
  ]),
];
