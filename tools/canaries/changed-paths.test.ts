import { expect, it } from 'vitest';
import { format } from '../check/gates/format.ts';
import { lint } from '../check/gates/lint.ts';
import { types } from '../check/gates/types.ts';
import { plant } from './plant.ts';

const FILE = 'mfe-two/src/index.ts';

it.each([
  { gate: types, text: "export const SECOND: number = 'two';\n", says: `${FILE}(1,14)` },
  { gate: lint, text: 'export const SECOND = 2;\n\ndebugger;\n', says: 'no-debugger' },
  { gate: format, text: 'export const SECOND   = 2\n', says: FILE },
])('$gate.name: of a copy of what passes, it judges what was changed', async (canary) => {
  const { gate, text, says } = canary;
  const other = 'mfe-one/src/index.ts';
  const root = plant({ [FILE]: text });
  const { ok, output } = await gate.judge(root, [other, FILE]);
  expect(output).toContain(says);
  expect(ok).toBe(false);
});

it('types: what the change broke elsewhere is seen', async () => {
  const changed = 'shared/ui/src/index.ts';
  const root = plant({
    [changed]: "export const GAP = 'wide';\n",
    'mfe-one/src/half.ts':
      "import { GAP } from '@petwise/ui';\n\nexport const HALF: number = GAP / 2;\n",
  });
  const { output } = await types.judge(root, [changed]);
  expect(output).toContain('mfe-one/src/half.ts(3,29)');
});

it('types: a copy of what passes is green', async () => {
  expect(await types.judge(plant(), [FILE])).toEqual({ ok: true, output: '' });
});
