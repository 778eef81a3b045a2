import type { Gate } from '../gate.ts';
import { runTool } from '../run-tool.ts';

/** oxlint with types, accessibility, cycles and the house rules of tools/lint. */
export const lint: Gate = {
  name: 'lint',
  async judge(root, changed = []) {
    const { code, output } = await runTool(
      'oxlint',
      ['--deny-warnings', '--report-unused-disable-directives', '--format=unix', ...changed],
      { cwd: root },
    );
    return { ok: code === 0, output };
  },
};
