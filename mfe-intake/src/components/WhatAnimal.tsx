import { SPECIES, type Species } from '@petwise/contracts';
import { SpeciesIcon, Text, theme } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';
import { speciesOptions } from '../data/options.ts';

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
          <Animal
            key={species}
            type="button"
            aria-pressed={species === props.chosen}
            onClick={() => props.onChoose(species)}
          >
            <SpeciesIcon species={species} size={24} />
            {speciesOptions.find(({ value }) => value === species)?.label}
          </Animal>
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

const Animal = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.size.touch};
  padding: 0 ${theme.space.sm};
  border: 1px solid ${theme.color.edgeStrong};
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
    color: ${theme.color.onPrimarySoft};
    box-shadow: inset 0 0 0 1px ${theme.color.primary};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
