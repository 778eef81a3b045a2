import type { Gate } from '../gate.ts';
import { runTool } from '../run-tool.ts';

/** `npm run format` would change nothing. */
export const format: Gate = {
  name: 'format',
  async judge(root, changed = []) {
    const { code, output } = await runTool('oxfmt', ['--check', ...changed], { cwd: root });
    return { ok: code === 0, output };
  },
};
