import { describe, expect, it } from 'vitest';
import { lint } from '../check/gates/lint.ts';
import { complaintsAbout, type PlantedFault } from './lint-faults.ts';
import { plant } from './plant.ts';

const SAVE = 'export async function save(): Promise<void> {}\n\n';
const LONG_FILE = Array.from({ length: 301 }, (_, n) => `export const n${n} = ${n};\n`).join('');

/** Each in a file of its own, so that one run of the linter judges them all. */
const FAULTS: readonly PlantedFault[] = [
  {
    rule: 'no-floating-promises',
    file: 'server/src/planted-1.ts',
    text: `${SAVE}export function go(): void {\n  save();\n}\n`,
  },
  {
    rule: 'no-misused-promises',
    file: 'server/src/planted-2.ts',
    text: `${SAVE}export function go(): void {\n  if (save()) console.log(1);\n}\n`,
  },
  {
    rule: 'switch-exhaustiveness-check',
    file: 'server/src/planted-3.ts',
    text: "export function cry(pet: 'dog' | 'cat'): string {\n  switch (pet) {\n    case 'dog':\n      return 'woof';\n  }\n  return '';\n}\n",
  },
  {
    rule: 'no-explicit-any',
    file: 'server/src/planted-4.ts',
    text: 'export function read(value: any): string {\n  return String(value);\n}\n',
  },
  {
    rule: 'no-non-null-assertion',
    file: 'server/src/planted-5.ts',
    text: 'export function first(all: string[]): string {\n  return all[0]!;\n}\n',
  },
  {
    rule: 'no-default-export',
    file: 'server/src/planted-6.ts',
    text: 'export default function start(): void {}\n',
  },
  {
    rule: 'max-params',
    file: 'server/src/planted-params.ts',
    text: "export const join = (a: string, b: string, c: string, d: string) => [a, b, c, d].join('');\n",
  },
  {
    rule: 'no-warning-comments',
    file: 'server/src/planted-later.ts',
    text: `// ${'TO'}${'DO'} finish this\nexport const LATER = 1;\n`,
  },
  {
    rule: 'file-url-path',
    file: 'server/src/planted-folder.ts',
    text: "export const HERE = new URL('./here.sql', import.meta.url).pathname;\n",
  },
  {
    rule: 'file-url-path',
    file: 'server/src/planted-folder-held.ts',
    text: "const here = new URL('./here.sql', import.meta.url);\n\nexport const HERE = here.pathname;\n",
  },
  {
    rule: 'file-url-path',
    file: 'server/src/planted-folder-taken.ts',
    text: "import { pathToFileURL } from 'node:url';\n\nexport const { pathname } = pathToFileURL('here.sql');\n",
  },
  {
    rule: 'The table owners belongs to rooms/auth',
    file: 'server/src/rooms/pets/planted-owners.ts',
    text: "export const ALL = 'SELECT p.id FROM pets p JOIN owners o ON o.id = p.owner_id';\n",
  },
  {
    rule: 'The table owners belongs to rooms/auth',
    file: 'server/src/rooms/pets/hear/planted-owners.ts',
    text: "export const ALL = 'SELECT id FROM owners';\n",
  },
  {
    rule: 'A statement names its table by plain text',
    file: 'server/src/rooms/pets/planted-any-table.ts',
    text: 'export const empty = (table: string) => `DELETE FROM ${table}`;\n',
  },
  {
    rule: 'A statement names its table by plain text',
    file: 'server/src/rooms/pets/planted-sum.ts',
    text: "export const empty = (table: string) => 'DELETE FROM ' + table;\n",
  },
  {
    rule: 'A statement names its table by plain text',
    file: 'server/src/rooms/pets/planted-call.ts',
    text: 'const table = () => String(1);\n\nexport const empty = () => `DELETE FROM ${table()}`;\n',
  },
  {
    rule: 'A statement names its table by plain text',
    file: 'server/src/rooms/pets/planted-constant.ts',
    text: "const TABLE = 'owners';\n\nexport const empty = () => `delete from ${TABLE}`;\n",
  },
  {
    rule: 'The table owners belongs to rooms/auth',
    file: 'server/src/rooms/pets/planted-lower-case.ts',
    text: "export const ALL = 'select id from owners';\n",
  },
  {
    rule: 'The table OWNERS belongs to rooms/auth',
    file: 'server/src/rooms/pets/planted-upper-case.ts',
    text: "export const ALL = 'SELECT ID FROM ' + 'OWNERS';\n",
  },
  {
    rule: 'The repository of rooms/auth is its own',
    file: 'server/src/rooms/pets/planted-repository.ts',
    text: "import { addOwner } from '../auth/repository.ts';\n\nexport const add = addOwner;\n",
  },
  {
    rule: 'file-url-path',
    file: 'server/src/planted-own-address.ts',
    text: "const at = import.meta.url;\n\nexport const HERE = new URL('./here.sql', at).pathname;\n",
  },
  {
    rule: 'file-url-path',
    file: 'server/src/planted-resolved-address.ts',
    text: "export const HERE = new URL(import.meta.resolve('./here.ts')).pathname;\n",
  },
  {
    rule: 'The table owners belongs to rooms/auth',
    file: 'server/src/rooms/pets/planted-truncate.ts',
    text: "export const CLEAR = 'TRUNCATE owners';\n",
  },
  {
    rule: 'A statement names its table by plain text',
    file: 'server/src/rooms/pets/planted-listed-table.ts',
    text: 'export const both = (other: string): string => `SELECT 1 FROM pets p, ${other} o`;\n',
  },
  {
    rule: 'The repository of rooms/auth is its own',
    file: 'server/src/rooms/pets/planted-repository-type.ts',
    text: "export type Add = typeof import('../auth/repository.ts').addOwner;\n",
  },
  {
    rule: 'The repository of rooms/auth is its own',
    file: 'server/src/rooms/pets/planted-repository-js.ts',
    text: "import { addOwner } from '../auth/repository.js';\n\nexport const add = addOwner;\n",
  },
  {
    rule: 'The repository of rooms/auth is its own',
    file: 'server/src/rooms/pets/planted-late-repository.ts',
    text: "export const add = async () => (await import('../auth/repository.ts')).addOwner;\n",
  },
  {
    rule: 'no-restricted-globals',
    file: 'mfe-two/src/planted-storage.ts',
    text: "export const theme = localStorage.getItem('theme');\n",
  },
  {
    rule: 'no-restricted-properties',
    file: 'mfe-two/src/planted-window-storage.ts',
    text: "export const theme = window.localStorage.getItem('theme');\n",
  },
  {
    rule: 'no-restricted-properties',
    file: 'mfe-two/src/planted-global-storage.ts',
    text: 'export const { sessionStorage: drafts } = globalThis;\n',
  },
  {
    rule: 'house(door-stand-ins)',
    file: 'mfe-one/src/planted-door.test.ts',
    text: "export const doors = { 'two/panel': () => null };\n",
  },
  {
    rule: 'house(door-stand-ins)',
    file: 'mfe-one/src/testing/planted-door.ts',
    text: "const panel = () => null;\n\nexport const doors = { 'two/panel': panel };\n",
  },
  { rule: 'max-lines', file: 'server/src/planted-7.ts', text: LONG_FILE },
  {
    rule: 'no-console',
    file: 'mfe-two/src/planted-8.ts',
    text: "console.log('here');\n",
  },
  {
    rule: 'no-danger',
    file: 'mfe-two/src/Planted9.tsx',
    text: 'export function Planted({ html }: { html: string }) {\n  return <p dangerouslySetInnerHTML={{ __html: html }} />;\n}\n',
  },
  {
    rule: 'jsx-a11y(alt-text)',
    file: 'mfe-two/src/Planted10.tsx',
    text: 'export function Planted({ url }: { url: string }) {\n  return <img src={url} />;\n}\n',
  },
  {
    rule: 'rules-of-hooks',
    file: 'mfe-two/src/Planted11.tsx',
    text: "import { useState } from 'react';\n\nexport function Planted({ on }: { on: boolean }) {\n  if (on) useState(0);\n  return null;\n}\n",
  },
  {
    rule: 'house(words-in-jsx)',
    file: 'mfe-two/src/Planted12.tsx',
    text: 'export function Planted() {\n  return <p>Welcome back</p>;\n}\n',
  },
  {
    rule: 'house(words-in-jsx)',
    file: 'mfe-two/src/Planted13.tsx',
    text: "export function Planted({ open }: { open: boolean }) {\n  return <button aria-label={open ? 'Close' : 'Open'} />;\n}\n",
  },
  {
    rule: 'house(plural-words)',
    file: 'mfe-two/src/planted-copy.ts',
    text: "export const files = (count: number) => (count === 1 ? 'a file' : `${count} files`);\n",
  },
  {
    rule: 'house(raw-colours)',
    file: 'mfe-two/src/planted-14.ts',
    text: "export const INK = '#1a2b3c';\n",
  },
  {
    rule: 'house(raw-colours)',
    file: 'mfe-two/src/planted-15.ts',
    text: 'export const style = (gap: number) => `margin: ${gap}px; color: crimson;`;\n',
  },
  {
    rule: 'house(raw-colours)',
    file: 'shared/ui/src/planted-16.ts',
    text: "export const SHADE = 'rgb(0 0 0 / 40%)';\n",
  },
  {
    rule: 'house(reasoned-cast)',
    file: 'server/src/planted-17.ts',
    text: 'export function read(value: unknown): string {\n  return value as string;\n}\n',
  },
  {
    rule: 'house(no-clock)',
    file: 'engine/src/planted-18.ts',
    text: 'export const now = new Date();\n',
  },
  {
    rule: 'no-restricted-properties',
    file: 'engine/src/planted-19.ts',
    text: 'export const now = Date.now();\n',
  },
  {
    rule: 'no-restricted-properties',
    file: 'engine/words/planted-20.ts',
    text: 'export const chance = Math.random();\n',
  },
  {
    rule: 'no-restricted-globals',
    file: 'engine/src/planted-21.ts',
    text: "export const page = document.querySelector('p');\n",
  },
  {
    rule: 'no-restricted-globals',
    file: 'engine/src/planted-22.ts',
    text: "export const answer = fetch('/');\n",
  },
];

