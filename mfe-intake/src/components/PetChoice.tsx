import { type Pet, petPictureUrl } from '@petwise/contracts';
import { LatePart, Skeleton, Text, theme } from '@petwise/ui';
import { PetPicture } from '@petwise/ui/pet-picture';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { usePets } from '../api/pets.ts';
import { COPY } from '../copy.ts';
import { PressableChip } from './PressableChip.tsx';

/** Of the buttons beside the facts, pixels. */
const LINE_HEIGHT = 104;

/** Only who keeps a pet needs it; without it the pet is chosen all the same. */
const loadChosenPet = async () => (await import('./ChosenPet.tsx')).ChosenPet;

/** The owner's pets side by side: one tap fills in what was told of one. Nothing when none is kept. */
export function PetChoice(props: {
  readonly chosen: string | null;
  readonly onChoose: (pet: Pet | null) => void;
}): ReactNode {
  const { pets, forget } = usePets();
  const titleId = useId();
  if (pets.length === 0) return null;
  const chosen = pets.find(({ id }) => id === props.chosen);
  return (
    <Group role="group" aria-labelledby={titleId}>
      <Text size="sm" tone="muted" id={titleId}>
        {COPY.pet.which}
      </Text>
      <Row>
        {pets.map((pet) => (
          <PressableChip
            key={pet.id}
            aria-pressed={pet === chosen}
            onClick={() => props.onChoose(pet === chosen ? null : pet)}
          >
            <PetPicture
              species={pet.species}
              src={petPictureUrl(pet.picture)}
              size={32}
              iconSize={24}
            />
            {pet.name}
          </PressableChip>
        ))}
      </Row>
      {chosen && (
        <LatePart
          key={chosen.id}
          load={loadChosenPet}
          waiting={<Skeleton height={LINE_HEIGHT} />}
          props={{
            pet: chosen,
            onForget: async () => {
              await forget(chosen.id);
              props.onChoose(null);
            },
          }}
        />
      )}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;
