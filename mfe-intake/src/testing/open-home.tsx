import { consultRoutes, petRoutes } from '@petwise/contracts';
import { type FakeHandler, handle, queueStandIn, renderInShell } from '@petwise/tools/testing';
import { type SlotComponent, SlotProvider } from '@petwise/ui';
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type Mock, vi } from 'vitest';
import { HomeScreen } from '../components/HomeScreen.tsx';

type HomeProps = Parameters<typeof HomeScreen>[0];

const noPets = handle(petRoutes.list, () => ({ pets: [] }));
const noConsults = handle(consultRoutes.list, () => ({ consults: [] }));

/** Renders the home screen as the shell does, with a stand-in for the upload queue, or with a slot of one's own. */
export function openHome(
  props: Partial<HomeProps> = {},
  handlers: readonly FakeHandler[] = [noConsults],
  slot: SlotComponent | null = null,
): { onStart: Mock<HomeProps['onStart']>; user: UserEvent; unmount: () => void } {
  const onStart = vi.fn<HomeProps['onStart']>();
  const home = <HomeScreen variant="route" onStart={onStart} {...props} />;
  const { unmount } = renderInShell(slot ? <SlotProvider slot={slot}>{home}</SlotProvider> : home, {
    handlers: [...handlers, noPets],
    doors: { 'uploads/queue': queueStandIn().door },
  });
  return { onStart, user: userEvent.setup(), unmount };
}

export function textBox(): HTMLElement {
  return screen.getByRole('textbox', { name: 'How is your pet feeling?' });
}
export function send(): HTMLElement {
  return screen.getByRole('button', { name: 'Send' });
}
export function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input');
  return input;
}
export function pdf(name = 'blood.pdf'): File {
  return new File(['%PDF'], name, { type: 'application/pdf' });
}
