// @vitest-environment jsdom
import { DRAWER_EXTENSIONS, DROP_ZONE_EXTENSIONS } from '@petwise/contracts';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../testing/fixtures.ts';
import { sortOffered } from './sort-offered.ts';

const MB = 1024 * 1024;

function offer(files: readonly File[], chosen: readonly File[] = []) {
  return sortOffered(files, { extensions: DROP_ZONE_EXTENSIONS, chosen });
}

describe('sortOffered', () => {
  it.each(
    'png jpg jpeg gif webp bmp tiff pdf txt doc docx xls xlsx csv ppt pptx zip rtf html htm json xml'.split(
      ' ',
    ),
  )('UPL-03 takes .%s, whatever the case of its letters', (extension) => {
    const file = fileOf(`File.${extension.toUpperCase()}`, { type: '' });
    expect(offer([file])).toEqual({ taken: [file], refusals: [] });
  });

  it('UPL-03 takes a photo without an extension by its media type', () => {
    const file = fileOf('photo from the phone', { type: 'image/jpeg' });
    expect(offer([file]).taken).toEqual([file]);
  });

  it('UPL-03 takes a ZIP of 100 MB and no more, anything else of 25 MB', () => {
    const fits = [
      fileOf('export.zip', { bytes: 100 * MB, type: 'application/zip' }),
      fileOf('scan.pdf', { bytes: 25 * MB }),
    ];
    const not = [
      fileOf('export2.zip', { bytes: 100 * MB + 1, type: 'application/zip' }),
      fileOf('scan2.pdf', { bytes: 25 * MB + 1 }),
    ];
    const { taken, refusals } = offer([...fits, ...not]);
    expect(taken).toEqual(fits);
    expect(refusals.map(({ title, names }) => [title, names])).toEqual([
      ['File is larger than 104857600 bytes', ['export2.zip']],
      ['File is larger than 26214400 bytes', ['scan2.pdf']],
    ]);
  });

  it('UPL-04 names the types that it takes, once for all files of a wrong type', () => {
    const { taken, refusals } = offer([
      fileOf('walk.mov', { type: 'video/quicktime' }),
      fileOf('photo.jpg.exe', { type: 'application/x-msdownload' }),
    ]);
    expect(taken).toEqual([]);
    expect(refusals).toHaveLength(1);
    expect(refusals[0]?.title).toMatch(/^File type must be one of \.png, .*\.xml$/);
    expect(refusals[0]?.names).toEqual(['walk.mov', 'photo.jpg.exe']);
    expect(refusals[0]?.help).toEqual([]);
  });

  it.each([
    ['IMG_1.HEIC', ''],
    ['IMG_1.heif', 'image/heif'],
    ['photo', 'image/heic'],
  ])('UPL-04 takes the HEIC photo %s (%s), which the server makes a JPEG of', (name, type) => {
    expect(offer([fileOf(name, { type })])).toMatchObject({ refusals: [], taken: [{ name }] });
  });

  it('UPL-04 refuses an empty file', () => {
    const { taken, refusals } = offer([fileOf('empty.txt', { bytes: 0, type: 'text/plain' })]);
    expect(taken).toEqual([]);
    expect(refusals[0]?.title).toBe('File is smaller than 1 bytes');
  });

  it('UPL-04 takes the first 20 of 300 files; the others are too many', () => {
    const files = Array.from({ length: 300 }, (_, index) => fileOf(`${index}.pdf`));
    const { taken, refusals } = offer(files);
    expect(taken).toEqual(files.slice(0, 20));
    expect(refusals).toHaveLength(1);
    expect(refusals[0]?.title).toBe('Too many files');
    expect(refusals[0]?.names).toHaveLength(280);
  });

  it('UPL-02 refuses the second of two files when there is space for one', () => {
    const chosen = Array.from({ length: 19 }, (_, index) => fileOf(`${index}.pdf`));
    const { taken, refusals } = offer([fileOf('a.pdf'), fileOf('b.pdf')], chosen);
    expect(taken.map(({ name }) => name)).toEqual(['a.pdf']);
    expect(refusals).toEqual([
      { title: 'Too many files', help: [expect.stringContaining('20')], names: ['b.pdf'] },
    ]);
  });

  it('leaves out the same file given twice, at once or later, but not another of its name', () => {
    const [one, twin] = [fileOf('blood.pdf'), fileOf('blood.pdf')];
    const other = fileOf('blood.pdf', { bytes: 2048 });
    expect(offer([one, twin]).taken).toEqual([one]);
    const later = offer([twin, other], [one]);
    expect(later.taken).toEqual([other]);
    expect(later.refusals[0]).toEqual({
      title: 'Already in the list',
      help: [],
      names: ['blood.pdf'],
    });
  });

  it.each(['txt', 'tiff', 'rtf', 'html', 'json', 'xml'])(
    'DRAW-02 refuses .%s, which only the panel takes',
    (extension) => {
      const rules = { extensions: DRAWER_EXTENSIONS, chosen: [] };
      const { taken } = sortOffered([fileOf(`a.${extension}`, { type: '' })], rules);
      expect(taken).toEqual([]);
    },
  );

  it.each('jpg jpeg png gif bmp webp pdf doc docx xls xlsx csv ppt pptx zip'.split(' '))(
    'DRAW-02 takes .%s',
    (extension) => {
      const file = fileOf(`a.${extension}`, { type: '' });
      const rules = { extensions: DRAWER_EXTENSIONS, chosen: [] };
      expect(sortOffered([file], rules).taken).toEqual([file]);
    },
  );
});
