import { SPECIES, type Species } from '@petwise/contracts';
import { SpeciesIcon, Text, theme } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';
import { speciesOptions } from '../data/options.ts';
import { PressableChip } from './PressableChip.tsx';

/** One tap for the animal, where the owner's words do not name it. */
export function WhatAnimal(props: {
  readonly chosen: Species | null;
  readonly onChoose: (species: Species) => void;
}): ReactNode {
  const titleId = useId();
  return (
    <Group role="group" aria-labelledby={titleId}>
      <Text size="sm" tone="muted" id={titleId}>
        {COPY.danger.whatAnimal}
      </Text>
      <Row>
        {SPECIES.map((species) => (
          <PressableChip
            key={species}
            aria-pressed={species === props.chosen}
            onClick={() => props.onChoose(species)}
          >
            <SpeciesIcon species={species} size={24} />
            {speciesOptions.find(({ value }) => value === species)?.label}
          </PressableChip>
        ))}
      </Row>
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
