import { VisuallyHidden } from '@petwise/ui';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { MEASURE_COPY as WORDS } from '../../measure-copy.ts';
import { GUM_COLOURS, type GumColour, MEASURED } from '../../model/measure-tool.ts';
import { Choice, Choices, ChoiceWords } from './Choices.tsx';

/** Gums as they look by daylight; a screen shows them nearly. */
/* oxlint-disable house/raw-colours -- what gums look like is the same in every theme */
const SHOWN: Readonly<Record<GumColour, string>> = {
  pink: '#e5939b',
  white: '#f1e4e1',
  blue: '#8f91ac',
  yellow: '#e2c25e',
  'dark red': '#7c2430',
};
/* oxlint-enable house/raw-colours */

/** A scale of colours to hold the gums against. */
export function GumColours(props: { readonly onMeasured: (answer: string) => void }): ReactNode {
  const name = useId();
  const [chosen, setChosen] = useState<GumColour | null>(null);
  return (
    <Choices>
      <VisuallyHidden as="legend">{WORDS.titles.gums}</VisuallyHidden>
      {GUM_COLOURS.map((colour) => (
        <Choice key={colour}>
          <input
            type="radio"
            name={name}
            checked={chosen === colour}
            onChange={() => {
              setChosen(colour);
              props.onMeasured(MEASURED.gums(colour));
            }}
          />
          <Swatch aria-hidden style={{ background: SHOWN[colour] }} />
          <ChoiceWords>{WORDS.gums[colour]}</ChoiceWords>
        </Choice>
      ))}
    </Choices>
  );
}

const Swatch = styled.span`
  flex: none;
  width: 4.5rem;
  height: 3rem;
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.md};
  forced-color-adjust: none;
`;
