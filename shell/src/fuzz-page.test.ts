// @vitest-environment jsdom
import {
  BOOT_DATA_ID,
  ConsultDetail,
  InitialData,
  InitResponse,
  OfflineSet,
  RemoteRegistry,
  stageAt,
} from '@petwise/contracts';
import {
  fc,
  FUZZ_TIMEOUT_MS,
  hostileText,
  jsonAround,
  tryProperty,
  valuesAround,
} from '@petwise/tools/fuzz';
import { knownDanger } from '@petwise/ui/known-danger';
import { language } from '@petwise/ui/language';
import { ownCalls } from '@petwise/ui/own-numbers';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { readAssessmentDraft } from './assessment/assessment-draft.ts';
import { readInitialData } from './assessment/initial-data.ts';
import { readBootData } from './federation/boot-data.ts';
import { findFrozen } from './federation/frozen-pages.ts';
import { readOverrides } from './federation/overrides.ts';
import { readCall, sessionOf } from './offline/device-consult/device-call.ts';
import { readAllStored, toDeviceConsult } from './offline/device-consult/stored-consults.ts';
import { answerRequest, isOurs } from './offline/worker/answer-request.ts';
import { fakeCaches } from './offline/worker/fake-caches.ts';
import { keepReminders, readReminders } from './offline/worker/reminders.ts';
import { SetStore } from './offline/worker/set-store.ts';
import { openReasoningSocket } from './socket/reasoning-socket.ts';

const ID = '7d3b5c60-2f4e-4b57-9d52-0a4f2f0f5a11';
const PAGE = `<h1>Is this an emergency?</h1><p>Phone.</p><div id="known"></div><section id="animals"><details id="dog">
  <summary>Dog</summary><h3>Go now</h3><ul></ul><h3>First aid</h3><ul></ul></details></section><div id="own-numbers"></div>`;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  // A frozen version is reported; this page has no way to.
  Object.assign(navigator, { sendBeacon: () => true });
  vi.spyOn(console, 'error').mockReturnValue();
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
});

/** JSON text of what fits a schema or nearly, of a value that is changed, or any letters. */
const json = (schema: object): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: valuesAround(schema).map((value) => JSON.stringify(value)) },
    valuesAround(schema).chain(jsonAround),
    hostileText,
  );

const RELEASE = { version: '1.0.0-aa', contract: 2, entry: '/remotes/mfe_chat/1/mf-manifest.json' };
const DANGER = {
  species: 'dog',
  names: ['Possible bloat', 'Pale gums'],
  care: { do: ['Phone'], never: ['Wait'], source: 'AVMA' },
};
const CONSULT = fc.record({
  consult: valuesAround(ConsultDetail),
  opening: valuesAround(InitResponse),
  state: fc.jsonValue(),
  question: fc.constant(null),
  last: fc.constant(null),
  refused: fc.option(hostileText),
});
/** Everything that one page of this browser may have left for the next, by its key. */
const STORED: Readonly<Record<string, fc.Arbitrary<string>>> = {
  testResponsesInitialData: json(InitialData),
  [`petwise.assessment.${ID}`]: json(
    v.object({ state: v.literal('open'), initial: InitialData, intake: v.null() }),
  ),
  [`petwise.deviceConsult.${ID}`]: fc.oneof(
    CONSULT.map((value) => JSON.stringify(value)),
    CONSULT.chain(jsonAround),
  ),
  'petwise.opening': jsonAround({ mfe_chat: { version: RELEASE.version, at: 1 } }),
  'petwise.set-aside': jsonAround({ mfe_chat: [{ version: RELEASE.version, at: 1 }] }),
  'petwise.overrides': jsonAround({ mfe_chat: 'http://localhost:4412/mf-manifest.json' }),
  'petwise.registry': fc.oneof(json(v.record(v.string(), RemoteRegistry)), hostileText),
  'petwise.namedDanger': jsonAround(DANGER),
  'petwise.vetPhone': hostileText,
  'petwise.petVetName': hostileText,
  'petwise.theme': hostileText,
  'petwise.textScale': hostileText,
  'petwise.language': hostileText,
};

