import type { DoorProps } from '@petwise/contracts';
import { Stack } from '@petwise/ui';
import type { ReactNode } from 'react';
import { LabFileReview } from './LabFileReview.tsx';
import { PhotoReview } from './PhotoReview.tsx';

/** Files that cannot hold words; nobody waits for them to be read. */
const WORDLESS = /^(?:image\/(?!jpeg|png|webp)|application\/zip)/;

/** The laboratory values read from the owner's files, for them to confirm. */
export function LabReview({ files, species }: DoorProps['uploads/lab-values']): ReactNode {
  const readable = files.filter(
    ({ type, apple_health: isHealth }) => !WORDLESS.test(type) && isHealth !== true,
  );
  if (readable.length === 0) return null;
  return (
    <Stack gap="md">
      {readable.map(({ id, name, type }) => {
        const Review = type.startsWith('image/') ? PhotoReview : LabFileReview;
        return <Review key={id} fileId={id} fileName={name} species={species} />;
      })}
    </Stack>
  );
}
