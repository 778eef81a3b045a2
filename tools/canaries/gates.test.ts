import { describe, expect, it } from 'vitest';
import type { Gate } from '../check/gate.ts';
import { circles } from '../check/gates/circles.ts';
import { deadCode } from '../check/gates/dead-code.ts';
import { docstrings } from '../check/gates/docstrings.ts';
import { format } from '../check/gates/format.ts';
import { lockFile } from '../check/gates/lock-file.ts';
import { names } from '../check/gates/names.ts';
import { oneVersion } from '../check/gates/one-version.ts';
import { readmes } from '../check/gates/readmes.ts';
import { references } from '../check/gates/references.ts';
import { requirementTitles } from '../check/gates/requirement-titles.ts';
import { tables } from '../check/gates/tables.ts';
import { types } from '../check/gates/types.ts';
import { runTool } from '../check/run-tool.ts';
import { packageOf, plant } from './plant.ts';

/** A lock file with one package in it. */
function lockWith(path: string, locked: object): string {
  return JSON.stringify({ name: 'petwise', lockfileVersion: 3, packages: { [path]: locked } });
}

/** In two parts, or this file would claim it. */
const UNKNOWN_ID = ['HOME', '99'].join('-');

interface Canary {
  readonly gate: Gate;
  readonly fault: string;
  readonly files: Readonly<Record<string, string>>;
  readonly says: string;
}

