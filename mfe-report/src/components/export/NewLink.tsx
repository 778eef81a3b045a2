import type { NewShareLink } from '@petwise/contracts';
import { Button, Check, Copy, Download, Field, Stack, TextInput, useToast } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { copy } from '../../copy.ts';
import { linksCopy } from '../../links-copy.ts';
import { dayText } from '../../model/day-text.ts';
import { fileName } from '../../model/file-names.ts';
import { paperOf } from '../../model/paper.ts';
import { getLinkPdf } from '../../api/get-report-pdf.ts';
import { copyText } from './copy-text.ts';
import { saveFile } from './save-file.ts';

/** The address of a link that was just made; the only moment it can be seen. */
export function NewLink({ link }: { readonly link: NewShareLink }): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const [busy, setBusy] = useState(false);
  const showToast = useToast();
  const words = linksCopy;

  async function copyLink(): Promise<void> {
    try {
      await copyText(link.url);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  async function savePdf(): Promise<void> {
    setBusy(true);
    try {
      const pdf = await getLinkPdf(link.url, paperOf(navigator.language));
      saveFile(fileName('pdf', new Date()), pdf);
      showToast({ title: copy.vetFileDone });
    } catch {
      const failed = { title: copy.pdfFailed, description: copy.pdfFailedHint };
      showToast({ ...failed, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap="sm">
      <Field
        label={words.address}
        hint={words.addressHint(dayText(link.expiresAt))}
        error={outcome === 'failed' ? words.copyFailed : null}
      >
        {({ id, describedBy }) => (
          <TextInput
            id={id}
            aria-describedby={describedBy}
            readOnly
            value={link.url}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <Button
        block
        variant="secondary"
        icon={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copyLink()}
      >
        {outcome === 'copied' ? words.copied : words.copy}
      </Button>
      <Button
        block
        variant="secondary"
        icon={<Download aria-hidden />}
        busy={busy}
        onClick={() => void savePdf()}
      >
        {words.print}
      </Button>
    </Stack>
  );
}
