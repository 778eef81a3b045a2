import { Check, Copy, IconButton } from '@petwise/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { copy } from '../../copy.ts';
import { useAnnounce } from './Announcer.tsx';

/** How long the tick stays after copying. */
const TICK_MS = 2000;

/** Copies one message as text. */
export function CopyButton({ text }: { readonly text: string }): ReactNode {
  const [copied, setCopied] = useState(false);
  const announce = useAnnounce();
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function put(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(copy.copied);
    } catch {
      announce(copy.copyFailed);
    }
  }

  return (
    <IconButton
      label={copy.copyMessage}
      icon={copied ? <Check /> : <Copy />}
      onClick={() => void put()}
    />
  );
}
