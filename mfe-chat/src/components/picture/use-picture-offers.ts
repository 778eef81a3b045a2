import type { TriageLevel } from '@petwise/contracts';
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
  const { model, host, allowed } = corrections.understood?.ear?.ear ?? {};
  return useMemo(
    () => ({
      // No picture is worth a minute of an emergency.
      wanted: level !== 'emergency',
      reader: allowed && model && host ? { model, host } : null,
      onTaken: (file) => onFiles([file]),
    }),
    [level, allowed, model, host, onFiles],
  );
}
