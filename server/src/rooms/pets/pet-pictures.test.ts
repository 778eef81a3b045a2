import { randomUUID } from 'node:crypto';
import {
  followUpRoutes,
  MAX_PET_PICTURE_BYTES,
  MyData,
  myDataRoutes,
  petRoutes,
  type Pet,
} from '@petwise/contracts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INIT_BODY } from '../../testing/consult-bodies.ts';
import { finishedConsult } from '../../testing/finished-consult.ts';
import { png } from '../../testing/make-files.ts';
import type { Device } from '../../testing/test-server.ts';
import { startUploadClient, stored, type UploadClient } from '../../testing/upload-client.ts';

let client: UploadClient;
beforeAll(async () => {
  client = await startUploadClient();
});
afterAll(() => client.server.close());

const address = (id: string): string => petRoutes.keep.path.replace(':petId', id);

function keep(id: string, payload: object, who = client.device) {
  return who.inject({ method: 'POST', url: address(id), payload });
}

async function newPet(who = client.device): Promise<string> {
  const id = randomUUID();
  expect((await keep(id, { name: 'Bella', species: 'dog' }, who)).statusCode).toBe(200);
  return id;
}

async function uploaded(content = png(20, 20), name = 'pet.png', who = client.device) {
  return (await stored(await client.upload(content, name, { who }))).id;
}

/** A PNG with so many bytes of picture data. */
function pngOf(bytes: number): Buffer {
  const small = png(20, 20);
  const data = Buffer.alloc(bytes + 12, 7);
  data.writeUInt32BE(bytes, 0);
  data.write('IDAT', 4, 'latin1');
  return Buffer.concat([small.subarray(0, -12), data, small.subarray(-12)]);
}

async function pictureOf(id: string, who = client.device): Promise<string | null | undefined> {
  const answer = await who.inject({ method: 'GET', url: petRoutes.list.path });
  return answer.json<{ pets: Pet[] }>().pets.find((pet) => pet.id === id)?.picture;
}

async function statusOf(fileId: string, who: Device = client.device): Promise<number> {
  return (await who.inject({ method: 'GET', url: `/api/files/${fileId}` })).statusCode;
}

test('issue 16.4: a pet has one picture; the next takes its place, and it can be taken away', async () => {
  const id = await newPet();
  expect(await pictureOf(id)).toBeNull();
  const [first, second] = [await uploaded(), await uploaded(png(30, 30))];
  expect((await keep(id, { picture: first })).statusCode).toBe(200);
  // Another fact leaves it; said twice it is one.
  await keep(id, { breed: 'Beagle' });
  expect((await keep(id, { picture: first })).statusCode).toBe(200);
  expect(await pictureOf(id)).toBe(first);
  await keep(id, { picture: second });
  expect([await pictureOf(id), await statusOf(first)]).toEqual([second, 404]);
  await keep(id, { picture: null });
  expect([await pictureOf(id), await statusOf(second)]).toEqual([null, 404]);
});

test('it goes with the pet, and nobody else sees it or takes it', async () => {
  const stranger = await client.server.device();
  const [id, theirs] = [await newPet(), await newPet(stranger)];
  const picture = await uploaded();
  expect((await keep(theirs, { picture }, stranger)).statusCode).toBe(400);
  await keep(id, { picture });
  expect(await statusOf(picture, stranger)).toBe(404);
  // One picture is not of two pets.
  expect((await keep(await newPet(), { picture })).statusCode).toBe(400);
  expect(await pictureOf(id)).toBe(picture);
  await client.device.inject({ method: 'DELETE', url: address(id) });
  expect(await statusOf(picture)).toBe(404);
});

test('what is no small picture is refused in words, and the one of before stays', async () => {
  const id = await newPet();
  const picture = await uploaded();
  await keep(id, { picture });
  for (const refused of [
    await uploaded(Buffer.from('Bella vomits'), 'bella.txt'),
    await uploaded(pngOf(MAX_PET_PICTURE_BYTES)),
    randomUUID(),
  ]) {
    const answer = await keep(id, { picture: refused });
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('JPEG, PNG')]);
  }
  expect([await pictureOf(id), await statusOf(picture)]).toEqual([picture, 200]);
});

test('it is in the export, and a deletion of everything takes it too', async () => {
  const who = await client.server.device();
  const id = await newPet(who);
  const picture = await uploaded(png(20, 20), 'pet.png', who);
  await keep(id, { picture }, who);
  const mine = await who.inject({ method: 'GET', url: myDataRoutes.export.path });
  expect(v.parse(MyData, mine.json()).pets).toMatchObject([{ picture: `/api/files/${picture}` }]);
  await who.inject({ method: 'DELETE', url: myDataRoutes.remove.path });
  expect(await statusOf(picture, who)).toBe(404);
});

test('issue 16.6: a report tells the name and the picture of its pet, while that is kept', async () => {
  const id = await newPet();
  const picture = await uploaded();
  await keep(id, { picture });
  const sessionId = await finishedConsult(client.device, {
    patientData: { ...INIT_BODY.patientData, petId: id },
  });
  const read = async () => {
    const url = followUpRoutes.read.path.replace(':sessionId', sessionId);
    return (await client.device.inject({ method: 'GET', url })).json<{ pet: unknown }>().pet;
  };
  expect(await read()).toEqual({ name: 'Bella', picture });
  await client.device.inject({ method: 'DELETE', url: address(id) });
  expect(await read()).toBeNull();
});
