import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  consultRoutes,
  petRoutes,
  type Access,
  type ConsultSummary,
  type KeepPetBody,
  type Pet,
} from '@petwise/contracts';
import { INIT_BODY, postInit } from '../../testing/consult-bodies.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let device: Device;

beforeAll(async () => {
  server = await startTestServer();
  device = await server.device();
});
afterAll(() => server.close());

const BELLA: KeepPetBody = {
  name: ' Bella ',
  species: 'dog',
  breed: 'Beagle',
  age: { value: 4, unit: 'years', on: '2026-01-05' },
  weight: { value: 12.5, unit: 'kg', on: '2026-01-05' },
};

const address = (id: string): string => petRoutes.keep.path.replace(':petId', id);

function keep(id: string, payload: KeepPetBody, who = device) {
  return who.inject({ method: 'POST', url: address(id), payload });
}

async function petsOf(who: Device): Promise<Pet[]> {
  const answer = await who.inject({ method: 'GET', url: petRoutes.list.path });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ pets: Pet[] }>().pets;
}

test('a pet is told once and kept; a fact that was not told says so, and is told later', async () => {
  const id = randomUUID();
  expect((await keep(id, BELLA)).statusCode).toBe(200);
  const told = { name: 'Bella', breed: 'Beagle', sex: null, spayedNeutered: null, history: null };
  expect(await petsOf(device)).toEqual([expect.objectContaining({ id, ...told })]);
  await keep(id, { sex: 'female', vet: { name: 'Dr Grey', phone: ' 020 7946 0001 ' } });
  await keep(id, { breed: null });
  const [pet] = await petsOf(device);
  expect(pet).toMatchObject({ name: 'Bella', sex: 'female', breed: null, species: 'dog' });
  expect(pet?.vet).toEqual({ name: 'Dr Grey', phone: '020 7946 0001' });
  expect((await keep(id, { vet: { name: '', phone: ' ' } })).statusCode).toBe(400);
});

test('its weights are a history: one a day, oldest first, whatever order they come in', async () => {
  const id = randomUUID();
  await keep(id, BELLA);
  await keep(id, { weight: { value: 11, unit: 'kg', on: '2025-12-01' } });
  const answer = await keep(id, { weight: { value: 12, unit: 'kg', on: '2026-01-05' } });
  expect(answer.json<{ pet: Pet }>().pet.weights).toEqual([
    { value: 11, unit: 'kg', on: '2025-12-01' },
    { value: 12, unit: 'kg', on: '2026-01-05' },
  ]);
});

test('issue 16.4: a weight that was wrong is taken out of it', async () => {
  const id = randomUUID();
  await keep(id, BELLA);
  await keep(id, { weight: { value: 110, unit: 'kg', on: '2025-12-01' } });
  expect((await keep(id, { notWeighed: 'never' })).statusCode).toBe(400);
  const answer = await keep(id, { notWeighed: '2025-12-01' });
  expect(answer.json<{ pet: Pet }>().pet.weights).toEqual([BELLA.weight]);
});

test('several stand side by side in the order they were told; one is forgotten alone', async () => {
  const who = await server.device();
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  for (const [at, id] of ids.entries()) await keep(id, { ...BELLA, name: `Pet ${at}` }, who);
  const [first = '', second = '', third = ''] = ids;
  const gone = await who.inject({ method: 'DELETE', url: address(second) });
  expect(v.parse(petRoutes.remove.response, gone.json())).toEqual({ deleted: true });
  expect((await petsOf(who)).map(({ id }) => id)).toEqual([first, third]);
  expect((await who.inject({ method: 'DELETE', url: address(second) })).statusCode).toBe(404);
});

test('nobody sees, changes or forgets another owner’s pet', async () => {
  const id = randomUUID();
  await keep(id, BELLA);
  const stranger = await server.device();
  expect(await petsOf(stranger)).toEqual([]);
  expect((await keep(id, { ...BELLA, name: 'Mine' }, stranger)).statusCode).toBe(404);
  expect((await stranger.inject({ method: 'DELETE', url: address(id) })).statusCode).toBe(404);
  expect((await petsOf(device)).find((pet) => pet.id === id)).toMatchObject({ name: 'Bella' });
});

test('bug: past assessments did not say which pet: its name now, and never another owner’s pet’s', async () => {
  const [id, theirs] = [randomUUID(), randomUUID()];
  const [who, stranger] = [await server.device(), await server.device()];
  await keep(id, BELLA, who);
  await keep(theirs, { ...BELLA, name: 'Theirs' }, stranger);
  for (const petId of [id, theirs, undefined]) {
    const patientData = { ...INIT_BODY.patientData, ...(petId && { petId }) };
    expect((await postInit(who, { patientData })).statusCode).toBe(200);
  }
  await keep(id, { name: 'Bella the Second' }, who);
  const list = await who.inject({ method: 'GET', url: consultRoutes.list.path });
  const { consults } = list.json<{ consults: ConsultSummary[] }>();
  expect(consults).toHaveLength(3);
  expect(consults.flatMap(({ petName }) => petName ?? [])).toEqual(['Bella the Second']);
});

test('a new pet needs a name and a species, and no owner keeps more than fifty', async () => {
  const who = await server.device();
  expect((await keep(randomUUID(), { name: 'Bella' }, who)).statusCode).toBe(400);
  expect((await keep(randomUUID(), { ...BELLA, name: '  ' }, who)).statusCode).toBe(400);
  for (let n = 0; n < 50; n += 1) await keep(randomUUID(), BELLA, who);
  expect((await keep(randomUUID(), BELLA, who)).statusCode).toBe(409);
  expect(await petsOf(who)).toHaveLength(50);
});

test('two tabs that tell different facts at once lose neither', async () => {
  const id = randomUUID();
  await keep(id, BELLA);
  await Promise.all([keep(id, { sex: 'male' }), keep(id, { spayedNeutered: 'yes' })]);
  const pet = (await petsOf(device)).find((one) => one.id === id);
  expect(pet).toMatchObject({ sex: 'male', spayedNeutered: 'yes' });
});

test('the access log says that pets were read, told and forgotten', async () => {
  const who = await server.device();
  const id = randomUUID();
  await keep(id, BELLA, who);
  await petsOf(who);
  await who.inject({ method: 'DELETE', url: address(id) });
  const log = await who.inject({ method: 'GET', url: '/api/my-data/accesses' });
  const { accesses } = log.json<{ accesses: Access[] }>();
  const acts = accesses.filter(({ data }) => data === 'pets').map(({ act }) => act);
  expect(acts.toSorted()).toEqual(['deleted', 'read', 'written']);
});
