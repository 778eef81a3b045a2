// @vitest-environment jsdom
import { attachAccept } from '@petwise/contracts';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COPY } from '../copy.ts';
import { homeDraft } from '../model/drafts.ts';
import { filesOfEveryBadge } from '../testing/fixtures.ts';
import { fileInput, openHome, pdf, send, textBox } from '../testing/open-home.tsx';
import { stubScreen } from '../testing/screen-kind.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubScreen({ keyboard: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('files', () => {
  it('HOME-04 shows every file as a removable chip with its badge', async () => {
    homeDraft.write({ symptoms: 'x', uploadedFiles: [...filesOfEveryBadge], sent: false });
    const { user } = openHome();
    const chips = within(screen.getByRole('list', { name: 'Attached files' }));
    const badges = ['HEALTH', 'IMG', 'PDF', 'DOC', 'XLS', 'PPT', 'ZIP', 'FILE'];
    for (const badge of badges) expect(chips.getByText(badge)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove paw.jpg' }));
    expect(screen.queryByText('paw.jpg')).toBeNull();
    expect(homeDraft.read()?.uploadedFiles).toHaveLength(7);
  });

  it('HOME-05 shows the records of an Apple Health export in place of its size', () => {
    homeDraft.write({ symptoms: 'x', uploadedFiles: [...filesOfEveryBadge], sent: false });
    openHome();
    const chip = screen.getByText('export.zip').closest('li');
    expect(chip?.textContent).toContain(`${new Intl.NumberFormat().format(48_213)} records`);
    expect(chip?.textContent).not.toMatch(/kB|MB|byte/);
  });

  it('HOME-10 the attach button opens the browser’s dialog with the accepted types', async () => {
    const { user } = openHome();
    const click = vi.spyOn(fileInput(), 'click');
    await user.click(screen.getByRole('button', { name: 'Attach files' }));
    expect(click).toHaveBeenCalledTimes(1);
    expect(fileInput().accept).toBe(attachAccept(navigator));
    expect(fileInput().multiple).toBe(true);
    for (const type of 'pdf txt doc docx xls xlsx csv ppt pptx rtf html htm json xml'.split(' ')) {
      expect(fileInput().accept.split(',')).toContain(`.${type}`);
    }
  });

  it('HOME-10 hands chosen files to the upload door and takes them back as chips', async () => {
    const { user } = openHome();
    expect(screen.queryByRole('list', { name: 'Queue' })).toBeNull();
    await user.upload(fileInput(), [pdf('one.pdf'), pdf('two.pdf')]);
    expect(screen.getByRole('list', { name: 'Queue' }).children).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Begin one.pdf' }));
    expect(send()).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Finish one.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Finish two.pdf' }));
    expect(screen.queryByRole('list', { name: 'Queue' })).toBeNull();
    expect(screen.getByRole('list', { name: 'Attached files' }).children).toHaveLength(2);
    // The queue left the screen before it could say that it was done.
    expect(send()).toHaveProperty('disabled', false);
  });

  it('bug: words that were sent while the upload bundle still loaded went without their file', async () => {
    const { user, onStart } = openHome({}, undefined, () => null);
    await user.type(textBox(), 'limping');
    await user.upload(fileInput(), [pdf('one.pdf')]);
    expect(send()).toHaveProperty('disabled', true);
    expect(screen.getByText(/^Uploading your files/)).toBeTruthy();
    await user.type(textBox(), '{Enter}');
    expect(screen.getByText(COPY.home.sendsOnceUp)).toBeTruthy();
    expect(onStart).not.toHaveBeenCalled();
  });

  it('bug: Enter did nothing while a file went up alone: it goes once the file is there', async () => {
    const { user, onStart } = openHome();
    await user.upload(fileInput(), [pdf('one.pdf')]);
    await user.click(screen.getByRole('button', { name: 'Begin one.pdf' }));
    await user.type(textBox(), '{Enter}');
    expect(screen.getByText(COPY.home.sendsOnceUp).role).toBe('status');
    expect(onStart).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Finish one.pdf' }));
    await vi.waitFor(() => expect(onStart).toHaveBeenCalledOnce());
    expect(onStart.mock.lastCall?.[0]).toMatchObject({
      symptoms: '',
      uploadedFiles: [{ name: 'one.pdf' }],
    });
  });

  it('bug: Enter did nothing while a file went up; now it says so and sends once the file is there', async () => {
    const { user, onStart } = openHome();
    await user.upload(fileInput(), [pdf('one.pdf')]);
    await user.click(screen.getByRole('button', { name: 'Begin one.pdf' }));
    await user.type(textBox(), 'limping{Enter}');
    expect(screen.getByText(COPY.home.sendsOnceUp).role).toBe('status');
    // Who writes on sends again.
    await user.type(textBox(), ' since Monday');
    expect(screen.queryByText(COPY.home.sendsOnceUp)).toBeNull();
    await user.type(textBox(), '{Enter}');
    expect(onStart).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Finish one.pdf' }));
    await vi.waitFor(() => expect(onStart).toHaveBeenCalledOnce());
    expect(onStart.mock.lastCall?.[0]).toMatchObject({
      symptoms: 'limping since Monday',
      uploadedFiles: [{ name: 'one.pdf' }],
    });
  });

  it('what was sent with Enter waits for the owner where its file did not get up', async () => {
    const { user, onStart } = openHome();
    await user.upload(fileInput(), [pdf('one.pdf')]);
    await user.click(screen.getByRole('button', { name: 'Begin one.pdf' }));
    await user.type(textBox(), 'limping{Enter}');
    await user.click(screen.getByRole('button', { name: 'Fail one.pdf' }));
    expect(onStart).not.toHaveBeenCalled();
    expect(screen.queryByText(COPY.home.sendsOnceUp)).toBeNull();
    expect(send()).toHaveProperty('disabled', false);
  });

  it('bug: what was sent with Enter went at once when its file was taken off', async () => {
    const { user, onStart } = openHome();
    await user.upload(fileInput(), [pdf('one.pdf'), pdf('wrong.pdf')]);
    await user.click(screen.getByRole('button', { name: 'Finish one.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Begin wrong.pdf' }));
    await user.type(textBox(), 'limping{Enter}');
    await user.click(screen.getByRole('button', { name: 'Lose wrong.pdf' }));
    expect(screen.queryByText(COPY.home.sendsOnceUp)).toBeNull();
    expect(onStart).not.toHaveBeenCalled();
  });

  it('HOME-10 goes on without files where the upload bundle cannot be had', async () => {
    const { user } = openHome({}, undefined, ({ fallback }) => fallback);
    await user.type(textBox(), 'limping');
    await user.upload(fileInput(), [pdf('one.pdf'), pdf('two.pdf')]);
    const words = 'Files cannot be attached right now. You can go on without them.';
    expect(screen.getByText(words).closest('[role=alert]')).toBeTruthy();
    expect(send()).toHaveProperty('disabled', false);
    await user.upload(fileInput(), [pdf('three.pdf')]);
    expect(send()).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(words)).toBeNull();
    expect(textBox()).toHaveProperty('value', 'limping');
  });

  it('HOME-11 a failed file says why and loses neither the others nor the text', async () => {
    const { user } = openHome();
    await user.type(textBox(), 'limping');
    await user.upload(fileInput(), [pdf('one.pdf'), pdf('two.pdf')]);
    await user.click(screen.getByRole('button', { name: 'Finish one.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Fail two.pdf' }));
    const words = 'File upload failed: Upload failed: Bad Gateway. Please try again.';
    expect(screen.getByText(words).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove one.pdf' })).toBeTruthy();
    expect(textBox()).toHaveProperty('value', 'limping');
    expect(send()).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('button', { name: 'Finish two.pdf' }));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('HOME-11 a failed file that is taken out takes its alert along', async () => {
    const { user } = openHome();
    await user.upload(fileInput(), [pdf('one.pdf'), pdf('two.pdf')]);
    await user.click(screen.getByRole('button', { name: 'Fail two.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Take out one.pdf' }));
    expect(screen.getByText(/^File upload failed/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take out two.pdf' }));
    expect(screen.queryByText(/^File upload failed/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Queue' })).toBeNull();
  });

  it('HOME-04 a removed chip leaves the keyboard beside it, the last one at the attach button', async () => {
    const { user } = openHome();
    await user.upload(fileInput(), [pdf('one.pdf'), pdf('two.pdf')]);
    for (const name of ['one.pdf', 'two.pdf']) {
      await user.click(screen.getByRole('button', { name: `Finish ${name}` }));
    }
    await user.click(screen.getByRole('button', { name: 'Remove one.pdf' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove two.pdf' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Attach files' }));
  });

  it('takes pasted and dropped files, and leaves pasted text to the text box', async () => {
    openHome();
    const paste = createEvent.paste(textBox(), {
      clipboardData: { files: [pdf('pasted.pdf')], getData: () => '' },
    });
    fireEvent(textBox(), paste);
    expect(paste.defaultPrevented).toBe(true);
    const dataTransfer = { files: [pdf('dropped.pdf')], types: ['Files'] };
    fireEvent.dragOver(textBox(), { dataTransfer });
    expect(screen.getByText(COPY.home.dropHere)).toBeTruthy();
    fireEvent.drop(textBox(), { dataTransfer });
    expect(screen.queryByText(COPY.home.dropHere)).toBeNull();
    expect(screen.getByRole('list', { name: 'Queue' }).children).toHaveLength(2);
    const words = createEvent.paste(textBox(), {
      clipboardData: { files: [pdf('picture-of-text.png')], getData: () => 'limping' },
    });
    fireEvent(textBox(), words);
    expect(words.defaultPrevented).toBe(false);
  });

  it('says which files cannot be attached', () => {
    openHome();
    const program = new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' });
    fireEvent.drop(textBox(), { dataTransfer: { files: [program, pdf()], types: ['Files'] } });
    expect(screen.getByText(COPY.home.refusedFiles(['setup.exe']))).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Queue' }).children).toHaveLength(1);
  });

  it('HOME-13 notices a cancelled dialog 300 ms after the focus is back', async () => {
    vi.useFakeTimers();
    openHome();
    expect(screen.queryByText(COPY.home.attachCancelled)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Attach files' }));
    expect(screen.getByRole('button', { name: 'Choosing files' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('button', { name: 'Choosing files' })).toBeTruthy();
    fireEvent.focus(window);
    act(() => void vi.advanceTimersByTime(299));
    expect(screen.queryByText(COPY.home.attachCancelled)).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText(COPY.home.attachCancelled)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Attach files' })).toBeTruthy();
    expect(document.activeElement).toBe(textBox());
  });

  it('HOME-13 a dialog that gave a file was not cancelled', async () => {
    vi.useFakeTimers();
    openHome();
    fireEvent.click(screen.getByRole('button', { name: 'Attach files' }));
    fireEvent.focus(window);
    fireEvent.change(fileInput(), { target: { files: [pdf()] } });
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByText(COPY.home.attachCancelled)).toBeNull();
    expect(screen.getByRole('list', { name: 'Queue' })).toBeTruthy();
  });
});
