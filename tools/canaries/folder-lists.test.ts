import { expect, it } from 'vitest';
import { folderLists } from '../check/gates/folder-lists.ts';
import { plant } from './plant.ts';

const ROOMS = {
  'server/src/rooms/pets/routes.ts': 'export const ROUTES = [];\n',
  'server/src/rooms/auth/routes.ts': 'export const ROUTES = [];\n',
};
const TABLE = '| room | what it owns |\n|---|---|\n| `rooms/pets` | pets |\n';

it('is green where all rooms are listed, and no other', async () => {
  const readme = `${TABLE}| \`rooms/auth\` | owners |\n`;
  expect(await folderLists.judge(plant({ ...ROOMS, 'server/README.md': readme }))).toEqual({
    ok: true,
    output: '',
  });
});

it('is red for a room that is not listed', async () => {
  const { ok, output } = await folderLists.judge(plant({ ...ROOMS, 'server/README.md': TABLE }));
  expect(ok).toBe(false);
  expect(output).toBe('server/README.md does not list server/src/rooms/auth');
});

it('is red for a room that has gone', async () => {
  const readme = `${TABLE}| \`rooms/auth\` | owners |\n| \`rooms/desks\` | desks |\n`;
  const { ok, output } = await folderLists.judge(plant({ ...ROOMS, 'server/README.md': readme }));
  expect(ok).toBe(false);
  expect(output).toBe('server/README.md lists server/src/rooms/desks, which is not there');
});

it('is red for a tool that is not listed, and for one that has gone', async () => {
  const root = plant({
    'tools/README.md': 'Commands: `dev/`, `gone/`; `./testing`, `./browser`.\n',
    'tools/dev/dev.ts': '',
    'tools/testing/index.ts': '',
  });
  const { output } = await folderLists.judge(root);
  expect(output.split('\n')).toEqual([
    'tools/README.md does not list tools/lint',
    'tools/README.md lists tools/gone, which is not there',
  ]);
});
