import { Copy, Download, FileText, Link2, Printer, Share } from '@petwise/ui';
import type { NewShareLink } from '@petwise/contracts';
import type { ReactNode } from 'react';
import { ApiError } from '@petwise/api';
import { getHandover } from '../../api/get-handover.ts';
import { getLinkPdf, getReportPdf } from '../../api/get-report-pdf.ts';
import { copy } from '../../copy.ts';
import { linksCopy } from '../../links-copy.ts';
import { fileName } from '../../model/file-names.ts';
import { paperOf } from '../../model/paper.ts';
import { reportText } from '../../model/report-text.ts';
import type { ReportView } from '../../model/report-view.ts';
import { buildVetHandover } from '../../model/vet-handover.ts';
import { copyText } from './copy-text.ts';
import { saveFile } from './save-file.ts';

export interface ExportSubject {
  readonly report: ReportView;
  /** `null` when the report is not kept on the server. */
  readonly sessionId: string | null;
  /** The link that the owner has just made; prints carry its code. */
  readonly link: NewShareLink | null;
  /** Opens the sheet with the links to this report. */
  readonly openLinks: () => void;
}

/** One way to take the report along. A new way is one more entry of `exportActions`. */
export interface ExportAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isMain?: boolean;
  readonly isAvailable: (subject: ExportSubject) => boolean;
  /** Does it; the words of a toast when there is something to say. */
  readonly run: (subject: ExportSubject) => string | null | Promise<string | null>;
  readonly onFailure: { readonly title: string; readonly description: string };
}

const failed = { title: copy.exportFailed, description: copy.exportFailedHint };
const always = (): boolean => true;
const isStored = ({ sessionId }: ExportSubject): boolean => sessionId !== null;

/** All ways, in the order of their buttons. */
export function exportActions(): readonly ExportAction[] {
  return [
    {
      id: 'pdf',
      label: copy.savePdf,
      icon: <Download aria-hidden />,
      isMain: true,
      isAvailable: isStored,
      run: savePdf,
      onFailure: { title: copy.pdfFailed, description: copy.pdfFailedHint },
    },
    {
      id: 'links',
      label: linksCopy.title,
      icon: <Link2 aria-hidden />,
      isAvailable: isStored,
      run: openLinks,
      onFailure: failed,
    },
    {
      id: 'print',
      label: copy.print,
      icon: <Printer aria-hidden />,
      isAvailable: always,
      run: print,
      onFailure: failed,
    },
    {
      id: 'vet-file',
      label: copy.vetFile,
      icon: <FileText aria-hidden />,
      isAvailable: always,
      run: saveVetFile,
      onFailure: failed,
    },
    {
      id: 'copy',
      label: copy.copyText,
      icon: <Copy aria-hidden />,
      isAvailable: always,
      run: copyReport,
      onFailure: { title: copy.copyFailed, description: copy.copyFailedHint },
    },
    {
      id: 'share',
      label: copy.share,
      icon: <Share aria-hidden />,
      isAvailable: () => typeof navigator.share === 'function',
      run: share,
      onFailure: failed,
    },
  ];
}

async function savePdf({ sessionId, link }: ExportSubject): Promise<string | null> {
  if (sessionId === null) return null;
  const paper = paperOf(navigator.language);
  const plain = (): Promise<Blob> => getReportPdf(sessionId, paper);
  const pdf = await (link ? getLinkPdf(link.url, paper).catch(ifGone(plain)) : plain());
  saveFile(fileName('pdf', new Date()), pdf);
  return copy.vetFileDone;
}

/** A link that has ended, or was taken back elsewhere, is on no print. */
const ifGone =
  (otherwise: () => Promise<Blob>) =>
  (error: unknown): Promise<Blob> => {
    if (error instanceof ApiError && error.status === 404) return otherwise();
    throw error;
  };

function openLinks(subject: ExportSubject): null {
  subject.openLinks();
  return null;
}

function print(): null {
  window.print();
  return null;
}

async function copyReport({ report }: ExportSubject): Promise<string> {
  await copyText(reportText(report));
  return copy.copied;
}

async function saveVetFile({ report, sessionId }: ExportSubject): Promise<string> {
  const generatedAt = new Date();
  const handover =
    (await getHandover(sessionId)) ??
    buildVetHandover(report, { generatedAt, notice: copy.handoverNotice, sessionId });
  const text = JSON.stringify(handover, null, 2);
  saveFile(fileName('json', generatedAt), new Blob([text], { type: 'application/json' }));
  return copy.vetFileDone;
}

async function share({ report }: ExportSubject): Promise<null> {
  try {
    await navigator.share({ title: copy.shareTitle, text: reportText(report) });
  } catch (error) {
    // The owner closed the sheet: nothing went wrong.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
  return null;
}
