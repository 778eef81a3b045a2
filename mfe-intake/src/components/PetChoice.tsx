import { type Pet, petPictureUrl } from '@petwise/contracts';
import { Button, Cluster, LinkButton, Text, theme, useToast } from '@petwise/ui';
import { formatWeight } from '@petwise/ui/format-weight';
import { PetPicture } from '@petwise/ui/pet-picture';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePets } from '../api/pets.ts';
import { COPY } from '../copy.ts';
import { speciesOptions } from '../data/options.ts';
import { ageText } from '../model/age-units.ts';
import { dayOf, petToForm } from '../model/pet-form.ts';
import { AtEdge } from './AtEdge.ts';
import { PressableChip } from './PressableChip.tsx';

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
        <Told
          key={chosen.id}
          pet={chosen}
          onForget={async () => {
            await forget(chosen.id);
            props.onChoose(null);
          }}
        />
      )}
    </Group>
  );
}

function Told(props: { readonly pet: Pet; readonly onForget: () => Promise<void> }): ReactNode {
  const { pet } = props;
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  async function forget(): Promise<void> {
    try {
      await props.onForget();
    } catch (error) {
      console.error(error);
      toast({ title: COPY.pet.notForgotten(pet.name), tone: 'destructive' });
    }
  }
  return (
    <Beside gap="xs">
      <Facts size="sm">{asking ? COPY.pet.forgetAsk(pet.name) : factsOf(pet)}</Facts>
      {asking ? (
        <>
          <Button variant="danger" onClick={() => void forget()}>
            {COPY.pet.forgetYes}
          </Button>
          <Button variant="secondary" autoFocus onClick={() => setAsking(false)}>
            {COPY.pet.forgetNo}
          </Button>
        </>
      ) : (
        <AtEdge>
          <LinkButton as={Link} variant="quiet" to={`/pets/${pet.id}`}>
            {COPY.pet.page}
          </LinkButton>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {COPY.pet.forget(pet.name)}
          </Button>
        </AtEdge>
      )}
    </Beside>
  );
}

/** "Dog · Beagle · 4 years · 12.5 kg"; what was not told is said to be so. */
function factsOf(pet: Pet): string {
  const { age, ageUnit } = petToForm(pet, dayOf(new Date()));
  const weight = pet.weights.at(-1);
  const species = speciesOptions.find(({ value }) => value === pet.species)?.label ?? '';
  const missing = [
    ...(pet.breed === null ? [COPY.basic.breed] : []),
    ...(age === undefined ? [COPY.basic.age] : []),
    ...(pet.sex === null ? [COPY.basic.sex] : []),
    ...(pet.spayedNeutered === null ? [COPY.basic.spayedNeutered] : []),
    ...(weight === undefined ? [COPY.basic.weight] : []),
  ];
  const told = [
    species,
    pet.breed,
    age && ageUnit && ageText(Number(age), ageUnit),
    pet.sex && COPY.pet.sexes[pet.sex],
    weight && formatWeight(weight.value, weight.unit),
  ];
  const known = told.filter(Boolean).join(' · ');
  return missing.length === 0 ? known : `${known}. ${COPY.pet.notTold(missing)}`;
}

const Group = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`;

const Beside = styled(Cluster)`
  && {
    column-gap: ${theme.space.lg};
  }
`;

const Facts = styled(Text)`
  text-wrap: pretty;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;
