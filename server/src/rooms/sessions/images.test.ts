import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChat, beginChat } from '../../testing/session-client.ts';
import { startUploadClient, stored, type UploadClient } from '../../testing/upload-client.ts';
import { wordsOf } from './sent-message.ts';

/** One white pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

let client: UploadClient;

beforeAll(async () => {
  client = await startUploadClient();
});
afterAll(() => client.server.close());

describe('files in a message', () => {
  test('PROTO-07 PROTO-08 an image message keeps this owner’s images and the names, and no others', async () => {
    const { device, server } = client;
    const mine = await stored(await client.upload(PNG, 'bloody stool.png'));
    const other = await server.device();
    const theirs = await stored(await client.upload(PNG, 'x.png', { who: other }));
    const chat = await openChat(device);
    const imageUrls = [
      mine.image_url ?? '',
      theirs.image_url ?? '',
      'https://elsewhere.example/a.png',
      'javascript:alert(1)',
      '/api/files/../auth/status',
    ];
    const [sent, form] = await chat.say({
      content: 'He limps [Images: bloody stool.png]',
      messageType: 'image',
      metadata: { imageUrls, fileNames: ['bloody stool.png'] },
    });
    expect(sent).toMatchObject({
      content: 'He limps [Images: bloody stool.png]',
      messageType: 'image',
      metadata: { imageUrls: [mine.image_url], fileNames: ['bloody stool.png'] },
    });
    expect(form?.metadata?.requiresForm).toBe('basic-intake');
    const [row] = await server.db.query<{ consult_id: string }>(
      'SELECT consult_id FROM uploads WHERE id = $1',
      [mine.id],
    );
    expect(row?.consult_id).toBe(chat.id);
  });

  test('the names of files are no words of the owner', async () => {
    const chat = await beginChat(client.device, 'He limps');
    const report = await stored(await client.upload(Buffer.from('a,b\n1,2\n'), 'seizure.csv'));
    const added = await chat.say({
      content: 'A little [Files: seizure.csv]',
      metadata: { imageUrls: [], fileNames: ['seizure.csv'] },
    });
    expect(added[1]?.content).toBe('understood A little');
    const rows = await client.server.db.query(
      'SELECT 1 FROM uploads WHERE id = $1 AND consult_id = $2',
      [report.id, chat.id],
    );
    expect(rows).toHaveLength(1);
  });

  test.each([
    ['limps [Images: a.png, b.png]', ['a.png', 'b.png'], 'limps'],
    ['limps [Images: a.png] [Files: c.pdf]', ['a.png', 'c.pdf'], 'limps'],
    ['Uploaded images: a.png', ['a.png'], ''],
    ['Uploaded images: a.png [Files: c.pdf]', ['a.png', 'c.pdf'], ''],
    ['Uploaded files: odd]name.pdf', ['odd]name.pdf'], ''],
    [
      'limps [Images: not a file of this message]',
      ['a.png'],
      'limps [Images: not a file of this message]',
    ],
    ['limps [Images: a.png]', [], 'limps [Images: a.png]'],
  ])('PROTO-07 %j with its files says only the words', (content, names, words) => {
    expect(wordsOf(content, names)).toBe(words);
  });
});
