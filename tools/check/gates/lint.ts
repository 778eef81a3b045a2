import type { Gate } from '../gate.ts';
import { runTool } from '../run-tool.ts';

const SOURCE = /\.([cm]?tsx?|[cm]?js)$/;

/** oxlint with types, accessibility, cycles and the house rules of tools/lint. */
export const lint: Gate = {
  name: 'lint',
  async judge(root, changed = []) {
    const sources = changed.filter((path) => SOURCE.test(path));
    const { code, output } = await runTool(
      'oxlint',
      ['--deny-warnings', '--report-unused-disable-directives', '--format=unix', ...sources],
      { cwd: root },
    );
    return { ok: code === 0, output };
  },
};
