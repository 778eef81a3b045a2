import type { DoorProps, UploadedFile } from '@petwise/contracts';
import { renderInShell } from '@petwise/tools/testing';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { UploadPanel } from '../components/UploadPanel.tsx';
import { type ControlledUpload, controlledServer } from './controlled-server.ts';

type PanelProps = DoorProps['uploads/panel'];

/** The open panel with a server that waits for the test. */
export function openPanel(presentation: PanelProps['presentation'] = 'inline') {
  const onClose = vi.fn<PanelProps['onClose']>();
  const handed: (readonly UploadedFile[])[] = [];
  const view = renderInShell(
    <UploadPanel
      open
      presentation={presentation}
      onClose={onClose}
      onUploaded={(files) => handed.push(files)}
    />,
  );
  return { ...view, onClose, handed, uploads: controlledServer(), user: userEvent.setup() };
}

export function zone(): HTMLElement {
  return screen.getByRole('button', { name: 'Drop files here or click to browse' });
}
export function dialogInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('There is no file input');
  return input;
}
/** Chooses files in the dialog; a real FileList would lose the sizes that `fileOf` pretends. */
export async function choose(...files: readonly File[]): Promise<void> {
  await act(async () => {
    fireEvent.change(dialogInput(), { target: { files } });
  });
}
export function dragged(files: readonly File[]) {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  return { dataTransfer: { files, items, types: ['Files'] } };
}
export async function paste(target: Element, files: readonly File[]): Promise<Event> {
  const event = createEvent.paste(target, { clipboardData: { files } });
  await act(async () => {
    fireEvent(target, event);
  });
  return event;
}
export function names(): string[] {
  const list = screen.queryByRole('list', { name: 'Selected files' });
  return list ? [...list.querySelectorAll('bdi')].map(({ textContent }) => textContent) : [];
}
export function bar(): number {
  const found = screen.getByRole('progressbar', { name: 'Upload progress' });
  return Number(found.getAttribute('aria-valuenow'));
}
export async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
}
export function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
export function first(uploads: readonly ControlledUpload[]): ControlledUpload {
  const [upload] = uploads;
  if (!upload) throw new Error('Nothing was sent');
  return upload;
}
