import type { IntakeSpecies, UploadedFile } from '@petwise/contracts';
import { RemoteSlot } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { isAskedPicture } from '../../model/picture-kind.ts';

/** Files that hold no words, and so no laboratory values; a photo may show a sheet. */
const WORDLESS = /^(?:image\/(?!jpeg|png|webp)|video\/|application\/zip)/;

/** The laboratory values of files that wait to be sent, for the owner to confirm; never in the way. */
export function LabValues(props: {
  readonly files: readonly UploadedFile[];
  readonly species: IntakeSpecies | null;
  /** The page scrolls, so that the values need not. */
  readonly spacious?: boolean;
}): ReactNode {
  const files = props.files.filter((file) => !WORDLESS.test(file.type) && !isAskedPicture(file));
  if (files.length === 0) return null;
  return (
    <Area $spacious={props.spacious ?? false}>
      <RemoteSlot
        door="uploads/lab-values"
        height={24}
        fallback={<></>}
        props={{ files, species: props.species }}
      />
    </Area>
  );
}

const Area = styled.div<{ readonly $spacious: boolean }>`
  padding: ${({ theme }) => theme.space.xs};
  max-height: ${({ $spacious }) => ($spacious ? 'none' : '50dvh')};
  overflow-y: auto;
`;
