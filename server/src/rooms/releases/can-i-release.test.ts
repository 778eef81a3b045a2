import type {
  ContractSnapshot,
  ReleaseName,
  ReleasePair,
} from '@petwise/contracts/release-service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { move, operatorKey, point, publish } from '../../testing/make-release.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const FIELD = { type: 'string', required: true };
const NOTHING: ContractSnapshot = {
  libraries: {},
  opens: {},
  offers: {},
  emits: {},
  hears: {},
  knows: {},
};

const SHELL: ContractSnapshot = {
  ...NOTHING,
  libraries: {
    react: { version: '19.3.1', names: ['useState', 'useEffect'] },
    '@petwise/ui': { version: '0.1.0', names: ['Button', 'Card'] },
  },
  opens: { 'chat/prototype': {} },
  hears: { 'chat.finished': { sessionId: FIELD } },
  knows: { 'chat.finished': { sessionId: FIELD }, 'chat.session-opened': { sessionId: FIELD } },
};
const CHAT: ContractSnapshot = {
  ...NOTHING,
  libraries: {
    react: { version: '19.3.1', names: ['useState'] },
    '@petwise/ui': { version: '0.1.0', names: ['Button'] },
  },
  opens: { 'uploads/panel': { open: { type: 'boolean', required: true } } },
  offers: { 'chat/prototype': {} },
  emits: { 'chat.finished': { sessionId: FIELD } },
};
const UPLOADS: ContractSnapshot = {
  ...NOTHING,
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
  version = `9.0.0-${(number += 1)}`,
): Promise<string> {
  const files = { 'mf-manifest.json': JSON.stringify({ remote, version }), 'index.html': version };
  const answer = await publish(server, remote, { version, files, snapshot });
  expect(answer.statusCode, answer.body).toBe(200);
  return version;
}

async function check(remote: ReleaseName, version: string) {
  const headers = { authorization: `Bearer ${operatorKey(server)}` };
  const url = `/api/releases/check?remote=${remote}&version=${version}`;
  const begun = performance.now();
  const answer = await server.app.inject({ url, headers });
  console.log(`can-i-release ${remote}: ${Math.round(performance.now() - begun)} ms`);
  expect(answer.statusCode, answer.body).toBe(200);
  // Tests' servers hold answers to the contract.
  return answer.json() as { problems: string[]; compared: { known: boolean }[] };
}

beforeAll(async () => {
  server = await startTestServer();
  await point(server, { shell: await stored('shell', SHELL, 'sha-1') });
  await point(server, { mfe_chat: await stored('mfe_chat', CHAT, '1.0.0-aa') });
  await point(server, { mfe_uploads: await stored('mfe_uploads', UPLOADS, '1.0.0-bb') });
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

test('MFE-04 the last three of every remote fit the last three shells and each other; a planted fault turns exactly its pairs red', async () => {
  const desk = await startTestServer();
  try {
    const put = (remote: ReleaseName, version: string, snapshot: ContractSnapshot) =>
      publish(desk, remote, {
        version,
        snapshot,
        files: { 'mf-manifest.json': version, 'index.html': version },
      });
    const pairs = async () => {
      const headers = { authorization: `Bearer ${operatorKey(desk)}` };
      const answer = await desk.app.inject({ url: '/api/releases/pairs', headers });
      expect(answer.statusCode, answer.body).toBe(200);
      // Tests' servers hold answers to the contract.
      return (answer.json() as { pairs: ReleasePair[] }).pairs;
    };
    const namesOf = (found: readonly ReleasePair[]) =>
      found.map(
        ({ one, other }) => `${one.remote} ${one.version} × ${other.remote} ${other.version}`,
      );
    const isRed = ({ problems }: ReleasePair) => problems.length > 0;
    const healthy = { shell: SHELL, mfe_chat: CHAT, mfe_uploads: UPLOADS, mfe_health: NOTHING };
    for (const version of ['1', '2', '3', '4']) {
      desk.advance(1_000);
      for (const [remote, snapshot] of Object.entries(healthy)) {
        // The keys are names of releases.
        await put(remote as ReleaseName, version, snapshot);
      }
    }
    const before = await pairs();
    // Three remotes with three shells each, and the chat with the panel that it opens; nothing of version 1.
    expect(before).toHaveLength(4 * 9);
    expect(before.filter(isRed)).toEqual([]);
    expect(namesOf(before).some((name) => / 1( |$)/.test(name))).toBe(false);

    desk.advance(1_000);
    const renamed = { isOpen: { type: 'boolean', required: true } };
    await put('mfe_uploads', '5', { ...UPLOADS, offers: { 'uploads/panel': renamed } });
    await put('shell', '5', {
      ...SHELL,
      libraries: { '@petwise/ui': { version: '0.1.0', names: ['Button'] } },
    });
    const after = await pairs();
    expect(after).toHaveLength(before.length);
    expect(namesOf(after.filter(isRed)).toSorted()).toEqual([
      'mfe_chat 2 × mfe_uploads 5',
      'mfe_chat 2 × shell 5',
      'mfe_chat 3 × mfe_uploads 5',
      'mfe_chat 3 × shell 5',
      'mfe_chat 4 × mfe_uploads 5',
      'mfe_chat 4 × shell 5',
    ]);
    const [first] = after.filter(isRed);
    expect(first?.problems.join('. ')).toMatch(/requires isOpen of the door uploads\/panel/);

    // A recalled one is nobody's partner, and the one behind it counts again.
    await move(desk, [{ kind: 'recall', remote: 'mfe_uploads', version: '5' }]);
    const left = await pairs();
    expect(namesOf(left.filter(isRed)).every((name) => name.endsWith('shell 5'))).toBe(true);
    // Of one that says nothing of itself nothing is known.
    await publish(desk, 'mfe_health', { version: '6', files: { 'mf-manifest.json': '6' } });
    expect((await pairs()).filter(({ known }) => !known)).toHaveLength(3);
  } finally {
    await desk.close();
  }
});
