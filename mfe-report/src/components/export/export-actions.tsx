import { Copy, FileText, Printer, Share } from '@petwise/ui';
import type { ReactNode } from 'react';
import { getConsult } from '../../api/get-consult.ts';
import { copy } from '../../copy.ts';
import { reportText } from '../../model/report-text.ts';
import type { ReportView } from '../../model/report-view.ts';
import { buildVetHandover, handoverFileName } from '../../model/vet-handover.ts';
import { copyText } from './copy-text.ts';
import { saveFile } from './save-file.ts';

export interface ExportSubject {
  readonly report: ReportView;
  readonly sessionId: string | null;
}

/** One way to take the report along. A new way is one more entry of `exportActions`. */
export interface ExportAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isMain?: boolean;
  readonly isAvailable: () => boolean;
  /** Does it; the words of a toast when there is something to say. */
  readonly run: (subject: ExportSubject) => string | null | Promise<string | null>;
  readonly onFailure: { readonly title: string; readonly description: string };
}

const failed = { title: copy.exportFailed, description: copy.exportFailedHint };

/** All ways, in the order of their buttons. */
export function exportActions(): readonly ExportAction[] {
  return [
    {
      id: 'print',
      label: copy.print,
      icon: <Printer aria-hidden />,
      isMain: true,
      isAvailable: () => true,
      run: print,
      onFailure: failed,
    },
    {
      id: 'vet-file',
      label: copy.vetFile,
      icon: <FileText aria-hidden />,
      isAvailable: () => true,
      run: saveVetFile,
      onFailure: failed,
    },
    {
      id: 'copy',
      label: copy.copyText,
      icon: <Copy aria-hidden />,
      isAvailable: () => true,
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
  const handover = buildVetHandover(report, {
    generatedAt,
    notice: copy.handoverNotice,
    sessionId,
    consult: await getConsult(sessionId),
  });
  saveFile(handoverFileName(generatedAt), 'application/json', JSON.stringify(handover, null, 2));
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
