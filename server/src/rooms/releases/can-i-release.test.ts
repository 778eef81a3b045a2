import type { ContractSnapshot, ReleaseName } from '@petwise/contracts/release-service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { move, NO_CONTRACTS, operatorKey, point, publish } from '../../testing/make-release.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const FIELD = { type: 'string', required: true };

const SHELL: ContractSnapshot = {
  ...NO_CONTRACTS,
  libraries: {
    react: { version: '19.3.1', names: ['useState', 'useEffect'] },
    '@petwise/ui': { version: '0.1.0', names: ['Button', 'Card'] },
  },
  opens: { 'chat/prototype': {} },
  hears: { 'chat.finished': { sessionId: FIELD } },
  knows: { 'chat.finished': { sessionId: FIELD }, 'chat.session-opened': { sessionId: FIELD } },
};
const CHAT: ContractSnapshot = {
  ...NO_CONTRACTS,
  libraries: {
    react: { version: '19.3.1', names: ['useState'] },
    '@petwise/ui': { version: '0.1.0', names: ['Button'] },
  },
  opens: { 'uploads/panel': { open: { type: 'boolean', required: true } } },
  offers: { 'chat/prototype': {} },
  emits: { 'chat.finished': { sessionId: FIELD } },
};
const UPLOADS: ContractSnapshot = {
  ...NO_CONTRACTS,
  offers: {
    'uploads/panel': {
      open: { type: 'boolean', required: true },
      title: { type: 'string', required: false },
    },
  },
  hears: { 'chat.finished': { sessionId: FIELD } },
};

let server: TestServer;
let number = 0;

async function stored(
  remote: ReleaseName,
  snapshot: ContractSnapshot,
  { version = `9.0.0-${(number += 1)}`, contract = 1 } = {},
): Promise<string> {
  const files = { 'mf-manifest.json': JSON.stringify({ remote, version }), 'index.html': version };
  const answer = await publish(server, remote, { version, contract, files, snapshot });
  expect(answer.statusCode, answer.body).toBe(200);
  return version;
}

