import type { DoorProps, Species } from '@petwise/contracts';
import { type ReactNode, useState } from 'react';
import { DangerWatch } from './DangerWatch.tsx';

/** Reads for dangers under a box that another bundle draws. */
export function OtherBox(props: DoorProps['intake/danger-watch']): ReactNode {
  const [chosen, setChosen] = useState<Species | null>(null);
  const { species, ...rest } = props;
  return (
    <DangerWatch
      {...rest}
      chosenSpecies={species ?? chosen}
      onSpecies={species ? null : setChosen}
    />
  );
}
