import type { ReleaseName } from '../../shared/contracts/src/release-service.ts';
import { runNpm } from '../pack/run-npm.ts';
import { workspaceFolder, workspaceOf } from './local-build.ts';

/**
 * Builds a remote, or the shell, anew and runs its own tests, in a repository of all or in its own.
 *
 * @throws Error with all that they printed when they fail
 */
export async function prove(root: string, remote: ReleaseName): Promise<void> {
  const workspace = workspaceOf(remote);
  const isOwn = workspaceFolder(root, remote) === root;
  const [build, tests] = isOwn
    ? [['run', 'build'], ['test']]
    : [
        ['exec', '--', 'turbo', 'run', 'build', `--filter=@petwise/${workspace}`],
        ['exec', '--', 'vitest', 'run', `${workspace}/`],
      ];
  await timed(`${workspace} is built`, () => runNpm(build, root));
  await timed(`${workspace}: its own tests pass`, () => runNpm(tests, root));
}

async function timed(done: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await work();
  console.log(`${done} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
}
