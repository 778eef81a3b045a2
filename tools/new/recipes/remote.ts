import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEV_PORTS } from '../../federation/ports.ts';
import { heading, oneWord } from '../names.ts';
import { type Recipe, RecipeError } from '../recipe.ts';
import { apiReport } from '../updates.ts';
import { promises, screen } from './door.ts';
import { CATALOGUE, ownersIn } from './event.ts';

/** Its first door. */
const FIRST = 'welcome';
/** A healthy remote that has what every one needs, and little more. */
const MODEL = 'mfe-uploads';
/** What only the model needs. */
const OF_THE_MODEL = [
  '@petwise/api',
  '@petwise/contracts',
  '@petwise/events',
  '@tanstack/react-query',
  '@testing-library/user-event',
  'react-dropzone',
  'styled-components',
  'valibot',
];

/**
 * A remote with one door, which the shell can open at once.
 *
 * @param name of its bundle, one word: `triage` lies in `mfe-triage` and is `mfe_triage` to the federation
 * @param root the project's folder: versions of libraries are those of its other remotes
 */
export function remote(name: string, root: string): Recipe {
  const bundle = oneWord(name);
  if (ownersIn(readFileSync(join(root, CATALOGUE), 'utf8')).includes(bundle)) {
    throw new RecipeError(`"${bundle}" is promised already: ${CATALOGUE} has it among its owners`);
  }
  const folder = `mfe-${bundle}`;
  const federated = `mfe_${bundle}`;
  const manifest = manifestOf(folder, root);
  const place = Math.max(...Object.values(DEV_PORTS)) + 1 - DEV_PORTS.server;
  return {
    files: {
      [`${folder}/package.json`]: manifest,
      [`${folder}/tsconfig.json`]: modelFile('tsconfig.json', root),
      [`${folder}/index.html`]: modelFile('index.html', root).replaceAll(MODEL, folder),
      [`${folder}/vite.config.ts`]: `import { remoteConfig } from '../tools/federation/index.ts';

export default remoteConfig('${federated}');
`,
      [`${folder}/README.md`]: readmeOf(folder, bundle),
      [`${folder}/src/index.ts`]: `import type { BundleDoors } from '@petwise/ui';

/** The doors of this bundle. */
export const doors = {
  ${FIRST}: () => import('./doors/${FIRST}.ts'),
} satisfies BundleDoors<'${bundle}'>;
`,
      [`${folder}/src/doors/${FIRST}.ts`]: `export { Welcome as Door } from '../components/Welcome.tsx';\n`,
      [`${folder}/dev/main.tsx`]: `import { startHarness } from '@petwise/tools/harness';
import { doors } from '../src/index.ts';

startHarness({
  bundle: '${bundle}',
  doors,
  states: [
    { name: '${FIRST}', door: '${bundle}/${FIRST}', props: {} },
  ],
});
`,
      ...screen(folder, { own: FIRST, wordsName: `${bundle}.${FIRST}` }),
    },
    insertions: [
      ...promises(`${bundle}/${FIRST}`, federated),
      {
        path: 'shared/contracts/src/remotes.ts',
        after: 'export const REMOTES',
        before: '\n]',
        text: `\n  '${federated}',`,
      },
      {
        path: 'shared/events/src/catalogue.ts',
        after: 'export const EVENT_OWNERS',
        before: ']',
        text: `, '${bundle}'`,
      },
      {
        path: 'tools/federation/ports.ts',
        before: '\n} as const',
        text: `\n  ${federated}: FIRST + ${place},`,
      },
      {
        path: 'tools/start/check-settings.cjs',
        after: 'exports.DEV_OFFSETS = [',
        before: '];',
        text: `, ${place}`,
      },
      ...lockEntries(folder, manifest),
      ...['shell/src/settings-copy.ts', 'shell/src/spanish/settings-copy.ts'].map((path) => ({
        path,
        after: '  bundleNames: {',
        before: '\n  }',
        text: `\n    ${federated}: '${heading(bundle)}',`,
      })),
    ],
    updates: [apiReport('contracts.md', 'doors.md', 'routes.md')],
    next: [
      'npm install, which links it.',
      `Open its door with <RemoteSlot door="${bundle}/${FIRST}" props={{}} height={…} />; npm run new -- door ${bundle}/NAME makes the next.`,
      `See it alone: npm run dev -w ${folder}.`,
      `Release it: npm run release -- ${folder}.`,
    ],
  };
}

function modelFile(name: string, root: string): string {
  return readFileSync(join(root, MODEL, name), 'utf8');
}

function manifestOf(folder: string, root: string): string {
  const manifest = modelFile('package.json', root).replaceAll(MODEL, folder);
  const lines = manifest
    .split('\n')
    .filter((line) => !OF_THE_MODEL.some((library) => line.includes(`"${library}"`)));
  // The last entry of a list has no comma.
  return lines.join('\n').replace(/,(\n\s*})/g, '$1');
}

/** What npm writes into the lock file for a workspace whose libraries are all there. */
function lockEntries(folder: string, manifest: string): Recipe['insertions'] {
  // Made of the model's package.json, which npm reads too.
  const { name, version, dependencies, devDependencies } = JSON.parse(manifest) as Record<
    string,
    unknown
  >;
  const entry = { name, version, dependencies, devDependencies };
  const path = 'package-lock.json';
  return [
    {
      path,
      after: `"${MODEL}": {`,
      before: '\n    "node_modules/',
      text: `\n${indented(`"${folder}": ${JSON.stringify(entry, null, 2)}`)},`,
    },
    {
      path,
      before: '\n    "node_modules/@petwise/server": {',
      text: `\n${indented(`"node_modules/@petwise/${folder}": ${JSON.stringify({ resolved: folder, link: true }, null, 2)}`)},`,
    },
  ];
}

function indented(text: string): string {
  return text.replace(/^/gm, '    ');
}

function readmeOf(folder: string, bundle: string): string {
  return `# ${folder}

${heading(bundle)}: what this bundle does for an owner, in one sentence.

## Doors

- **Shows**: what stands on its screens; words in \`src/*-copy.ts\`.
- **Doors**: \`${bundle}/${FIRST}\` (no props).
- **Emits**: nothing
- **Hears**: nothing

## Alone

- **Alone**: \`npx vite\` in this folder; \`?state=<name>\` opens a state, \`?api=real\` is for the running server.

## What to know

- Nothing yet.
`;
}
