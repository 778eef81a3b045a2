import type { Gate } from '../gate.ts';
import { runTool } from '../run-tool.ts';

/** No file, export or dependency that nothing uses, and none used that is not declared. */
export const deadCode: Gate = {
  name: 'dead code',
  async judge(root) {
    const { code, output } = await runTool('knip', ['--no-progress', '--no-config-hints'], {
      cwd: root,
    });
    return { ok: code === 0, output };
  },
};
