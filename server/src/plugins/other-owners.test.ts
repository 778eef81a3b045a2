import { randomUUID } from 'node:crypto';
import {
  healthRoutes,
  myDataRoutes,
  petRoutes,
  resumableRoutes,
  shareRoutes,
  type RouteContract,
} from '@petwise/contracts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BODY_CALLS } from '../testing/body-calls.ts';
import { rowsOfOwner } from '../testing/do-everything.ts';
import { finishedConsult } from '../testing/finished-consult.ts';
import { HEALTH_SUMMARY } from '../testing/health-summary.ts';
import { png } from '../testing/make-files.ts';
import { sendCall } from '../testing/send-call.ts';
import { openChat } from '../testing/session-client.ts';
import type { Device } from '../testing/test-server.ts';
import { startUploadClient, stored, type UploadClient } from '../testing/upload-client.ts';

/** What one owner has, asked for by another who knows every id of it; the routes come from the running server. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
/** Calls that name nothing that is there, or only beside what is the caller's: whoever makes one gets their own. */
const MAKES_ITS_OWN = [
  'a pet',
  'a consult of the device',
  'an installed app',
  'a word to the second reader',
];

let client: UploadClient;
let owner: Device;
let stranger: Device;
let ids: Awaited<ReturnType<typeof whatAnOwnerHas>>;

beforeAll(async () => {
  client = await startUploadClient({ isUnlimited: true });
  owner = client.device;
  stranger = await client.server.device();
  ids = await whatAnOwnerHas();
});
afterAll(() => client.server.close());

async function whatAnOwnerHas() {
  const post = async <T>({ method, path: url }: RouteContract, payload: object): Promise<T> => {
    const answer = await owner.inject({ method, url, payload });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json<T>();
  };
  const consult = await finishedConsult(owner);
  const chat = await openChat(owner);
  await chat.say('My dog vomits');
  const pet = randomUUID();
  const keepRoute = { ...petRoutes.keep, path: petRoutes.keep.path.replace(':petId', pet) };
  await post(keepRoute, { name: 'Bella', species: 'dog' });
  await post(shareRoutes.create, { sessionId: consult, days: 7 });
  const links = await owner.inject({
    method: 'GET',
    url: `${shareRoutes.list.path}?sessionId=${consult}`,
  });
  const health = await post<{ sessionId: string }>(healthRoutes.device, HEALTH_SUMMARY);
  const piece = { name: 'notes.txt', size: 10 };
  const { uploadId } = await post<{ uploadId: string }>(resumableRoutes.begin, piece);
  const file = await stored(await client.upload(png(20, 20), 'gums.png'));
  return {
    consult,
    chat: chat.id,
    pet,
    links: links.body,
    health: health.sessionId,
    uploadId,
    file: file.id,
  };
}

function idFor(path: string): string {
  const [link = ''] = ID.exec(ids.links) ?? [];
  const known: readonly (readonly [prefix: string, id: string])[] = [
    ['/api/consults/', ids.consult],
    ['/api/sessions/', ids.chat],
    ['/api/pets/', ids.pet],
    ['/api/shares/', link],
    ['/api/health/', ids.health],
    ['/api/resumable/', ids.uploadId],
    ['/api/files/', ids.file],
  ];
  const found = known.find(([prefix]) => path.startsWith(prefix));
  if (!found?.[1]) throw new Error(`nothing that an owner has is named by ${path}`);
  return found[1];
}

const reading = (): RouteContract[] =>
  client.server.app.contracts.filter(
    ({ access, params, bodyKind }) =>
      access === 'session' && params !== undefined && bodyKind === 'none',
  );

const ask = (who: Device, { method, path }: RouteContract) =>
  who.inject({ method, url: path.replace(/:\w+/, idFor(path)) });

describe('Z1 what another owner has', () => {
  test('is not there for who knows its id, and stays as it was; its owner gets it', async () => {
    const { db } = client.server;
    const [{ owner_id: ownerId } = { owner_id: '' }] = await db.query<{ owner_id: string }>(
      'SELECT owner_id FROM pets WHERE id = $1',
      [ids.pet],
    );
    // The log waits for a second; who reads it does not.
    await owner.inject({ method: 'GET', url: myDataRoutes.accesses.path });
    const before = await rowsOfOwner(db, ownerId);
    expect(reading().length).toBeGreaterThan(15);
    for (const route of reading()) {
      const answer = await ask(stranger, route);
      expect(answer.statusCode, `${route.method} ${route.path} ${answer.body}`).toBe(404);
    }
    expect(await rowsOfOwner(db, ownerId)).toEqual(before);
    const key = ({ method, path }: RouteContract): string => `${method} ${path}`;
    // Reading first; then a link is taken back before its consult is deleted.
    const readingFirst = reading().toSorted((a, b) => key(b).localeCompare(key(a)));
    for (const route of readingFirst) {
      const answer = await ask(owner, route);
      expect(answer.statusCode, `${route.method} ${route.path} ${answer.body}`).toBeLessThan(300);
    }
  });

  test.each(Object.entries(BODY_CALLS).filter(([name]) => !MAKES_ITS_OWN.includes(name)))(
    'cannot be changed by who knows its id: %s',
    async (_name, make) => {
      const call = await make(client);
      const [route, body, more] = call;
      const names = ID.test(route.path) || ID.test(JSON.stringify(body));
      if (!names || route.access !== 'session') return;
      const answer = await sendCall(client, [route, body, { ...more, by: stranger }]);
      expect(answer.statusCode, answer.body).toBe(404);
      const own = await sendCall(client, call);
      expect(own.statusCode, own.body).toBeLessThan(300);
    },
  );

  test('is not taken over by who keeps a pet under its id', async () => {
    const pet = randomUUID();
    const keep = { ...petRoutes.keep, path: petRoutes.keep.path.replace(':petId', pet) };
    expect((await sendCall(client, [keep, { name: 'Bella', species: 'dog' }])).statusCode).toBe(
      200,
    );
    const taken = await sendCall(client, [
      keep,
      { name: 'Mine', species: 'cat' },
      { by: stranger },
    ]);
    expect(taken.statusCode, taken.body).toBe(404);
    const pets = await owner.inject({ method: 'GET', url: petRoutes.list.path });
    expect(pets.body).not.toContain('Mine');
  });
});
