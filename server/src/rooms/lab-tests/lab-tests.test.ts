import { type LabTest, labTestRoutes } from '@petwise/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';
import { CATALOGUE } from './catalogue.ts';

let server: TestServer;
let device: Device;

beforeAll(async () => {
  server = await startTestServer();
  device = await server.device();
});
afterAll(() => server.close());

async function find(...terms: string[]): Promise<LabTest[]> {
  const query = new URLSearchParams(terms.map((term): [string, string] => ['terms', term]));
  const response = await device.inject({
    method: 'GET',
    url: `${labTestRoutes.search.path}?${query.toString()}`,
  });
  expect(response.statusCode).toBe(200);
  return response.json<LabTest[]>();
}

const names = (tests: LabTest[]): string[] => tests.map(({ testName }) => testName);

describe('the search for lab tests', () => {
  test.each([
    ['Complete Blood Count CBC', 'Complete Blood Count (CBC)'],
    ['Skin Biopsy', 'Skin Biopsy'],
    ['Basic Metabolic Panel', 'Basic Metabolic Panel'],
  ])('DX-09 %s finds it first', async (term, name) => {
    expect(names(await find(term))[0]).toBe(name);
  });

  test('DX-09 all three terms together find each one before anything else', async () => {
    const found = names(
      await find('Complete Blood Count CBC', 'Skin Biopsy', 'Basic Metabolic Panel'),
    );
    expect(found.slice(0, 3)).toEqual([
      'Complete Blood Count (CBC)',
      'Skin Biopsy',
      'Basic Metabolic Panel',
    ]);
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeLessThanOrEqual(8);
  });

  test('DX-09 a skin term does not bring a test of the blood', async () => {
    const found = names(await find('Skin Biopsy'));
    expect(found).toContain('Skin Scraping');
    expect(found).not.toContain('Tissue Biopsy (Histopathology)');
    expect(found.filter((name) => !/skin|ringworm|allergy/i.test(name))).toEqual([]);
  });

  test.each(['thyroid', 'pancreatitis', 'giardia', 'head tilt', 'heartworm'])(
    'finds something for %s',
    async (term) => {
      expect(await find(term)).not.toEqual([]);
    },
  );

  test.each([[['zzzz']], [['']], [['of the and']], [['<script>']], [[]]])(
    'DX-10 %j finds nothing',
    async (terms) => {
      expect(await find(...terms)).toEqual([]);
    },
  );

  test('DX-08 each test has an order link over http(s) alone, and no telehealth unless one is set', async () => {
    for (const found of await find('Skin Biopsy', 'thyroid')) {
      expect(new URL(found.questUrl).protocol).toMatch(/^https?:$/);
      expect(found.questUrl).toContain(encodeURIComponent(found.testName));
      expect(found.telehealth).toBeNull();
    }
  });

  test('DX-08 uses the shop and the telehealth of the settings', async () => {
    await server.restart({
      PETWISE_LAB_ORDER_URL: 'https://lab.example/order?test={test}&from=petwise',
      PETWISE_TELEHEALTH_URL: 'https://vet.example/talk',
      PETWISE_TELEHEALTH_NAME: 'Talk to VetOnline',
    });
    expect((await find('Skin Biopsy'))[0]).toMatchObject({
      questUrl: 'https://lab.example/order?test=Skin%20Biopsy&from=petwise',
      telehealth: { url: 'https://vet.example/talk', provider: 'Talk to VetOnline' },
    });
    await server.restart();
  });

  test('refuses too many terms, terms too long, and callers without a session', async () => {
    const get = (query: string, who = device) =>
      who.inject({ method: 'GET', url: `${labTestRoutes.search.path}?${query}` });
    expect((await get('terms=x&'.repeat(11))).statusCode).toBe(400);
    expect((await get('terms=x&'.repeat(6) + 'terms[]=x&'.repeat(6))).statusCode).toBe(400);
    expect((await get(`terms=${'x'.repeat(201)}`)).statusCode).toBe(400);
    expect((await get('terms=skin', await server.device({ signedIn: false }))).statusCode).toBe(
      401,
    );
  });
});

describe('the settings of links', () => {
  test.each([
    { PETWISE_LAB_ORDER_URL: 'javascript:alert(1)' },
    { PETWISE_LAB_ORDER_URL: '{test}' },
    { PETWISE_TELEHEALTH_URL: 'data:text/html,x', PETWISE_TELEHEALTH_NAME: 'x' },
    { PETWISE_TELEHEALTH_URL: 'https://vet.example' },
    { PETWISE_TELEHEALTH_NAME: 'Vet' },
  ])('DX-08 %j stops the start', (environment) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
  });
});

test('the catalogue names each test once, with words for it', () => {
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(60);
  expect(new Set(CATALOGUE.map(({ name }) => name)).size).toBe(CATALOGUE.length);
  for (const { name, description, words } of CATALOGUE) {
    expect([name, description, ...words].every((text) => text.trim() !== '')).toBe(true);
    expect(words.length).toBeGreaterThan(0);
  }
});
