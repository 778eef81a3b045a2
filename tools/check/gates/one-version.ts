import type { Gate } from '../gate.ts';
import { runTool } from '../run-tool.ts';

/** Every workspace asks for the same version of a library: bundles share one instance at run time. */
export const oneVersion: Gate = {
  name: 'one version of each library',
  async judge(root) {
    const { code, output } = await runTool('sherif', [], { cwd: root });
    return { ok: code === 0, output };
  },
};
