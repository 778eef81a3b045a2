// @vitest-environment jsdom
import {
  FILE_NOTES,
  type FileNote,
  secondReaderRoutes,
  type UploadedFile,
} from '@petwise/contracts';
import { handle, renderInShell } from '@petwise/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FileNotes } from './FileNotes.tsx';

function fileWith(name: string, notes?: FileNote[]): UploadedFile {
  const file = { id: name, name, size: 10, type: 'application/pdf' };
  return notes === undefined ? file : { ...file, notes };
}

describe('notes on files', () => {
  it('UPL-01 warns gently of a file that seems to be about something else, by its name', () => {
    renderInShell(
      <FileNotes files={[fileWith('bill.pdf', ['unrelated']), fileWith('labs.pdf')]} />,
    );
    const items = within(screen.getByRole('status')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'bill.pdf: This does not seem to be about your pet’s health. It is kept; remove it if it was a mistake.',
    ]);
  });

  it('UPL-01 has words for every note, and joins those of one file', () => {
    renderInShell(<FileNotes files={[fileWith('all.pdf', [...FILE_NOTES])]} />);
    const text = screen.getByRole('listitem').textContent;
    expect(text).toMatch(/^all\.pdf: [A-Z]/);
    expect(text.split('. ').length).toBeGreaterThanOrEqual(FILE_NOTES.length);
    expect(text).not.toContain('undefined');
  });

  it.each(['image/jpeg', 'video/mp4'])(
    'issue 16.9: of %s it is said who looks at it, as long as it is attached',
    (type) => {
      renderInShell(<FileNotes files={[{ ...fileWith('gums'), type }]} />);
      expect(screen.getByText(/^Nobody looks at your pictures here/)).toBeTruthy();
      expect(screen.queryByRole('status')).toBeNull();
    },
  );

  it('issue 16.9: where a language model is allowed, it is named where a photo is attached', async () => {
    const ear = {
      model: 'reader-1',
      host: 'models.example',
      hears: 'well',
      why: null,
      allowed: true,
    } as const;
    const handlers = [handle(secondReaderRoutes.ear, () => ({ ear }))];
    renderInShell(<FileNotes files={[{ ...fileWith('gums'), type: 'image/jpeg' }]} />, {
      handlers,
    });
    expect(
      await screen.findByText(/\(reader-1 at models\.example\) looks at your photos/),
    ).toBeTruthy();
  });

  it('UPL-01 shows nothing when there is nothing to say', () => {
    renderInShell(<FileNotes files={[fileWith('labs.pdf'), fileWith('x.pdf', [])]} />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.queryByText(/^Nobody looks/)).toBeNull();
  });
});