async function check(remote: ReleaseName, version: string) {
  const headers = { authorization: `Bearer ${operatorKey(server)}` };
  const url = `/api/releases/check?remote=${remote}&version=${version}`;
  const answer = await server.app.inject({ url, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  // Tests' servers hold answers to the contract.
  return answer.json() as { problems: string[]; compared: { known: boolean }[] };
}

beforeAll(async () => {
  server = await startTestServer();
  await point(server, { shell: await stored('shell', SHELL, { version: 'sha-1' }) });
  await point(server, { mfe_chat: await stored('mfe_chat', CHAT, { version: '1.0.0-aa' }) });
  await point(server, {
    mfe_uploads: await stored('mfe_uploads', UPLOADS, { version: '1.0.0-bb' }),
  });
});
afterAll(() => server.close());

const withField = (field: string, required: boolean): ContractSnapshot['hears'] => ({
  'chat.finished': { sessionId: FIELD, [field]: { type: 'string', required } },
});

describe('MFE-04 a planted fault is refused before the pointer moves, and who breaks is named:', () => {
  test.each<[string, ReleaseName, ContractSnapshot, RegExp]>([
    [
      'a shared part that the shell lacks',
      'mfe_chat',
      {
        ...CHAT,
        libraries: { '@petwise/ui': { version: '0.1.0', names: ['Button', 'Carousel'] } },
      },
      /mfe_chat 9\.0\.0-\d+ takes Carousel of @petwise\/ui, which shell sha-1 does not offer/,
    ],
    [
      'an event that the shell does not know',
      'mfe_chat',
      { ...CHAT, emits: { 'chat.paused': { sessionId: FIELD } } },
      /mfe_chat 9\.0\.0-\d+ sends chat\.paused, which shell sha-1 does not know/,
    ],
    [
      'a field added as required',
      'mfe_uploads',
      { ...UPLOADS, hears: withField('reason', true) },
      /mfe_uploads 9\.0\.0-\d+ requires reason of the event chat\.finished, which mfe_chat 1\.0\.0-aa does not give/,
    ],
    [
      'a field removed',
      'mfe_chat',
      { ...CHAT, emits: { 'chat.finished': {} } },
      /mfe_uploads 1\.0\.0-bb requires sessionId of the event chat\.finished, which mfe_chat 9\.0\.0-\d+ does not give/,
    ],
    [
      'a prop renamed',
      'mfe_uploads',
      {
        ...UPLOADS,
        offers: { 'uploads/panel': { isOpen: { type: 'boolean', required: true } } },
      },
      /mfe_uploads 9\.0\.0-\d+ requires isOpen of the door uploads\/panel, which mfe_chat 1\.0\.0-aa does not give.*no longer takes open/,
    ],
    [
      'react of another major',
      'mfe_chat',
      { ...CHAT, libraries: { react: { version: '20.0.0', names: ['useState'] } } },
      /mfe_chat 9\.0\.0-\d+ was built with react 20\.0\.0, shell sha-1 has 19\.3\.1/,
    ],
    [
      'a door taken away',
      'mfe_uploads',
      { ...UPLOADS, offers: {} },
      /mfe_chat 1\.0\.0-aa opens uploads\/panel, which mfe_uploads 9\.0\.0-\d+ does not have/,
    ],
  ])('%s', async (_what, remote, snapshot, names) => {
    const version = await stored(remote, snapshot);
    expect((await check(remote, version)).problems.join('. ')).toMatch(names);
    for (const kind of ['point', 'canary'] as const) {
      const moved = { kind, remote, version, percent: 10 };
      const refused = await move(server, [moved]);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().error).toMatch(names);
    }
  });
});

describe('MFE-04 a compatible change passes:', () => {
  test.each<[string, ReleaseName, ContractSnapshot]>([
    [
      'another part that the shell has, of the same major',
      'mfe_chat',
      { ...CHAT, libraries: { react: { version: '19.9.0', names: ['useState', 'useEffect'] } } },
    ],
    [
      'an event that the shell knows',
      'mfe_chat',
      { ...CHAT, emits: { ...CHAT.emits, 'chat.session-opened': { sessionId: FIELD } } },
    ],
    ['a field added as optional', 'mfe_uploads', { ...UPLOADS, hears: withField('reason', false) }],
    ['a field sent that nobody hears yet', 'mfe_chat', { ...CHAT, emits: withField('mood', true) }],
    [
      'a prop added as optional',
      'mfe_uploads',
      {
        ...UPLOADS,
        offers: {
          'uploads/panel': {
            ...UPLOADS.offers['uploads/panel'],
            wide: { type: 'boolean', required: false },
          },
        },
      },
    ],
  ])('%s', async (_what, remote, snapshot) => {
    const version = await stored(remote, snapshot);
    const { problems, compared } = await check(remote, version);
    expect(problems).toEqual([]);
    expect(compared.every(({ known }) => known)).toBe(true);
    const current = remote === 'mfe_chat' ? '1.0.0-aa' : '1.0.0-bb';
    const there = await move(server, [{ kind: 'point', remote, version }]);
    expect(there.statusCode, there.body).toBe(200);
    await point(server, { [remote]: current });
  });
});

test('MFE-04 a shell states from which contract to which it opens remotes; what asks for another is refused by name', async () => {
  // A shell of before states nothing: it opens those of its own contract.
  const later = await stored('mfe_chat', CHAT, { contract: 2 });
  expect((await check('mfe_chat', later)).problems).toEqual([
    `mfe_chat ${later} is of contract 2, shell sha-1 opens 1 alone`,
  ]);
  const contracts = { from: 1, to: 2 };
  const wide = await stored('shell', { ...SHELL, contracts }, { contract: 2 });
  expect((await check('shell', wide)).problems).toEqual([]);
  await point(server, { shell: wide });
  expect((await check('mfe_chat', later)).problems).toEqual([]);
  for (const contract of [0, 3]) {
    const outside = await stored('mfe_chat', CHAT, { contract });
    const refused = await move(server, [{ kind: 'point', remote: 'mfe_chat', version: outside }]);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toBe(
      `mfe_chat ${outside} is of contract ${contract}, shell ${wide} opens 1 to 2`,
    );
  }
  // Nor does a shell go out that leaves behind what is given.
  const narrow = await stored(
    'shell',
    { ...SHELL, contracts: { from: 2, to: 2 } },
    { contract: 2 },
  );
  const refused = await move(server, [{ kind: 'point', remote: 'shell', version: narrow }]);
  expect(refused.json().error).toMatch(
    /mfe_chat 1\.0\.0-aa is of contract 1, shell .* opens 2 alone/,
  );
  await point(server, { shell: 'sha-1' });
});

describe('MFE-04 an event that has changed', () => {
  const CHANGED = { 'chat.finished': { outcome: FIELD } };
  const versions = (from: number, to: number) => ({
    eventVersions: { 'chat.finished': { from, to } },
  });
  /** A shell that knows the second version, with or without a step from the first. */
  const shellWith = (from: number): ContractSnapshot => ({
    ...SHELL,
    hears: CHANGED,
    knows: { ...SHELL.knows, ...CHANGED },
    ...versions(from, 2),
  });
  const newChat = { ...CHAT, emits: CHANGED, ...versions(2, 2) };
  const newUploads = { ...UPLOADS, hears: CHANGED, ...versions(2, 2) };

  test('a shell with a step fits who sends the version before; without one it is refused', async () => {
    const without = await stored('shell', shellWith(2));
    expect((await check('shell', without)).problems).toEqual([
      `mfe_chat 1.0.0-aa sends chat.finished of version 1, shell ${without} has steps from 2 on`,
      `mfe_uploads 1.0.0-bb requires sessionId of the event chat.finished, which shell ${without} does not give`,
    ]);
    // With the step, who hears still gets the new version: that one goes out in the same move, or before.
    const shell = await stored('shell', shellWith(1));
    const uploads = await stored('mfe_uploads', newUploads);
    const alone = await move(server, [{ kind: 'point', remote: 'shell', version: shell }]);
    expect(alone.statusCode).toBe(409);
    await point(server, { shell, mfe_uploads: uploads });
    // The chat of the first version stays with them, and a new one may come when its team likes.
    const chat = await stored('mfe_chat', newChat);
    expect((await check('mfe_chat', chat)).problems).toEqual([]);
    expect((await check('mfe_chat', '1.0.0-aa')).problems).toEqual([]);
    await point(server, { shell: 'sha-1', mfe_uploads: '1.0.0-bb' });
  });

  test('a version that the shell does not know yet is refused to who hears it, and to who sends it without the fields of before', async () => {
    const uploads = await stored('mfe_uploads', newUploads);
    expect((await check('mfe_uploads', uploads)).problems).toEqual([
      `mfe_uploads ${uploads} hears chat.finished of version 2, shell sha-1 knows 1`,
    ]);
    const chat = await stored('mfe_chat', newChat);
    expect((await check('mfe_chat', chat)).problems.join('. ')).toMatch(
      /shell sha-1 requires sessionId of the event chat\.finished, which mfe_chat \S+ does not give/,
    );
    const both = { 'chat.finished': { sessionId: FIELD, outcome: FIELD } };
    const careful = await stored('mfe_chat', { ...newChat, emits: both });
    expect((await check('mfe_chat', careful)).problems).toEqual([]);
  });
});

test('MFE-04 what breaks alone passes as a set, in one move', async () => {
  const renamed = { isOpen: { type: 'boolean', required: true } };
  const uploads = await stored('mfe_uploads', { ...UPLOADS, offers: { 'uploads/panel': renamed } });
  const chat = await stored('mfe_chat', { ...CHAT, opens: { 'uploads/panel': renamed } });
  const uploadsMove = { kind: 'point', remote: 'mfe_uploads', version: uploads } as const;
  expect((await move(server, [uploadsMove])).statusCode).toBe(409);
  const set = await move(server, [
    uploadsMove,
    { kind: 'point', remote: 'mfe_chat', version: chat },
  ]);
  expect(set.statusCode, set.body).toBe(200);
});
