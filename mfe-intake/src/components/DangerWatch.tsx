import type { Pet, ReadDangers, Species } from '@petwise/contracts';
import { VisuallyHidden } from '@petwise/ui';
import { keepKnownDanger } from '@petwise/ui/known-danger';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { COPY } from '../copy.ts';
import { knownAnimal } from '../model/known-animal.ts';
import { DangerCard } from './DangerCard.tsx';
import { useDangers } from './use-dangers.ts';
import { WhatAnimal } from './WhatAnimal.tsx';

export interface DangerWatchProps {
  readonly text: string;
  readonly chosenSpecies: Species | null;
  /** The one that was chosen, whose facts the rules count on. */
  readonly pet?: Pet | null;
  /** Null where a pet is chosen, whose species is known. */
  readonly onSpecies: ((species: Species) => void) | null;
  readonly readDangers: ReadDangers;
  /** It goes on by itself, once the files are up. */
  readonly isDue?: boolean;
  readonly onGoOn: () => void;
}

/** Stands under a box: which animal, where the words do not say, and a card at the first dangerous sentence. */
export function DangerWatch(props: DangerWatchProps): ReactNode {
  const { text, chosenSpecies, pet = null, onSpecies, readDangers } = props;
  const known = useMemo(() => knownAnimal(chosenSpecies, pet), [chosenSpecies, pet]);
  const { dangers, species, asksSpecies } = useDangers(text, known, readDangers);
  const [first] = dangers;
  useTakenBack(first !== undefined);
  return (
    <>
      <VisuallyHidden aria-live="assertive">
        {first && COPY.danger.announced(first.name, first.advice)}
      </VisuallyHidden>
      {asksSpecies && onSpecies && <WhatAnimal chosen={chosenSpecies} onChoose={onSpecies} />}
      {first && (
        <DangerCard
          dangers={[first, ...dangers.slice(1)]}
          species={species}
          isDue={props.isDue ?? false}
          onGoOn={props.onGoOn}
        />
      )}
    </>
  );
}

/** Words that hold no danger any more are none of the emergency page's. */
function useTakenBack(isDanger: boolean): void {
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !isDanger) keepKnownDanger(null);
    was.current = isDanger;
  }, [isDanger]);
}
