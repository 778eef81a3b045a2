// @vitest-environment jsdom
import { SlotProvider, type SlotProps } from '@petwise/ui';
import type { DoorName } from '@petwise/contracts';
import {
  labValuesStandIn,
  notesStandIn,
  queueStandIn,
  renderInShell,
} from '@petwise/tools/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleFile, sampleOpening } from '../../testing/consult-fixtures.ts';
import { answerBox, renderConsult } from '../../testing/render-consult.tsx';
import { ConsultScreen } from './ConsultScreen.tsx';

beforeEach(() => sessionStorage.clear());

const paw = new File(['x'], 'paw.png', { type: 'image/png' });

function attach(file: File): void {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is no file input');
  fireEvent.change(input, { target: { files: [file] } });
}

describe('files in the consult', () => {
  it('UPL lets the owner confirm the laboratory values of a document that waits to be sent, also of stool.pdf', () => {
    const queue = queueStandIn();
    renderConsult({
      doors: { 'uploads/queue': queue.door, 'uploads/lab-values': labValuesStandIn },
    });
    const values = () =>
      screen.queryAllByRole('table').map((table) => table.querySelector('caption')?.textContent);
    attach(paw);
    const archive = { ...sampleFile(), name: 'export.zip', type: 'application/zip' };
    act(() => queue.props().onUploaded(archive, paw));
    expect(values()).toEqual([]);
    attach(paw);
    const photo = { ...sampleFile(), id: 'f2', name: 'stool.jpg', type: 'image/jpeg' };
    act(() => queue.props().onUploaded(photo, paw));
    expect(screen.queryByRole('button', { name: 'Read its values' })).toBeNull();
    attach(paw);
    // A sheet named like a picture that we ask for.
    const sheet = { ...sampleFile(), id: 'f3', name: 'stool.pdf', type: 'application/pdf' };
    act(() => queue.props().onUploaded(sheet, paw));
    expect(values()).toEqual(['Values from stool.pdf']);
  });

  it('UPL asks for words on a picture that waits to be sent, and on no other file', () => {
    const queue = queueStandIn();
    const noViewerNote = () => screen.queryByText(/^Nobody looks at your pictures here/);
    renderConsult({ doors: { 'uploads/queue': queue.door, 'uploads/notes': notesStandIn } });
    attach(paw);
    const archive = { ...sampleFile(), id: 'f0', name: 'export.zip', type: 'application/zip' };
    act(() => queue.props().onUploaded(archive, paw));
    expect(screen.getByRole('list', { name: 'Attached files' }).children).toHaveLength(1);
    expect(noViewerNote()).toBeNull();
    attach(paw);
    act(() => queue.props().onUploaded(sampleFile(), paw));
    expect(noViewerNote()).toBeTruthy();
  });

  it('CHAT-06 CHAT-07 an uploaded file becomes a chip with name and size, and may be sent alone', async () => {
    const queue = queueStandIn();
    const { user, answers } = renderConsult({ doors: { 'uploads/queue': queue.door } });
    expect(screen.queryByRole('list', { name: 'Queue' })).toBeNull();
    attach(paw);
    expect(screen.getByRole('list', { name: 'Queue' }).children).toHaveLength(1);
    act(() => queue.props().onUploaded(sampleFile(), paw));
    expect(screen.queryByRole('list', { name: 'Queue' })).toBeNull();
    const chips = screen.getByRole('list', { name: 'Attached files' });
    expect(within(chips).getByText('paw.png')).toBeTruthy();
    expect(within(chips).getByText('1.4 MB')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    await screen.findByText('[paw.png (image/png)]');
    expect(answers.mock.calls[0]?.[0]).toMatchObject({ answer: '', attachedFiles: [{ id: 'f1' }] });
  });

  it('CHAT-07 appends the note for display, and sends the text as it was typed', async () => {
    const queue = queueStandIn();
    const { user, answers } = renderConsult({ doors: { 'uploads/queue': queue.door } });
    attach(paw);
    act(() => queue.props().onUploaded(sampleFile(), paw));
    await user.type(answerBox(), 'See the paw{Enter}');
    expect(await screen.findByText('See the paw [paw.png (image/png)]')).toBeTruthy();
    expect(answers.mock.calls[0]?.[0].answer).toBe('See the paw');
  });

  it('bug: an answer that was sent while the upload bundle still loaded went without its file', () => {
    function Loading() {
      return null;
    }
    renderInShell(
      <SlotProvider slot={Loading}>
        <ConsultScreen opening={sampleOpening()} onFinished={() => undefined} />
      </SlotProvider>,
    );
    fireEvent.change(answerBox(), { target: { value: 'See the paw' } });
    attach(paw);
    const send = screen.getByRole('button', { name: 'Send answer' });
    expect(send).toHaveProperty('disabled', true);
    const why = screen.getByText('Wait until your files are uploaded, then send.');
    for (const described of [send, answerBox()])
      expect(described.getAttribute('aria-describedby')?.split(' ')).toContain(why.id);
    // Nothing is wrong with what is written.
    expect(answerBox().getAttribute('aria-invalid')).toBeNull();
  });

  it('waits with sending while a file is on its way, and a chip can be removed', async () => {
    const queue = queueStandIn();
    const { user } = renderConsult({ doors: { 'uploads/queue': queue.door } });
    await user.type(answerBox(), 'See the paw');
    attach(paw);
    act(() => queue.props().onBusyChange(true));
    expect(screen.getByRole('button', { name: 'Send answer' })).toHaveProperty('disabled', true);
    act(() => {
      queue.props().onUploaded(sampleFile(), paw);
      queue.props().onBusyChange(false);
    });
    expect(screen.getByRole('button', { name: 'Send answer' })).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('button', { name: 'Remove paw.png' }));
    expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
  });

  it('HOME-11 tells a failed upload in the exact words', () => {
    const queue = queueStandIn();
    renderConsult({ doors: { 'uploads/queue': queue.door } });
    attach(paw);
    fireEvent.click(screen.getByRole('button', { name: 'Fail paw.png' }));
    const words = 'File upload failed: Upload failed: Bad Gateway. Please try again.';
    expect(screen.getByRole('alert').textContent).toContain(words);
  });

  it('pastes an image into the box', () => {
    const queue = queueStandIn();
    renderConsult({ doors: { 'uploads/queue': queue.door } });
    fireEvent.paste(answerBox(), { clipboardData: { files: [paw] } });
    expect(queue.props().files).toEqual([paw]);
  });

  it('goes on without files when the upload bundle is missing', async () => {
    function Missing<Name extends DoorName>({ fallback }: SlotProps<Name>) {
      return fallback;
    }
    renderInShell(
      <SlotProvider slot={Missing}>
        <ConsultScreen opening={sampleOpening()} onFinished={() => undefined} />
      </SlotProvider>,
    );
    fireEvent.change(answerBox(), { target: { value: 'Since Monday' } });
    attach(paw);
    expect(screen.getByRole('alert').textContent).toContain('Files cannot be attached right now');
    expect(screen.getByRole('button', { name: 'Send answer' })).toHaveProperty('disabled', false);
    attach(new File(['x'], 'other.png', { type: 'image/png' }));
    expect(screen.getByRole('button', { name: 'Send answer' })).toHaveProperty('disabled', false);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(answerBox()).toHaveProperty('value', 'Since Monday');
  });
});
