import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boundaries } from '../check/gates/boundaries.ts';
import { kinds } from '../check/gates/kinds.ts';
import { lint } from '../check/gates/lint.ts';
import { pathsOf } from '../check/source-files.ts';
import { ROOT } from '../test/run-step.ts';
import { complaintsAbout, type PlantedFault } from './lint-faults.ts';
import { packageOf, plant } from './plant.ts';

const TO_TWO = "import { SECOND } from '@petwise/mfe-two';\n\nexport const FIRST = SECOND;\n";
const TO_TWO_BY_PATH =
  "import { SECOND } from '../../mfe-two/src/index.ts';\n\nexport const FIRST = SECOND;\n";

describe('boundaries gate', () => {
  it('is green on a healthy project', async () => {
    expect(await boundaries.judge(plant())).toEqual({ ok: true, output: '' });
  });

  it.each([
    {
      law: 'a remote imports a remote by its path',
      faults: { 'mfe-one/src/index.ts': TO_TWO_BY_PATH },
      says: 'leaves the package',
    },
    {
      law: 'a dependency is not declared',
      faults: { 'mfe-two/src/index.ts': "export { GAP as SECOND } from '@petwise/ui';\n" },
      says: 'because it is not a dependency',
    },
  ])('is red when $law', async ({ faults, says }) => {
    const verdict = await boundaries.judge(plant(faults));
    expect(verdict.ok).toBe(false);
    expect(verdict.output).toContain(says);
  });
});

describe('kinds of workspaces', () => {
  it('is green on a healthy project', async () => {
    expect(await kinds.judge(plant())).toEqual({ ok: true, output: '' });
  });

  it.each([
    {
      law: 'a remote depends on a remote',
      faults: { 'mfe-one/package.json': packageOf('mfe-one', { '@petwise/mfe-two': '*' }) },
      says: '@petwise/mfe-one may not depend on @petwise/mfe-two',
    },
    {
      law: 'the server depends on the user interface',
      faults: { 'server/package.json': packageOf('server', { '@petwise/ui': '*' }) },
      says: '@petwise/server may not depend on @petwise/ui',
    },
    {
      law: 'shared code depends on a remote',
      faults: { 'shared/ui/package.json': packageOf('shared/ui', { '@petwise/mfe-two': '*' }) },
      says: '@petwise/ui may not depend on @petwise/mfe-two',
    },
    {
      law: 'a workspace is of a kind that the law does not know',
      faults: { 'mfe-two/package.json': packageOf('mfe-two', {}, 'gadget') },
      says: '@petwise/mfe-two: "petwise.kind" is "gadget"',
    },
    {
      law: 'a workspace says no kind',
      faults: { 'mfe-two/package.json': packageOf('mfe-two', {}, '') },
      says: '@petwise/mfe-two: "petwise.kind" is ""',
    },
  ])('is red when $law', async ({ faults, says }) => {
    const { ok, output } = await kinds.judge(plant(faults));
    expect(ok).toBe(false);
    expect(output).toContain(says);
  });
});

