import { inspectInEach } from '../fixtures/inspect-in-each.ts';
import { test } from '../fixtures/test.ts';
import { PHONE_VIEWS } from '../fixtures/views.ts';
import { walkGate, walkStates } from '../fixtures/walk-states.ts';

test('on a phone, a danger, one pet, what the vet found, the page of a vet, emergency help, all that is folded open, and the gate have no such fault and look as they did', async ({
  owner,
}, info) => {
  test.setTimeout(600_000);
  const visit = await inspectInEach(owner, PHONE_VIEWS, info);
  await walkStates(owner, visit);
  await walkGate(owner, visit);
});
