import { MAX_FILES_PER_CONSULT } from '@petwise/contracts';
import { describe, expect, it } from 'vitest';
import { filesOfEveryBadge, uploadedFile } from '../testing/fixtures.ts';
import { sortOffered } from './attachable-files.ts';
import { fileBadge } from './file-badge.ts';
import { fileNote } from './file-note.ts';

describe('fileBadge', () => {
  it('HOME-04 knows all eight badges', () => {
    const badges = filesOfEveryBadge.map(fileBadge);
    expect(badges).toEqual(['HEALTH', 'IMG', 'PDF', 'DOC', 'XLS', 'PPT', 'ZIP', 'FILE']);
  });

  it.each([
    ['SCAN.PDF', '', 'PDF'],
    ['photo.HEIC', '', 'IMG'],
    ['noname', 'image/png', 'IMG'],
    ['notes.rtf', 'application/rtf', 'DOC'],
    ['archive.tar.zip', '', 'ZIP'],
    ['notes.txt', 'text/plain', 'DOC'],
    ['page.html', 'text/html', 'FILE'],
    ['constructor', '', 'FILE'],
    ['.', '', 'FILE'],
  ])('HOME-04 %s (%s) is %s', (name, type, badge) => {
    expect(fileBadge({ name, type })).toBe(badge);
  });
});

describe('fileNote', () => {
  it('HOME-05 counts the records of an Apple Health export', () => {
    const file = uploadedFile({ apple_health: true, stats: { totalRecords: 1 } });
    expect(fileNote(file)).toBe('1 record');
  });

  it('HOME-05 falls back to the size when nothing was counted', () => {
    expect(fileNote(uploadedFile({ apple_health: true, stats: null, size: 1024 }))).toBe('1 kB');
  });
});

describe('sortOffered', () => {
  const file = (name: string, type = '') => new File(['x'], name, { type });

  it('HOME-10 takes what the input accepts, and a zip', () => {
    const names = 'a.pdf b.TXT c.doc d.docx e.xls f.xlsx g.csv h.ppt i.pptx j.rtf k.html l.htm';
    const files = `${names} m.json n.xml o.zip`.split(' ').map((name) => file(name));
    const photo = file('photo', 'image/webp');
    expect(sortOffered([...files, photo], 0).taken).toHaveLength(16);
  });

  it('takes an iPhone photo, with or without a media type', () => {
    const files = [file('IMG_1.HEIC'), file('IMG_2.heif', 'image/heif')];
    expect(sortOffered(files, 0)).toMatchObject({ taken: files, refused: [] });
  });

  it('names what it refuses and takes the rest', () => {
    const offered = sortOffered([file('setup.exe'), file('noname'), file('a.pdf')], 0);
    expect(offered.refused).toEqual(['setup.exe', 'noname']);
    expect(offered.taken.map(({ name }) => name)).toEqual(['a.pdf']);
  });

  it('leaves out what is there already, and what was offered twice', () => {
    const one = new File(['x'], 'paw.pdf', { lastModified: 1 });
    const again = new File(['x'], 'paw.pdf', { lastModified: 1 });
    const newer = new File(['x'], 'paw.pdf', { lastModified: 2 });
    expect(sortOffered([one, again, newer], 0)).toMatchObject({
      taken: [one, newer],
      twice: ['paw.pdf'],
    });
    expect(sortOffered([again], 1, { there: [one] })).toMatchObject({ taken: [] });
    expect(sortOffered([one], 0)).toMatchObject({ taken: [one], twice: [] });
  });

  it('takes no more than an assessment may carry', () => {
    const files = Array.from({ length: 5 }, (_, n) => file(`${n}.pdf`));
    const offered = sortOffered(files, MAX_FILES_PER_CONSULT - 2);
    expect(offered.taken).toHaveLength(2);
    expect(offered.tooMany).toBe(3);
  });
});
