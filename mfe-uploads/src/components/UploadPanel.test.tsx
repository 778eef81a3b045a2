// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileOf } from '../testing/fixtures.ts';
import {
  choose,
  dialogInput,
  dragged,
  names,
  openPanel,
  paste,
  zone,
} from '../testing/panel-page.tsx';
import { UploadPanel } from './UploadPanel.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('UploadPanel', () => {
  it.each(['modal', 'inline'] as const)('UPL-01 has its exact words, %s', (presentation) => {
    openPanel(presentation);
    const frame = screen.getByRole(presentation === 'modal' ? 'dialog' : 'region', {
      name: 'Upload Files',
    });
    expect(within(frame).getByRole('heading', { name: 'Upload Files' })).toBeTruthy();
    expect(within(frame).getByText('Drop files here or click to browse')).toBeTruthy();
    expect(
      within(frame).getByText(
        'Maximum file size: 25MB (100MB for Apple Health exports). All uploads are scanned for safety and medical relevance. Only share images and documents related to your medical concern.',
      ),
    ).toBeTruthy();
    expect(within(frame).getByRole('button', { name: 'Cancel' })).toBeTruthy();
    const upload = within(frame).getByRole('button', { name: 'Upload & Analyze' });
    expect(upload).toHaveProperty('disabled', true);
  });

  it('UPL-01 shows nothing while it is closed', () => {
    const noop = () => undefined;
    renderInShell(
      <UploadPanel open={false} presentation="modal" onClose={noop} onUploaded={noop} />,
    );
    expect(screen.queryByText('Upload Files')).toBeNull();
  });

  it('says who looks at a picture once one is attached, and nothing of it before', async () => {
    openPanel();
    await choose(fileOf('bloods.pdf'));
    expect(screen.queryByText(/^Nobody looks at your pictures/)).toBeNull();
    await choose(fileOf('eye.png', { type: 'image/png' }));
    expect(screen.getByText(/^Nobody looks at your pictures here/)).toBeTruthy();
  });

  it('UPL-01 lists the files in a list of 8rem, each with a remove button', async () => {
    const { user } = openPanel();
    await choose(fileOf('one.pdf'), fileOf('two.pdf'), fileOf('three.pdf'));
    const list = screen.getByRole('list', { name: 'Selected files' });
    expect(getComputedStyle(list).maxHeight).toBe('8rem');
    expect(getComputedStyle(list).overflowY).toBe('auto');
    expect(screen.getByRole('status').textContent).toBe('3 files selected');
    await user.click(screen.getByRole('button', { name: 'Remove two.pdf' }));
    expect(names()).toEqual(['one.pdf', 'three.pdf']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove three.pdf' }));
  });

  it('UPL-02 follows focus, a drag with right or wrong files, and the open dialog', async () => {
    openPanel();
    expect(zone().dataset['state']).toBe('idle');
    fireEvent.focus(zone());
    expect(zone().dataset['focused']).toBe('true');
    fireEvent.dragEnter(zone(), dragged([fileOf('a.pdf')]));
    await waitFor(() => expect(zone().dataset['state']).toBe('accept'));
    expect(zone().dataset['dragActive']).toBe('true');
    fireEvent.dragLeave(zone(), dragged([]));
    await waitFor(() => expect(zone().dataset['dragActive']).toBe('false'));
    fireEvent.dragEnter(zone(), dragged([fileOf('a.mov', { type: 'video/quicktime' })]));
    await waitFor(() => expect(zone().dataset['state']).toBe('reject'));
    fireEvent.dragLeave(zone(), dragged([]));
    fireEvent.click(zone());
    await waitFor(() => expect(zone().dataset['dialogOpen']).toBe('true'));
  });

  it('UPL-02 opens the dialog by Enter and Space', () => {
    openPanel();
    const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    zone().focus();
    fireEvent.keyDown(zone(), { key: 'Enter' });
    fireEvent.keyDown(zone(), { key: ' ' });
    expect(click).toHaveBeenCalledTimes(2);
  });

  it('UPL-03 takes several files by drop, and its dialog offers every type', async () => {
    openPanel();
    expect(dialogInput().multiple).toBe(true);
    expect(dialogInput().accept).toMatch(/\.png.*\.docx.*\.zip.*\.xml/);
    await act(async () => {
      fireEvent.drop(zone(), dragged([fileOf('a.pdf'), fileOf('b.csv', { type: 'text/csv' })]));
    });
    expect(names()).toEqual(['a.pdf', 'b.csv']);
  });

  it('takes a pasted picture: anywhere in the modal, only inside the inline panel', async () => {
    const shot = fileOf('image.png', { type: 'image/png' });
    const inline = openPanel('inline');
    await paste(document.body, [shot]);
    expect(names()).toEqual([]);
    await paste(zone(), [shot]);
    expect(names()).toEqual(['image.png']);
    inline.unmount();

    openPanel('modal');
    const event = await paste(document.body, [shot]);
    expect(event.defaultPrevented).toBe(true);
    expect(names()).toEqual(['image.png']);
    expect((await paste(document.body, [])).defaultPrevented).toBe(false);
  });

  it('takes a photo from the camera', async () => {
    openPanel();
    expect(screen.getByRole('button', { name: 'Take a photo' })).toBeTruthy();
    const camera = document.querySelector<HTMLInputElement>('input[capture=environment]');
    expect(camera?.accept).toBe('image/jpeg,image/png,image/webp,image/heic,image/heif');
    const taken = fileOf('image.jpg', { type: 'image/jpeg' });
    await act(async () => {
      if (camera) fireEvent.change(camera, { target: { files: [taken] } });
    });
    expect(names()).toEqual(['image.jpg']);
  });

  it('UPL-04 says why files were left out and keeps the others', async () => {
    openPanel();
    await choose(
      fileOf('fine.pdf'),
      fileOf('walk\u202e.mov', { type: 'video/quicktime' }),
      fileOf('big.pdf', { bytes: 26_214_401 }),
      fileOf('empty.pdf', { bytes: 0 }),
      ...Array.from({ length: 25 }, (_, index) => fileOf(`${index}.pdf`)),
    );
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText(/^File type must be one of/)).toBeTruthy();
    expect(within(alert).getByText('walk.mov').tagName).toBe('BDI');
    expect(within(alert).getByText('File is larger than 26214400 bytes')).toBeTruthy();
    expect(within(alert).getByText('File is smaller than 1 bytes')).toBeTruthy();
    expect(within(alert).getByText('Too many files')).toBeTruthy();
    expect(within(alert).getByText('and 3 more')).toBeTruthy();
    expect(names()).toHaveLength(20);
    expect(zone().getAttribute('aria-disabled')).toBe('true');
  });

  it('says before the upload that a ZIP above 25 MB must be an Apple Health export', async () => {
    openPanel();
    await choose(fileOf('export.zip', { bytes: 60_000_000, type: 'application/zip' }));
    expect(screen.getByText(/57\.2 MB · Taken only if it is an Apple Health export/)).toBeTruthy();
  });
});
