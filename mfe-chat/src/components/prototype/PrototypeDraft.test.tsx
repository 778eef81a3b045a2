// @vitest-environment jsdom
import { sessionRoutes } from '@petwise/contracts';
import { handle } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SESSION } from '../../testing/consult-fixtures.ts';
import { greeting, sampleConversation } from '../../testing/prototype-fixtures.ts';
import { renderPrototype } from '../../testing/render-prototype.tsx';

beforeEach(() => sessionStorage.clear());

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });

describe('words that are typed and not sent', () => {
  it('outlive a click away or a reload before the first send, though each visit opens another session', async () => {
    const first = renderPrototype();
    await first.user.type(await box(), 'Bella limps since');
    first.unmount();
    renderPrototype();
    expect(await box()).toHaveProperty('value', 'Bella limps since');
  });

  it('are gone once they were sent, and what is typed after them waits in its own conversation', async () => {
    const first = renderPrototype();
    await first.user.type(await box(), 'Bella limps{Enter}');
    expect(await screen.findByText('Thank you.')).toBeTruthy();
    await first.user.type(await box(), 'since Monday');
    first.unmount();
    const other = '9b2f4d4e-0f58-4c39-8f2e-1f2f3a4b5c6d';
    const { user } = renderPrototype({
      handlers: [
        handle(sessionRoutes.create, () => ({ sessionId: other })),
        handle(sessionRoutes.messages, ({ params }) => ({
          messages: params.sessionId === SESSION ? sampleConversation() : [greeting()],
        })),
      ],
    });
    expect(await box()).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: 'Continue your last conversation' }));
    await screen.findByRole('log');
    expect(await box()).toHaveProperty('value', 'since Monday');
  });
});
