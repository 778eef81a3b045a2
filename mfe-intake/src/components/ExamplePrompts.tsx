import { SpeciesIcon, Text, theme } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';

/** A few first sentences to start from, each with its animal. */
export function ExamplePrompts(props: { readonly onChoose: (text: string) => void }): ReactNode {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Text size="sm" tone="muted" id={titleId}>
        {COPY.home.examplesTitle}
      </Text>
      <Row>
        {COPY.home.examples.map(({ species, label, text }) => (
          <li key={species}>
            <Prompt type="button" onClick={() => props.onChoose(text)}>
              <SpeciesIcon species={species} size={28} />
              <span>{label}</span>
            </Prompt>
          </li>
        ))}
      </Row>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space.xs};
  justify-items: center;
`;

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space.xs};
  width: 100%;
  list-style: none;
  & > li {
    display: grid;
  }
  @media (${theme.breakpoint.narrow}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Prompt = styled.button`
  display: grid;
  gap: ${theme.space.xs};
  align-content: space-between;
  justify-items: start;
  min-height: 5.5rem;
  padding: ${theme.space.sm};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.lg};
  background: color-mix(in srgb, ${theme.color.surface} 70%, transparent);
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
  line-height: ${theme.lineHeight.snug};
  text-align: start;
  cursor: pointer;
  transition:
    background-color ${theme.motion.fast},
    border-color ${theme.motion.fast},
    transform ${theme.motion.base} ${theme.motion.ease};
  & > svg {
    color: ${theme.color.onAccentSoft};
  }
  &:hover {
    border-color: ${theme.color.edgeStrong};
    background: ${theme.color.surface};
    transform: translateY(-2px);
  }
  @media (prefers-reduced-motion: reduce) {
    &:hover {
      transform: none;
    }
  }
`;
