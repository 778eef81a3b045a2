import { expect, it } from 'vitest';
import { doorsSettled, whileOpening } from './doors-settled.ts';

it('what is fetched ahead waits until the last of the screen’s doors has opened, well or not', async () => {
  let open = (): void => undefined;
  let fail = (): void => undefined;
  const first = whileOpening(new Promise<void>((done) => (open = done)));
  const second = whileOpening(new Promise<void>((_, wrong) => (fail = () => wrong(new Error()))));
  let isSettled = false;
  const settled = doorsSettled().then(() => (isSettled = true));
  open();
  await first;
  expect(isSettled).toBe(false);
  fail();
  await expect(second).rejects.toThrow();
  await settled;
  // Whoever asks later waits for nothing.
  await doorsSettled();
});