function fill(stored: Readonly<Record<string, string | undefined>>): void {
  for (const [key, text = ''] of Object.entries(stored)) {
    for (const area of [localStorage, sessionStorage]) {
      try {
        area.setItem(key, text);
      } catch {
        // There is no space for it.
      }
    }
  }
}

const bootOf = (text: string): void => {
  document.head.innerHTML = `<script type="application/json" id="${BOOT_DATA_ID}"></script>`;
  const script = document.getElementById(BOOT_DATA_ID);
  if (script) script.textContent = text;
};
const registry = { schemaVersion: 1, channel: 'stable', remotes: {}, recalled: {} };

test(
  'Z2 18.4 what a browser has stored, damaged in any place, is read or is none, and no page fails by it',
  async () => {
    await tryProperty('what a browser has stored', fc.record(STORED), async (stored) => {
      fill(stored);
      bootOf(JSON.stringify({ registry, overrides: true }));
      const initial = readInitialData();
      if (initial !== null) v.parse(InitialData, initial);
      const draft = readAssessmentDraft(ID);
      expect(['open', 'begun', undefined]).toContain(draft?.state);
      for (const consult of readAllStored()) toDeviceConsult(consult);
      findFrozen();
      for (const address of Object.values(readOverrides())) {
        expect(address).toMatch(/^http:\/\/(?:localhost|127)/);
      }
      expect(['en', 'es']).toContain(language());
      for (const { address } of ownCalls()) expect(address).toMatch(/^tel:\+?\d+$/);
      const { names = [], care } = knownDanger() ?? {};
      for (const words of [...names, ...(care?.do ?? []), ...(care?.never ?? [])]) {
        expect(typeof words).toBe('string');
      }
      vi.resetModules();
      const { isSetAside } = await import('./federation/set-aside.ts');
      expect(typeof isSetAside('mfe_chat', RELEASE.version)).toBe('boolean');
      const { isRecalled, knownRegistry } = await import('./federation/registry.ts');
      expect(typeof isRecalled('mfe_chat', RELEASE.version)).toBe('boolean');
      expect(knownRegistry()).not.toBeNull();
    });
  },
  FUZZ_TIMEOUT_MS,
);

