import type { OfficeZip } from './office-zip.ts';
import type { PageWriter } from './page-writer.ts';

/** Notes what an Office file carries besides its text; nothing of it is run or fetched. */
export async function flagOffice(zip: OfficeZip, pages: PageWriter): Promise<void> {
  const { names } = zip;
  if (names.some((name) => /vbaProject\.bin$|\/macrosheets\//i.test(name))) pages.flag('macros');
  if (names.some((name) => /\/(?:embeddings|activeX)\/|afchunk/i.test(name))) {
    pages.flag('embedded-files');
  }
  for (const name of names.filter((one) => one.endsWith('.rels'))) {
    await zip.read(name, {
      open: (_tag, { TargetMode: mode, Type: type = '' }) => {
        if (mode === 'External' && !type.endsWith('/hyperlink')) pages.flag('external-content');
      },
    });
  }
}
