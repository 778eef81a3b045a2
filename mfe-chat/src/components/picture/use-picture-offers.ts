import type { PictureReader, TriageLevel } from '@petwise/contracts';
import { useMemo } from 'react';
import type { Corrections } from '../chat/use-corrections.ts';
import type { PictureOffers } from './PictureOffer.tsx';

/** Whether pictures are asked for in a conversation now, who would look at them, and where they go. */
export function usePictureOffers(given: {
  readonly corrections: Corrections;
  /** How urgent it is; left out while nothing is. */
  readonly level: TriageLevel | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}): PictureOffers {
  const { corrections, level, onFiles } = given;
  const reader = usePictureReader(corrections);
  return useMemo(
    () => ({
      // No picture is worth a minute of an emergency.
      wanted: level !== 'emergency',
      reader,
      onTaken: (file) => onFiles([file]),
    }),
    [level, reader, onFiles],
  );
}

/** The language model that looks at photos, where the owner has allowed one. */
export function usePictureReader({ understood }: Corrections): PictureReader | null {
  const { model, host, allowed } = understood?.ear?.ear ?? {};
  return useMemo(() => (allowed && model && host ? { model, host } : null), [allowed, model, host]);
}
