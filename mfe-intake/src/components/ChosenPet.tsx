import type { Pet } from '@petwise/contracts';
import { Button, Cluster, LinkButton, Text, theme, useToast } from '@petwise/ui';
import { formatWeight } from '@petwise/ui/format-weight';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';
import { speciesOptions } from '../data/options.ts';
import { ageText } from '../model/age-units.ts';
import { dayOf, petToForm } from '../model/pet-form.ts';
import { AtEdge } from './AtEdge.ts';

/** What was told of the chosen pet, and the ways to its page and to forget it. */
export function ChosenPet(props: {
  readonly pet: Pet;
  readonly onForget: () => Promise<void>;
}): ReactNode {
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
    ...(pet.breed === null ? [COPY.pet.facts.breed] : []),
    ...(age === undefined ? [COPY.pet.facts.age] : []),
    ...(pet.sex === null ? [COPY.pet.facts.sex] : []),
    ...(pet.spayedNeutered === null ? [COPY.pet.facts.spayedNeutered] : []),
    ...(weight === undefined ? [COPY.pet.facts.weight] : []),
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

const Beside = styled(Cluster)`
  && {
    column-gap: ${theme.space.lg};
  }
`;

const Facts = styled(Text)`
  text-wrap: pretty;
`;
