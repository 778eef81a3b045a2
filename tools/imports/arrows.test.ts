import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { pictureOf, roomArrows, workspaceArrows } from './arrows.ts';
import { circlesAmong, wordsOf } from './circles.ts';
import { sizesIn, tableOf } from './sizes.ts';

function treeOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'petwise-imports-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

it('an arrow for each two workspaces or rooms of which one imports the other, with how often', () => {
  const root = treeOf({
    'package.json': '{ "workspaces": ["server", "shared/*"] }',
    'server/package.json': '{ "name": "@petwise/server" }',
    'shared/ui/package.json': '{ "name": "@petwise/ui" }',
    'server/src/rooms/pets/routes.ts':
      "import { a } from '@petwise/ui/storage';\nimport { b } from '../auth/b.ts';\nimport 'vite';",
    'server/src/rooms/auth/b.ts':
      "export const b = () => import('@petwise/ui');\nimport { c } from './c.ts';",
    'server/src/rooms/auth/b.test.ts': "import { p } from '../pets/routes.ts';",
  });
  expect(workspaceArrows(root)).toEqual([
    { from: 'server', to: 'shared/ui', imports: 2, file: 'server/src/rooms/auth/b.ts' },
  ]);
  expect(roomArrows(root)).toEqual([
    { from: 'pets', to: 'auth', imports: 1, file: 'server/src/rooms/pets/routes.ts' },
  ]);
  expect(pictureOf(roomArrows(root))).toBe(
    '```mermaid\ngraph LR\n  n0["auth"]\n  n1["pets"]\n  n1 -->|1| n0\n```\n',
  );
});

it('circles are found by their shortest way, each once, and arrows that only lead there are none', () => {
  const arrowsOf = (...pairs: string[]) =>
    pairs.map((pair) => ({
      from: pair[0] ?? '',
      to: pair[1] ?? '',
      imports: 1,
      file: `${pair}.ts`,
    }));
  expect(circlesAmong(arrowsOf('ab', 'ac', 'bc', 'cd'))).toEqual([]);
  const circles = circlesAmong(arrowsOf('ab', 'bc', 'cd', 'db', 'dc', 'ef', 'fe'));
  expect(circles.map(wordsOf)).toEqual([
    'b -> c (bc.ts), c -> d (cd.ts), d -> b (db.ts)',
    'e -> f (ef.ts), f -> e (fe.ts)',
  ]);
});

it('the size of each room, without its tests', () => {
  const text = 'export const a = 1;\n'.repeat(50);
  const root = treeOf({
    'rooms/pets/routes.ts': text,
    'rooms/pets/more/routes.ts': text,
    'rooms/pets/routes.test.ts': text,
    'rooms/pets/testing/pet.ts': text,
    'rooms/auth/text.txt': text,
  });
  const [auth, pets] = sizesIn(root, 'rooms');
  expect(auth).toMatchObject({ folder: 'auth', files: 0, lines: 0, bytes: 0 });
  expect(pets).toMatchObject({ folder: 'pets', files: 2, lines: 100, bytes: 2000 });
  expect(pets?.brotli).toBeLessThan(100);
  expect(tableOf(pets ? [pets] : [])).toContain('| pets | 2 | 100 | 2000 |');
});
