import type { IntakeSpecies } from '@petwise/contracts';
import { type ReactNode, useState } from 'react';
// By the package's own name, so that a remote takes the page's one copy.
import { SpeciesIcon } from '@petwise/ui';

/** A pet by its picture, by its kind of animal where there is none or it does not load. Its name stands beside it. */
export function PetPicture(props: {
  readonly species: IntakeSpecies;
  /** Its address; see `petPictureUrl` of the contracts. */
  readonly src: string | null;
  /** Pixels of a side. */
  readonly size: number;
  /** Of the drawing, where that is to be smaller than the picture. */
  readonly iconSize?: number;
}): ReactNode {
  const { species, src, size, iconSize = size } = props;
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) return <SpeciesIcon species={species} size={iconSize} />;
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      style={{ flex: 'none', borderRadius: '50%', objectFit: 'cover' }}
      onError={() => setBroken(src)}
    />
  );
}
