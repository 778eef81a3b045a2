import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from '../check/run-tool.ts';
import { remove } from './make.ts';
import { kebab } from './names.ts';
import { layOut, mustBeEmpty } from './own-repository.ts';
import { promiseRemote } from './promise-remote.ts';
import { RecipeError } from './recipe.ts';

/**
 * `npm run new-remote -- triage --in ../triage`: a remote in a repository of its own. One that
 * is in this repository is copied there as it stands; a new one is promised here (its name, its
 * first door), which the platform releases with its next shell, and its sources lie there alone; `npm run new -- remove
 * remote triage` takes the promise back.
 */
const ROOT = resolve(import.meta.dirname, '../..');

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { in: { type: 'string' } },
  });
  const [given] = positionals;
  if (!given || !values.in) throw new RecipeError('npm run new-remote -- NAME --in FOLDER');
  const bundle = kebab(given.replace(/^mfe-/, ''));
  const to = resolve(values.in);
  mustBeEmpty(to);
  const workspace = `mfe-${bundle}`;
  const draft = mkdtempSync(join(tmpdir(), 'petwise-remote-'));
  let isPromised = false;
  try {
    const isHere = existsSync(join(ROOT, workspace));
    const from = isHere ? join(ROOT, workspace) : await promiseRemote(ROOT, { bundle, draft });
    isPromised = !isHere;
    mkdirSync(to, { recursive: true });
    // Brings Vite along, for which a refusal need not wait.
    const { pack } = await import('../pack/pack.ts');
    const tarballs = await pack(ROOT, join(to, 'packages'));
    layOut(ROOT, { from, to, tarballs });
    const { code, output } = await runTool('oxfmt', [], { cwd: to });
    if (code !== 0) throw new Error(output);
  } catch (error) {
    if (isPromised) await remove(ROOT, { kind: 'remote', name: bundle });
    throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  console.log(`${workspace} lies in ${to}. Next, there:
- npm install
- npm run dev shows it alone; npm run check asks every gate.
- npm run release -- ${workspace} with PETWISE_RELEASE_URL and PETWISE_RELEASE_KEY; .github/workflows/release.yml does all of it.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof RecipeError ? error.message : error);
  process.exitCode = error instanceof RecipeError ? 2 : 1;
});
