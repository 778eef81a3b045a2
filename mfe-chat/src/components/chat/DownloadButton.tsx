import { Download, IconButton } from '@petwise/ui';
import type { ReactNode } from 'react';
import { copy } from '../../copy.ts';
import { type TranscriptEntry, transcript } from '../../model/transcript.ts';

/** Saves the conversation as a text file. */
export function DownloadButton(props: {
  readonly entries: () => readonly TranscriptEntry[];
}): ReactNode {
  function save(): void {
    const file = new Blob([transcript(props.entries())], { type: 'text/plain;charset=utf-8' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = copy.downloadName(new Date().toISOString().slice(0, 10));
    link.click();
    // Some browsers read the address only after the click has been handled.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }
  return <IconButton label={copy.download} icon={<Download />} onClick={save} />;
}
