import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from '../check/run-tool.ts';
import { kebab } from './names.ts';
import { layOut, mustBeEmpty } from './own-repository.ts';
import { RecipeError, write } from './recipe.ts';
import { remote } from './recipes/remote.ts';

/**
 * `npm run new-remote -- triage --in ../triage`: a remote in a repository of its own. One that
 * is in this repository is copied there as it stands; a new one is promised here (its name, its
 * first door), which the platform releases with its next shell, and its sources lie there alone.
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
  try {
    const from = existsSync(join(ROOT, workspace))
      ? join(ROOT, workspace)
      : newRemote(bundle, { workspace, draft });
    mkdirSync(to, { recursive: true });
    // Brings Vite along, for which a refusal need not wait.
    const { pack } = await import('../pack/pack.ts');
    const tarballs = await pack(ROOT, join(to, 'packages'));
    layOut(ROOT, { from, to, tarballs });
    const { code, output } = await runTool('oxfmt', [], { cwd: to });
    if (code !== 0) throw new Error(output);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  console.log(`${workspace} lies in ${to}. Next, there:
- npm install
- npm run dev shows it alone; npm run check asks every gate.
- npm run release -- ${workspace} with PETWISE_RELEASE_URL and PETWISE_RELEASE_KEY; .github/workflows/release.yml does all of it.`);
}

/** Its sources in a folder of their own, and its promises in the shared packages. */
function newRemote(
  bundle: string,
  { workspace, draft }: { workspace: string; draft: string },
): string {
  const { files, insertions } = remote(bundle, ROOT);
  const platform = insertions.filter(({ path }) => path !== 'package-lock.json');
  write(draft, { files, insertions: [], updates: [], next: [] });
  write(ROOT, { files: {}, insertions: platform, updates: [], next: [] });
  return join(draft, workspace);
}

main().catch((error: unknown) => {
  console.error(error instanceof RecipeError ? error.message : error);
  process.exitCode = error instanceof RecipeError ? 2 : 1;
});