describe('lint gate', () => {
  it('is green on a healthy project', async () => {
    const { ok, output } = await lint.judge(plant());
    expect(output).toBe('');
    expect(ok).toBe(true);
  });

  it.each(FAULTS)('is red for $rule in $file', async ({ rule, file }) => {
    expect(await complaintsAbout(FAULTS, file)).toContain(rule);
  });

  it('is red for a circle of imports', async () => {
    const { ok, output } = await lint.judge(
      plant({
        'server/src/hen.ts': "import { EGG } from './egg.ts';\n\nexport const HEN = () => EGG;\n",
        'server/src/egg.ts': "import { HEN } from './hen.ts';\n\nexport const EGG = () => HEN;\n",
      }),
    );
    expect(ok).toBe(false);
    expect(output).toContain('import(no-cycle)');
  });

  it('is red for a circle of types', async () => {
    const { ok, output } = await lint.judge(
      plant({
        'server/src/hen.ts':
          "import type { Egg } from './egg.ts';\n\nexport interface Hen {\n  readonly lays: Egg;\n}\n",
        'server/src/egg.ts':
          "import type { Hen } from './hen.ts';\n\nexport interface Egg {\n  readonly of: Hen;\n}\n",
      }),
    );
    expect(ok).toBe(false);
    expect(output).toContain('import(no-cycle)');
  });

  it('takes a cast that gives its reason, and a constant one', async () => {
    const { output } = await lint.judge(
      plant({
        'server/src/planted.ts':
          "export const PETS = ['dog'] as const;\n\nexport function read(value: unknown): string {\n  // The only caller passes text.\n  return value as string;\n}\n",
      }),
    );
    expect(output).toBe('');
  });
});
