// @vitest-environment jsdom
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { EmitContext, useEmit } from './use-emit.ts';
import { bus, claimHost } from './page-bus.ts';

function Speaker(): ReactNode {
  useEmit('chat')('chat.message-arrived', { sessionId: 's' });
  return null;
}

it('alone in a page, as in a test, a bundle may speak; with a host, only inside its slot and as itself', () => {
  const received: string[] = [];
  bus.on('chat.message-arrived', ({ sessionId }) => received.push(sessionId));
  render(<Speaker />);
  expect(received).toEqual(['s']);

  const host = claimHost();
  expect(() => claimHost()).toThrow('taken');
  expect(() => render(<Speaker />)).toThrow('outside its slot');
  expect(received).toHaveLength(1);

  render(
    <EmitContext value={host.emitterFor('chat')}>
      <Speaker />
    </EmitContext>,
  );
  expect(received).toHaveLength(2);

  expect(() =>
    render(
      <EmitContext value={host.emitterFor('health')}>
        <Speaker />
      </EmitContext>,
    ),
  ).toThrow('health may not emit chat.message-arrived');
});
