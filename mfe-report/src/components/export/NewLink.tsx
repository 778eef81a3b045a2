import type { NewShareLink } from '@petwise/contracts';
import { Button, Check, Copy, Field, Stack, TextInput } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { copy } from '../../copy.ts';
import { dayText } from '../../model/day-text.ts';
import { copyText } from './copy-text.ts';

/** The address of a link that was just made; the only moment it can be seen. */
export function NewLink({ link }: { readonly link: NewShareLink }): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const words = copy.links;

  async function copyLink(): Promise<void> {
    try {
      await copyText(link.url);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
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
    </Stack>
  );
}
