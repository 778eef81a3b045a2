import { toUploadedFile, type NewShareLink } from '@petwise/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedConsult } from '../../testing/finished-consult.ts';
import { jpeg, png } from '../../testing/make-files.ts';
import { phoneMp4 } from '../../testing/make-films.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startUploadClient, stored, type UploadClient } from '../../testing/upload-client.ts';

let client: UploadClient;
beforeAll(async () => {
  client = await startUploadClient();
});
afterAll(() => client.server.close());

test('issue 16.9: the page for the vet shows the report’s own pictures and films, and no other file of the owner', async () => {
  const { device, server } = client;
  const photo = await stored(await client.upload(png(20, 20), 'gums.png'));
  const film = await stored(await client.upload(phoneMp4(8), 'gait.mp4'));
  const other = await stored(await client.upload(png(30, 30), 'other.png'));
  const uploadedFiles = [toUploadedFile(photo), toUploadedFile(film)];
  const sessionId = await finishedConsult(device, { uploadedFiles });
  const made = await device.inject({ method: 'POST', url: '/api/shares', payload: { sessionId } });
  const { url, id } = made.json<NewShareLink>();
  const path = new URL(url).pathname;
  const get = (address: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: address, headers });
  const page = await get(path);
  expect(page.body).toContain(`alt="gums.png" src="${path}/pictures/${photo.id}"`);
  expect(page.body).toContain(`<video controls playsinline preload="metadata"`);
  expect(page.headers['content-security-policy']).toContain("media-src 'self'");
  expect((await get(`${path}/pictures/${photo.id}`)).headers['content-type']).toBe('image/png');
  const part = await get(`${path}/pictures/${film.id}`, { range: 'bytes=4-7' });
  expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
  expect((await get(`${path}/pictures/${other.id}`)).statusCode).toBe(404);
  await device.inject({ method: 'DELETE', url: `/api/shares/${id}` });
  expect((await get(`${path}/pictures/${photo.id}`)).statusCode).toBe(404);
});

test('a link from before its owner was told that it shows pictures opens the report alone', async () => {
  const { device, server } = client;
  const photo = await stored(await client.upload(png(20, 20), 'gums.png'));
  const sessionId = await finishedConsult(device, { uploadedFiles: [toUploadedFile(photo)] });
  const made = await device.inject({ method: 'POST', url: '/api/shares', payload: { sessionId } });
  const { url, id } = made.json<NewShareLink>();
  const path = new URL(url).pathname;
  const get = (address: string) => server.app.inject({ url: address });
  expect((await get(path)).body).toContain(`${path}/pictures/${photo.id}`);
  // As the migration left those, and as a server of the version before makes them.
  await server.db.query('UPDATE report_shares SET shows_pictures = DEFAULT WHERE id = $1', [id]);
  const page = await get(path);
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('/pictures/');
  expect((await get(`${path}/pictures/${photo.id}`)).statusCode).toBe(404);
});

test('issue 16.8: the print has the pictures that its link shows, and no other', async () => {
  const { device, server } = client;
  const photo = await stored(await client.upload(jpeg(40, 30), 'gums.jpg'));
  await stored(await client.upload(jpeg(30, 30), 'other.jpg'));
  const sessionId = await finishedConsult(device, { uploadedFiles: [toUploadedFile(photo)] });
  const made = await device.inject({ method: 'POST', url: '/api/shares', payload: { sessionId } });
  const { url, id } = made.json<NewShareLink>();
  const imagesIn = async (pdf: Promise<{ readonly rawPayload: Buffer }>): Promise<number> =>
    readPdf((await pdf).rawPayload).all.match(/\/Subtype \/Image/g)?.length ?? 0;
  const printed = () => imagesIn(server.app.inject({ url: `${new URL(url).pathname}/report.pdf` }));
  expect(await printed()).toBe(1);
  const own = device.inject({ method: 'GET', url: `/api/consults/${sessionId}/report.pdf` });
  expect(await imagesIn(own)).toBe(1);
  await server.db.query('UPDATE report_shares SET shows_pictures = DEFAULT WHERE id = $1', [id]);
  expect(await printed()).toBe(0);
});
