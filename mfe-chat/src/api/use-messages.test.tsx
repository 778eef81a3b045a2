// @vitest-environment jsdom
import { sessionRoutes } from '@petwise/contracts';
import { handle, renderInShell } from '@petwise/tools/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SESSION } from '../testing/consult-fixtures.ts';
import { useMessages } from './use-messages.ts';

afterEach(() => vi.useRealTimers());

function Count(): ReactNode {
  return <p>{useMessages(SESSION).data?.length}</p>;
}

function Two(): ReactNode {
  const [second, setSecond] = useState(false);
  return (
    <>
      <Count />
      {second && <Count />}
      <button onClick={() => setSecond((shown) => !shown)}>Second</button>
    </>
  );
}

it('PROTO-06 messages are stale after 2000 ms: who comes then asks anew, who comes before does not', async () => {
  vi.useFakeTimers();
  const fetched = vi.fn(() => ({ messages: [] }));
  renderInShell(<Two />, { handlers: [handle(sessionRoutes.messages, fetched)] });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'Second' }));
  await wait(10);
  await wait(1900);
  toggle();
  await wait(10);
  expect(fetched).toHaveBeenCalledTimes(1);
  toggle();
  await wait(200);
  toggle();
  await wait(10);
  expect(fetched).toHaveBeenCalledTimes(2);
});