const CANARIES: readonly Canary[] = [
  {
    gate: docstrings,
    fault: 'a function that nothing explains',
    files: { 'mfe-two/src/index.ts': 'export function wag(): void {}\n' },
    says: 'mfe-two/src/index.ts: wag is exported',
  },
  {
    gate: docstrings,
    fault: 'a name of a door that nothing explains',
    files: {
      'shared/ui/package.json': JSON.stringify({ exports: { './gap': './src/gap.ts' } }),
      'shared/ui/src/gap.ts': "export type { Gap } from './sizes.ts';\n",
      'shared/ui/src/sizes.ts': 'const ONE = 1;\n\nexport type Gap = typeof ONE;\n',
    },
    says: 'shared/ui/src/sizes.ts: Gap is exported',
  },
  {
    gate: readmes,
    fault: 'a README without its parts',
    files: { 'README.md': '# Planted\n', 'mfe-two/README.md': '# mfe-two\n\nWhat it is.\n' },
    says: 'mfe-two/README.md: its parts begin with "Doors"',
  },
  {
    gate: readmes,
    fault: 'a paragraph that nobody reads to its end',
    files: { 'README.md': `# Planted\n\n${'Some words. '.repeat(40)}\n` },
    says: 'README.md: 479 characters',
  },
  {
    gate: readmes,
    fault: 'such a paragraph in the README of a folder',
    files: {
      'README.md': '# Planted\n',
      'mfe-two/src/README.md': `${'Some words. '.repeat(40)}\n`,
    },
    says: 'mfe-two/src/README.md: 479 characters',
  },
  {
    gate: references,
    fault: 'a link that leads nowhere',
    files: { 'docs/map.md': '[the way](decisions/0001-gone.md)\n' },
    says: 'docs/map.md leads to decisions/0001-gone.md',
  },
  {
    gate: references,
    fault: 'a link to another decision than it names',
    files: {
      'docs/map.md': '[decision 2](decisions/0001-one.md)\n',
      'docs/decisions/0001-one.md': '',
    },
    says: 'docs/map.md calls decisions/0001-one.md decision 2',
  },
  {
    gate: references,
    fault: 'a decision by its number alone',
    files: { 'docs/map.md': 'As it was decided (decision 7).\n' },
    says: 'docs/map.md names decision 7 without a link to it',
  },
  {
    gate: references,
    fault: 'a source that has gone',
    files: { 'docs/map.md': 'It is read in `src/gone.ts`.\n' },
    says: 'docs/map.md names src/gone.ts',
  },
  {
    gate: references,
    fault: 'a comment that names a decision by its number',
    files: { 'mfe-two/src/index.ts': '/** Why: decision 7. */\nexport const SECOND = 2;\n' },
    says: 'mfe-two/src/index.ts names decision 7',
  },
  {
    gate: references,
    fault: 'a comment that names a decision that is not there',
    files: {
      'mfe-two/src/index.ts': '/** docs/decisions/0007-gone.md */\nexport const SECOND = 2;\n',
    },
    says: 'mfe-two/src/index.ts names decisions/0007-gone',
  },
  {
    gate: types,
    fault: 'a type error',
    files: { 'mfe-two/src/index.ts': "export const SECOND: number = 'two';\n" },
    says: 'TS2322',
  },
  {
    gate: types,
    fault: 'an unchecked index',
    files: {
      'mfe-two/src/index.ts': 'const all: string[] = [];\nexport const SECOND: string = all[0];\n',
    },
    says: 'TS2322',
  },
  {
    gate: deadCode,
    fault: 'an export that nothing uses',
    files: { 'shared/ui/src/index.ts': 'export const GAP = 8;\nexport const UNUSED = 9;\n' },
    says: 'UNUSED',
  },
  {
    gate: deadCode,
    fault: 'a file that nothing imports',
    files: { 'mfe-two/src/forgotten.ts': 'export const FORGOTTEN = 1;\n' },
    says: 'forgotten.ts',
  },
  {
    gate: deadCode,
    fault: 'a dependency that nothing uses',
    files: { 'mfe-two/package.json': packageOf('mfe-two', { react: '19.3.1' }) },
    says: 'react',
  },
  {
    gate: oneVersion,
    fault: 'two versions of one library',
    files: {
      'mfe-one/package.json': packageOf('mfe-one', { rxjs: '7.8.2' }),
      'mfe-two/package.json': packageOf('mfe-two', { rxjs: '7.8.1' }),
    },
    says: 'rxjs',
  },
  {
    gate: lockFile,
    fault: 'an address',
    files: {
      'package-lock.json': lockWith('node_modules/rxjs', {
        version: '7.8.2',
        resolved: 'https://registry.example/rxjs-7.8.2.tgz',
      }),
    },
    says: 'registry.example',
  },
  {
    gate: lockFile,
    fault: 'a lock without the parts of another platform',
    files: {
      'package-lock.json': lockWith('node_modules/turbo', {
        version: '2.11.9',
        optionalDependencies: { '@turbo/windows-64': '2.11.9' },
      }),
    },
    says: '@turbo/windows-64',
  },
  {
    gate: lockFile,
    fault: 'a package under a licence that is not allowed',
    files: {
      'package-lock.json': lockWith('node_modules/rxjs', { version: '7.8.2', license: 'AGPL-3.0' }),
    },
    says: 'AGPL-3.0',
  },
  {
    gate: names,
    fault: 'a folder whose name says nothing',
    files: { 'mfe-two/src/utils/dates.ts': 'export const DAY = 1;\n' },
    says: 'mfe-two/src/utils',
  },
  {
    gate: names,
    fault: 'a colour in a style sheet',
    files: { 'shared/ui/src/page.css': 'body { background: #fff; }\n' },
    says: 'page.css',
  },
  {
    gate: tables,
    fault: 'a table that no room owns',
    files: { 'server/src/db/migrations/0001-planted.sql': 'CREATE TABLE planted (id text);\n' },
    says: '0001-planted.sql: no room owns planted',
  },
  {
    gate: tables,
    fault: 'a table of owners that its room does not delete',
    files: {
      'server/src/db/migrations/0001-planted.sql': 'CREATE TABLE pets (id text, owner_id text);\n',
      'server/src/rooms/owner-data.ts': "export { petData } from './pets/owner-data.ts';\n",
      'server/src/rooms/pets/owner-data.ts': 'export const petData = {};\n',
    },
    says: '"delete everything" leaves pets: server/src/rooms/pets/owner-data.ts has no DELETE',
  },
  {
    gate: tables,
    fault: 'a table that gets an owner later, of a room that is not in the loop',
    files: {
      'server/src/db/migrations/0001-planted.sql':
        'CREATE TABLE pets (id text);\nALTER TABLE pets ADD COLUMN owner_id text;\n',
      'server/src/rooms/owner-data.ts': 'export const OWNER_DATA = [];\n',
      'server/src/rooms/pets/owner-data.ts':
        "export const petData = 'DELETE FROM pets WHERE owner_id = $1';\n",
    },
    says: 'server/src/rooms/pets/owner-data.ts is not in server/src/rooms/owner-data.ts',
  },
  {
    gate: circles,
    fault: 'a file that loads another late, which takes a type of it',
    files: {
      'mfe-two/src/offer.ts':
        "export interface Offer {\n  readonly id: string;\n}\n\nexport const sheet = () => import('./sheet.ts');\n",
      'mfe-two/src/sheet.ts':
        "import type { Offer } from './offer.ts';\n\nexport const SHEET: Offer = { id: 'sheet' };\n",
    },
    says: 'mfe-two/src/offer.ts -> mfe-two/src/sheet.ts',
  },
  {
    gate: circles,
    fault: 'two files of which one names a type of the other in place',
    files: {
      'mfe-two/src/hen.ts': "export type Hen = { lays: import('./egg.ts').Egg };\n",
      'mfe-two/src/egg.ts': "export type Egg = { of: import('./hen.ts').Hen };\n",
    },
    says: 'mfe-two/src/egg.ts -> mfe-two/src/hen.ts',
  },
  {
    gate: circles,
    fault: 'two rooms that import each other, one of them a type alone',
    files: {
      'server/src/rooms/pets/service.ts':
        "import { ownerOf } from '../auth/owners.ts';\n\nexport const PET = ownerOf();\n",
      'server/src/rooms/auth/owners.ts':
        "import type { PET } from '../pets/service.ts';\n\nexport const ownerOf = (): typeof PET | 1 => 1;\n",
    },
    says: 'auth -> pets (server/src/rooms/auth/owners.ts), pets -> auth (server/src/rooms/pets/service.ts)',
  },
  {
    gate: requirementTitles,
    fault: 'an ID that the list does not know',
    files: { 'mfe-two/src/index.test.ts': `it('${UNKNOWN_ID} greets', () => {});\n` },
    says: UNKNOWN_ID,
  },
  {
    gate: requirementTitles,
    fault: 'an ID that is given twice',
    files: { 'docs/requirements.md': '- HOME-01 A heading.\n- HOME-01 A button.\n' },
    says: 'HOME-01 is given twice',
  },
];

describe('gates', () => {
  it.each([types, deadCode, oneVersion, lockFile, names, circles, requirementTitles])(
    '$name: green on a healthy project',
    async (gate) => {
      const { ok, output } = await gate.judge(plant());
      expect({ ok, output: ok ? '' : output }).toEqual({ ok: true, output: '' });
    },
  );

  it.each(CANARIES)('$gate.name: red for $fault', async ({ gate, files, says }) => {
    const { ok, output } = await gate.judge(plant(files));
    expect(ok).toBe(false);
    expect(output).toContain(says);
  });

  it('format: green once formatted, red for a line that is not', async () => {
    const healthy = plant();
    await runTool('oxfmt', [], { cwd: healthy });
    expect((await format.judge(healthy)).ok).toBe(true);

    const crooked = await format.judge(
      plant({ 'engine/src/index.ts': 'export  const VERSION=1\n' }),
    );
    expect(crooked.ok).toBe(false);
    expect(crooked.output).toContain('engine/src/index.ts');
  });
});
