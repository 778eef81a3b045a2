import { type DoorProps, type Message, sessionRoutes } from '@petwise/contracts';
import { type FakeHandler, handle, renderInShell, type ShellOptions } from '@petwise/tools/testing';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { PrototypeScreen } from '../components/prototype/PrototypeScreen.tsx';
import type { Outgoing } from '../model/outgoing.ts';
import { SESSION } from './consult-fixtures.ts';
import { greeting, sampleMessage, userMessage } from './prototype-fixtures.ts';

/** Renders the prototype door over a server of one session that keeps what is sent and answers it. */
export function renderPrototype(
  given: {
    readonly messages?: readonly Message[];
    /** Stands before the server's own handlers. */
    readonly handlers?: readonly FakeHandler[];
    readonly doors?: NonNullable<ShellOptions['doors']>;
    readonly beforeAnswer?: () => Promise<void>;
    readonly props?: DoorProps['chat/prototype'];
  } = {},
) {
  const messages = [...(given.messages ?? [greeting()])];
  const sent: Outgoing[] = [];
  const created = vi.fn(() => ({ sessionId: SESSION }));
  const fetched = vi.fn(() => ({ messages: [...messages] }));
  const rendered = renderInShell(<PrototypeScreen {...given.props} />, {
    handlers: [
      ...(given.handlers ?? []),
      handle(sessionRoutes.create, created),
      handle(sessionRoutes.messages, fetched),
      handle(sessionRoutes.send, async ({ body }) => {
        sent.push({ ...body, metadata: body.metadata ?? null });
        await given.beforeAnswer?.();
        messages.push(
          userMessage(body.content, { id: `u${messages.length}`, messageType: body.messageType }),
        );
        messages.push(sampleMessage({ id: `a${messages.length}`, content: 'Thank you.' }));
        return { messages };
      }),
    ],
    ...(given.doors ? { doors: given.doors } : {}),
  });
  return { ...rendered, user: userEvent.setup(), sent, created, fetched };
}
