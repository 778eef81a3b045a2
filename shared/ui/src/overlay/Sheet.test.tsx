// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Sheet } from './Sheet.tsx';

// jsdom knows <dialog> but not its methods; what the browser does with them
// (top layer, focus trap, Esc) is seen in the end-to-end tests.
const showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
const close = vi.fn(function (this: HTMLDialogElement) {
  this.open = false;
});

beforeEach(() => {
  showModal.mockClear();
  close.mockClear();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

afterEach(async () => {
  cleanup();
  // The entry of a sheet that was open goes a task later.
  await new Promise((resolve) => setTimeout(resolve));
});

function sheet(open: boolean, onClose: () => void = () => undefined) {
  return (
    <Sheet open={open} onClose={onClose} title="Upload Medical Files" closeLabel="Got it!">
      <p>Inside</p>
    </Sheet>
  );
}

it('opens as a modal dialog named by its title', () => {
  render(sheet(true));
  expect(showModal).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'Upload Medical Files' }).textContent).toContain(
    'Inside',
  );
});

it('renders nothing of its content while closed', () => {
  const { rerender } = render(sheet(true));
  rerender(sheet(false));
  expect(close).toHaveBeenCalledOnce();
  expect(screen.queryByText('Inside')).toBeNull();
});

it('closes the dialog when it is taken away, so that the opener gets the focus back', () => {
  const { unmount } = render(sheet(true));
  unmount();
  expect(close).toHaveBeenCalledOnce();
});

it('asks to close by its button, by Esc and by a press on the backdrop, not by one inside', async () => {
  const onClose = vi.fn();
  render(sheet(true, onClose));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(screen.getByText('Inside'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Got it!' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(2);
  fireEvent.mouseDown(dialog);
  expect(onClose).toHaveBeenCalledTimes(3);
});

it('has no cross and stays over Esc where nobody takes its closing', () => {
  render(
    <Sheet open title="Sign in again">
      <p>Inside</p>
    </Sheet>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.mouseDown(dialog);
  expect(dialog.open).toBe(true);
});

it('stays open when a file picker inside it is closed empty', () => {
  const onClose = vi.fn();
  render(sheet(true, onClose));
  fireEvent(screen.getByText('Inside'), new Event('cancel', { bubbles: true, cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
});

it('asks again, and stays, when the browser closes it over the head of its caller', () => {
  const onClose = vi.fn();
  render(sheet(true, onClose));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.open = false;
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(true);
});

it('still opens where there are no modal dialogs', () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined });
  const { rerender } = render(sheet(true));
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  rerender(sheet(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** The next entry that the browser has gone back to. */
function gone(): Promise<void> {
  return new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true }));
}

it('bug: Back left the screen with the sheet open; now it closes the sheet, and the screen stays', async () => {
  history.pushState({ key: 'screen' }, '', '/screen');
  const onClose = vi.fn();
  render(sheet(true, onClose));
  history.back();
  await gone();
  expect(onClose).toHaveBeenCalledOnce();
  expect([location.pathname, history.state]).toEqual(['/screen', { key: 'screen' }]);
});

it('a sheet that is closed otherwise leaves nothing in the history, and the next waits until it is gone', async () => {
  history.pushState({ key: 'screen' }, '', '/screen');
  const onClose = vi.fn();
  const { rerender } = render(sheet(true));
  rerender(sheet(false));
  rerender(sheet(true, onClose));
  await gone();
  expect(history.state).toMatchObject({ key: 'screen', layers: 1 });
  history.back();
  await gone();
  expect([onClose.mock.calls.length, history.state]).toEqual([1, { key: 'screen' }]);
});

it('of two sheets Back closes the upper one', async () => {
  const [lower, upper] = [vi.fn(), vi.fn()];
  render(sheet(true, lower));
  render(sheet(true, upper));
  history.back();
  await gone();
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1]);
});
