import { answerBox, answersHeld, beginConsult, quickAnswers } from '../fixtures/consult.ts';
import { expect, test } from '../fixtures/test.ts';

// They wait for what the product waits for: two seconds, ten seconds.
test.slow();

test('CHAT-11 H3 a PostgreSQL that stops and starts again: pages say so, wait, and go on by themselves with the answer, once', async ({
  owner,
  context,
  postgres,
}) => {
  test.skip(postgres === null, 'npm has no PostgreSQL for this system');
  const id = await beginConsult(owner, 'My Labrador Rex coughs at night and is tired.');
  const list = await context.newPage();
  await list.goto('/');
  await expect(list.getByRole('heading', { name: 'How is your pet feeling?' })).toBeVisible();

  await postgres?.stop();
  await answerBox(owner).fill('Since Sunday');
  await answerBox(owner).press('Enter');
  await expect(owner.getByText('Trying again')).toBeVisible();
  await list.getByRole('link', { name: 'Past assessments' }).first().click();
  await expect(list.getByText('We could not load your past assessments')).toBeVisible();
  await postgres?.start();

  await expect(quickAnswers(owner).first()).toBeEnabled();
  await expect(answerBox(owner)).toHaveValue('');
  expect(await answersHeld(owner, id)).toEqual(['Since Sunday']);
  await expect(list.getByText('We could not load your past assessments')).toBeHidden();
  await expect(list.getByText(/Labrador Rex coughs/).first()).toBeVisible();
});
