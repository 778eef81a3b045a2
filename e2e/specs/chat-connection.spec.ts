import { answerBox, answersHeld, beginConsult, quickAnswers } from '../fixtures/consult.ts';
import { expect, test } from '../fixtures/test.ts';

const SYMPTOMS = 'My Labrador Rex coughs at night and is tired.';

// They wait for what the product waits for: two seconds, ten seconds.
test.slow();

test('SOCK-01 SOCK-02 both chats work while the socket cannot connect', async ({ owner }) => {
  let tries = 0;
  await owner.routeWebSocket(/\/ws\?/, (socket) => {
    tries += 1;
    void socket.close({ code: 1011 });
  });
  const id = await beginConsult(owner, SYMPTOMS);
  // SOCK-02: it is tried again 2 s after each close.
  await expect.poll(() => tries).toBeGreaterThan(1);
  await answerBox(owner).fill('Since Sunday');
  await answerBox(owner).press('Enter');
  await expect(answerBox(owner)).toHaveValue('');
  await expect(quickAnswers(owner).first()).toBeEnabled();
  expect(await answersHeld(owner, id)).toEqual(['Since Sunday']);
  await owner.goto('/medical-assistant');
  await owner.getByRole('textbox', { name: 'Your message' }).fill(SYMPTOMS);
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('log').getByRole('combobox', { name: /^Breed/ })).toBeVisible();
});

test('SOCK-03 CHAT-09 a tab whose socket breaks goes on with the lines it has not had, each once', async ({
  owner,
}) => {
  const asked: string[] = [];
  const lines: number[] = [];
  await owner.routeWebSocket(/\/ws\?/, (socket) => {
    asked.push(new URL(socket.url()).search);
    const server = socket.connectToServer();
    const isFirst = asked.length === 1;
    server.onMessage((message) => {
      // The first connection breaks after two lines; what comes then is lost with it.
      if (isFirst && lines.length >= 2) return;
      socket.send(message);
      // As the socket's contract describes it.
      const { seq } = JSON.parse(String(message)) as { seq?: number };
      if (seq !== undefined) lines.push(seq);
      if (isFirst && lines.length === 2) void socket.close({ code: 1011 });
    });
  });
  await beginConsult(owner, SYMPTOMS);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(asked.at(-1)).toContain('after=');
  await answerBox(owner).fill('Since Sunday');
  await answerBox(owner).press('Enter');
  await expect(quickAnswers(owner).first()).toBeEnabled();
  await expect.poll(() => lines.length).toBeGreaterThan(4);
  const passed = [...lines];
  expect(passed).toEqual(passed.map((_, index) => (passed[0] ?? 0) + index));
});

test('CHAT-11 while something answers that the server or its database is away, the page asks on and goes on by itself', async ({
  owner,
}) => {
  const id = await beginConsult(owner, SYMPTOMS);
  let tries = 0;
  await owner.route('**/api/responses-test/answer', (route) => {
    tries += 1;
    const json = { error: 'The database is away', code: 'unavailable', requestId: 'r' };
    return tries > 4
      ? route.continue()
      : route.fulfill({ status: 503, headers: { 'retry-after': '2' }, json });
  });
  await answerBox(owner).fill('Since Sunday');
  await answerBox(owner).press('Enter');
  await expect(owner.getByText('Trying again')).toBeVisible();
  await expect.poll(() => answersHeld(owner, id), { timeout: 60_000 }).toEqual(['Since Sunday']);
  await expect(quickAnswers(owner).first()).toBeEnabled();
  await expect(answerBox(owner)).toHaveValue('');
  expect(tries).toBe(5);
});

test('CHAT-09 CHAT-11 Cancel after ten seconds keeps the words and the consult, which a reload opens again', async ({
  owner,
}) => {
  const id = await beginConsult(owner, SYMPTOMS);
  await owner.route('**/api/responses-test/answer', () => undefined);
  await answerBox(owner).fill('Since Sunday');
  await answerBox(owner).press('Enter');
  await owner.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(answerBox(owner)).toHaveValue('Since Sunday');
  await expect(answerBox(owner)).toBeEnabled();
  await expect(quickAnswers(owner).first()).toBeEnabled();
  expect(await answersHeld(owner, id)).toEqual([]);
  await owner.unroute('**/api/responses-test/answer');
  await owner.goto(`/assessment?resume=${id}`);
  await expect(owner.getByRole('log')).toContainText(SYMPTOMS);
  await expect(answerBox(owner)).toHaveValue('Since Sunday');
  await answerBox(owner).press('Enter');
  await expect(answerBox(owner)).toHaveValue('');
  await expect.poll(() => answersHeld(owner, id)).toEqual(['Since Sunday']);
});