const FAULTS: readonly PlantedFault[] = [
  { rule: 'remote to remote by package', file: 'mfe-one/src/late-1.ts', text: TO_TWO },
  { rule: 'remote to remote by path', file: 'mfe-one/src/late-2.ts', text: TO_TWO_BY_PATH },
  {
    rule: 'remote to remote, loaded late',
    file: 'mfe-one/src/late-3.ts',
    text: "export const late = import('@petwise/mfe-two');\n",
  },
  {
    rule: 'remote to server',
    file: 'mfe-one/src/late-4.ts',
    text: "export type * from '../../server/src/main.ts';\n",
  },
  {
    rule: 'remote to RxJS',
    file: 'mfe-one/src/late-5.ts',
    text: "export { Subject } from 'rxjs';\n",
  },
  {
    rule: 'server to user interface',
    file: 'server/src/late-6.ts',
    text: "export { GAP } from '@petwise/ui';\n",
  },
  {
    rule: 'shared to remote',
    file: 'shared/ui/src/late-7.ts',
    text: "export { SECOND } from '../../../mfe-two/src/index.ts';\n",
  },
  {
    rule: 'user interface to a value of the contracts',
    file: 'shared/ui/src/late-8.ts',
    text: "export { SPECIES } from '@petwise/contracts';\n",
  },
  {
    rule: 'contracts to React',
    file: 'shared/contracts/src/late-9.ts',
    text: "export { useState } from 'react';\n",
  },
  {
    rule: 'shell to the assessor in its first load',
    file: 'shell/src/late-11.ts',
    text: "export { createEngineAssessor } from '@petwise/assessor';\n",
  },
  {
    rule: 'shell to the engine, loaded late',
    file: 'shell/src/late-12.ts',
    text: "export const late = import('@petwise/engine');\n",
  },
  {
    rule: 'assessor to the server',
    file: 'assessor/src/late-13.ts',
    text: "export type * from '../../server/src/main.ts';\n",
  },
  {
    rule: 'RxJS by a template literal',
    file: 'mfe-one/src/late-14.ts',
    text: 'export const late = import(`rxjs`);\n',
  },
  {
    rule: 'an import whose module is computed',
    file: 'mfe-one/src/late-15.ts',
    text: 'export const late = async (name: string): Promise<unknown> => import(`@petwise/${name}`);\n',
  },
  {
    rule: 'a value of a workspace without a kind',
    file: 'gadget/src/late-16.ts',
    text: "export { SPECIES } from '@petwise/contracts';\n",
  },
  {
    rule: 'remote to remote by a type in place',
    file: 'mfe-one/src/late-17.ts',
    text: "export type Second = import('@petwise/mfe-two').Second;\n",
  },
  {
    rule: 'server to user interface by require',
    file: 'server/src/late-18.ts',
    text: "import { createRequire } from 'node:module';\n\nconst load = createRequire(import.meta.url);\nexport const ui: unknown = load('@petwise/ui');\n",
  },
  {
    rule: 'server to user interface by a require in place',
    file: 'server/src/late-19.ts',
    text: "import { createRequire } from 'node:module';\n\nexport const ui: unknown = createRequire(import.meta.url)('@petwise/ui');\n",
  },
  {
    rule: 'remote to remote by the name of a require',
    file: 'mfe-one/src/late-20.ts',
    text: "export const two = require.resolve('@petwise/mfe-two');\n",
  },
  {
    rule: 'remote to remote by a pattern',
    file: 'mfe-one/src/late-21.ts',
    text: "export const all: unknown = import.meta.glob(['../../mfe-two/src/*.ts']);\n",
  },
  {
    rule: 'server to RxJS, in a folder named like one of the engine’s workshop',
    file: 'server/src/rooms/pets/catalogue/late-22.ts',
    text: "export { Subject } from 'rxjs';\n",
  },
  {
    rule: 'remote to a worker of a remote',
    file: 'mfe-one/src/late-23.ts',
    text: "export const start = () => new Worker(new URL('../../mfe-two/src/index.ts', import.meta.url), { type: 'module' });\n",
  },
  {
    rule: 'remote to a worker of the server, whose address stands in a constant',
    file: 'mfe-one/src/late-24.ts',
    text: "const here = import.meta.url;\nconst file = new URL('../../server/src/main.ts', here);\n\nexport const start = () => new Worker(file);\n",
  },
  {
    rule: 'a worker whose file is computed',
    file: 'mfe-one/src/late-25.ts',
    text: 'export const start = (name: string) => new Worker(new URL(`../../${name}/src/index.ts`, import.meta.url));\n',
  },
  {
    rule: 'server to a thread of a remote',
    file: 'server/src/late-26.ts',
    text: "export const reader = { worker: '../../mfe-two/src/index', from: import.meta.url };\n",
  },
  {
    rule: 'remote to a remote by the address of its module',
    file: 'mfe-one/src/late-27.ts',
    text: "export const start = () => new Worker(import.meta.resolve('@petwise/mfe-two'));\n",
  },
  {
    rule: 'what a remote ships to its stage',
    file: 'mfe-one/src/late-28.ts',
    text: "export { late } from './dev/late.ts';\n",
  },
  {
    rule: 'what the server ships to a help of its tests',
    file: 'server/src/rooms/pets/late-29.ts',
    text: "export { late } from './testing/late.ts';\n",
  },
  {
    rule: 'engine to Node',
    file: 'engine/src/late-10.ts',
    text: "export { readFileSync } from 'node:fs';\n",
  },
];

describe('import law in the linter', () => {
  it.each(FAULTS)('is red for $rule', async ({ file }) => {
    expect(await complaintsAbout(FAULTS, file)).toContain('house(import-law)');
  });

  it('takes a worker of its own, what another import gave, and what another workspace has built', async () => {
    const { output } = await lint.judge(
      plant({
        'mfe-one/src/work.ts': "export const WORK = './work.ts';\n",
        'mfe-one/src/start.ts':
          "import { WORK } from './work.ts';\n\nexport const own = () => new Worker(new URL('./work.ts', import.meta.url));\nexport const beside = () => new Worker(new URL('work.ts', import.meta.url));\nexport const given = () => new Worker(new URL(WORK, import.meta.url));\nexport const data = new URL('data:text/plain,1', import.meta.url);\n",
        'server/src/shell.ts':
          "export const SHELL = new URL('../../mfe-two/dist', import.meta.url);\nexport const reader = { worker: 'read.worker', from: import.meta.url };\n",
      }),
    );
    expect(output).toBe('');
  });

  it('is excused in one shipped place, which opens what a release names', () => {
    const excuse = ['oxlint-disable-next-line', 'house/import-law'].join(' ');
    const excused = pathsOf(ROOT)
      .filter((path) => /\.([mc]?[jt]s|tsx)$/.test(path))
      .filter((path) => readFileSync(join(ROOT, path), 'utf8').includes(excuse));
    expect(excused).toEqual(['shell/src/federation/open-part.ts']);
  });
});
