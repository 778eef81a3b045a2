import { expect, test } from '../fixtures/test.ts';

const HOME = { name: 'How is your pet feeling?' };

test('HOME-02 blank symptoms cannot be sent', async ({ owner }) => {
  await owner.goto('/');
  const send = owner.getByRole('button', { name: /^send/i });
  await expect(send).toBeDisabled();
  await owner.getByRole('textbox').first().fill('   \n ');
  await expect(send).toBeDisabled();
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('heading', HOME)).toBeVisible();
});

test('HOME-11 a 30 MB file is refused with a clear message, and the text stays', async ({
  owner,
}) => {
  await owner.goto('/');
  await owner.getByRole('textbox').first().fill('My dog is tired');
  const chooser = owner.waitForEvent('filechooser');
  await owner.getByRole('button', { name: /attach/i }).click();
  await (
    await chooser
  ).setFiles({
    name: 'big.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(30 * 1024 * 1024)]),
  });
  await expect(
    owner.getByText(/File upload failed: .*25 ?MB.*Please try again\./i).first(),
  ).toBeVisible();
  await expect(owner.getByRole('textbox').first()).toHaveValue('My dog is tired');
  await expect(owner.getByRole('button', { name: /^send/i })).toBeEnabled();
});

test('NET-02 malformed JSON gets one shape of error', async ({ owner }) => {
  const answer = await owner.request.post('/api/responses-test/init', {
    headers: { 'content-type': 'application/json' },
    data: Buffer.from('{"patientData": '),
  });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({ error: expect.any(String), code: 'invalid-request' });
});

test('an unknown session answers 404, and the page says so and goes on', async ({ owner }) => {
  const unknown = '7d3b5c60-2f4e-4b57-9d52-0a4f2f0f5a11';
  const answer = await owner.request.post('/api/responses-test/answer', {
    data: { sessionId: unknown, answer: 'yes', attachedFiles: [] },
  });
  expect(answer.status()).toBe(404);
  await owner.goto(`/assessment?resume=${unknown}`);
  await expect(owner.getByText('We could not open this assessment')).toBeVisible();
  await owner.getByRole('link', { name: 'New assessment' }).first().click();
  await expect(owner.getByRole('heading', HOME)).toBeVisible();
});

test('API-04 every call but login, status and validation needs the session', async ({
  request,
  server,
}) => {
  for (const path of ['/api/consults', '/api/consults/7d3b5c60-2f4e-4b57-9d52-0a4f2f0f5a11']) {
    expect((await request.get(server.url + path)).status(), path).toBe(401);
  }
  const init = await request.post(`${server.url}/api/responses-test/init`, { data: {} });
  expect(init.status()).toBe(401);
});

test('FLOW-07 a failed start keeps the history form and everything typed in it', async ({
  owner,
}) => {
  await owner.goto('/');
  await owner.getByRole('textbox').first().fill('My Beagle Rex coughs at night and he is tired');
  await owner.keyboard.press('Enter');
  await owner.getByRole('button', { name: 'Continue' }).click();
  const medication = owner.getByRole('combobox', { name: /medications/i });
  await medication.fill('Homeopathic drops');
  await medication.press('Enter');
  let calls = 0;
  await owner.route('**/api/responses-test/init', (route) => {
    calls += 1;
    return calls === 1
      ? route.fulfill({ status: 503, body: '{"error":"busy"}' })
      : route.continue();
  });
  await owner.getByRole('button', { name: 'Begin Assessment' }).click();
  await expect(owner.getByRole('alert').filter({ hasText: /could not start/i })).toBeVisible();
  await expect(owner.getByText('Homeopathic drops').first()).toBeVisible();
  await owner.getByRole('button', { name: 'Begin Assessment' }).click();
  await expect(owner.locator('[data-door="chat/consult"]')).toBeVisible();
});

test('H3 NET-03 a list that the server could not give while its database was away comes by itself, and so does the page', async ({
  owner,
}) => {
  const json = { error: 'The database is away', code: 'unavailable', requestId: 'r' };
  const away = { status: 503, headers: { 'retry-after': '2' }, json };
  let isAway = true;
  await owner.route(/\/api\/(?:consults|auth\/status)(?:\?|$)/, (route) =>
    isAway ? route.fulfill(away) : route.continue(),
  );
  await owner.goto('/past-assessments');
  await expect(owner.getByText('We could not load your past assessments')).toBeVisible();
  isAway = false;
  await expect(owner.getByText('We could not load your past assessments')).toBeHidden();
  await expect(owner.getByRole('heading', { name: 'Past assessments' }).first()).toBeVisible();
});