test(
  'Z2 18.4 the emergency page stands whatever the browser has stored, its address says and its Spanish page is',
  async () => {
    const given = fc.record({
      stored: fc.record(STORED, { requiredKeys: [] }),
      animal: fc.oneof(fc.constantFrom('dog', 'known', 'animals'), hostileText),
      spanish: fc.oneof(hostileText, fc.constant(`<main>${PAGE}</main>`)),
    });
    await tryProperty('the emergency page', given, async ({ stored, animal, spanish }) => {
      localStorage.clear();
      sessionStorage.clear();
      fill(stored);
      vi.resetModules();
      vi.stubGlobal('fetch', async () => new Response(spanish));
      const search = new URLSearchParams({ animal: animal });
      history.replaceState(null, '', `/emergency?${search}`);
      document.body.innerHTML = PAGE;
      document.documentElement.lang = 'en';
      await import('./emergency/emergency.ts');
      await vi.waitFor(() => expect(document.querySelector('#own-numbers .call')).not.toBeNull());
      expect(document.querySelector('#known')?.textContent).not.toMatch(/undefined|\[object/);
    });
  },
  FUZZ_TIMEOUT_MS,
);

test(
  'Z2 18.4 what the server wrote into the page, damaged in any place, is read or is none',
  async () => {
    const whole = { registry, keys: ['x'], set: 'one', shell: '1', answers: { '/api/pets': [] } };
    const texts = fc.oneof(
      jsonAround(whole),
      json(v.object({ registry: RemoteRegistry, consult: ConsultDetail })),
    );
    await tryProperty('what the server wrote into the page', texts, (text) => {
      bootOf(text);
      const boot = readBootData(document);
      if (boot !== null) v.parse(RemoteRegistry, boot.registry);
    });
  },
  FUZZ_TIMEOUT_MS,
);

class FakeSocket extends EventTarget {
  static latest: FakeSocket | null = null;
  constructor() {
    super();
    FakeSocket.latest = this;
  }
  close(): void {}
}

test(
  'Z2 18.4 of any lines of the socket, those of the session are told, each once and in their order',
  async () => {
    const line = { type: 'reasoning', sessionId: ID, content: 'Reading', seq: 1 };
    const lines = fc.array(
      fc.oneof(
        fc.integer({ max: 9 }).map((seq) => JSON.stringify({ ...line, seq })),
        jsonAround(line),
        fc.uint8Array(),
      ),
    );
    vi.stubGlobal('WebSocket', FakeSocket);
    await tryProperty('lines of the socket', lines, (all) => {
      const told: number[] = [];
      const close = openReasoningSocket(ID, {
        onStatus: () => undefined,
        onLine: ({ seq, content, sessionId }) => {
          expect([typeof content, sessionId]).toEqual(['string', ID]);
          told.push(seq);
        },
      });
      for (const data of all) {
        FakeSocket.latest?.dispatchEvent(new MessageEvent('message', { data }));
      }
      close();
      expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b));
    });
  },
  FUZZ_TIMEOUT_MS,
);

test(
  'Z2 18.4 what the service worker has stored, and any address that it is asked for, damaged in any place, leads to the network',
  async () => {
    const set = { schemaVersion: 1, version: 'one', pages: ['/'], files: { '/a.js': 'x' } };
    const given = fc.record({
      reminders: jsonAround([{ id: ID, at: 1, until: 2, title: 'Look', body: 'again' }]),
      mark: jsonAround({ set, keptAt: 1 }),
      served: fc.oneof(json(OfflineSet), jsonAround(set)),
      path: fc.oneof(hostileText, fc.constantFrom('/%E0%A4%A', '/remotes/%', '/assessment/%2e')),
    });
    await tryProperty('what the service worker has stored', given, async (one) => {
      const caches = fakeCaches();
      await keepReminders(caches, []);
      const reminders = await caches.open('petwise-reminders');
      await reminders.put('/reminders.json', new Response(one.reminders));
      for (const { title, at } of await readReminders(caches)) {
        expect([typeof title, typeof at]).toEqual(['string', 'number']);
      }
      const sets = await caches.open('petwise-set-one');
      await sets.put('/offline.json', new Response(one.mark));
      const parts = { caches, now: () => 2, fetch: async () => new Response(one.served) };
      const store = new SetStore(parts);
      for (const { set: stored } of await store.wholeSets()) v.parse(OfflineSet, stored);
      await store.prepare().catch((error: unknown) => expect(error).toBeInstanceOf(Error));
      const url = `${location.origin}/${one.path}`;
      if (!URL.canParse(url)) return;
      const request = new Request(url);
      expect(stageAt(new URL(url).pathname)).toBeNull();
      expect(typeof isOurs(request, location.origin)).toBe('boolean');
      await answerRequest(request, store, async () => new Response('network'));
    });
  },
  FUZZ_TIMEOUT_MS,
);

test(
  'Z2 18.4 a call of the page with any address and body is read as one of the device',
  async () => {
    const call = fc.record({ url: hostileText, body: fc.oneof(hostileText, jsonAround({ ID })) });
    await tryProperty('a call of the page', call, ({ url, body }) => {
      const read = readCall(url, { method: 'POST', body });
      expect(['string', 'object']).toContain(typeof sessionOf(read));
    });
  },
  FUZZ_TIMEOUT_MS,
);
