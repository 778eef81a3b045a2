import { theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import type { TreatmentView } from '../../model/report-view.ts';
import { Labelled } from './Labelled.tsx';
import { Prose } from './Prose.tsx';

/** What a vet may do about a condition: a list, or one text. */
export function Treatments({
  treatments,
  text,
}: {
  readonly treatments: readonly TreatmentView[];
  readonly text: string;
}): ReactNode {
  if (treatments.length === 0 && !text) return null;
  return (
    <Labelled label={copy.fields.treatments}>
      <Prose paragraphs={text ? [text] : []} />
      {treatments.length > 0 ? (
        <List>
          {treatments.map(({ name, description, efficacy }, index) => (
            <li key={index}>
              {name ? <strong>{name}</strong> : null}
              {description ? <p>{description}</p> : null}
              <small>
                {copy.fields.efficacy}: <span>{efficacy}</span>
              </small>
            </li>
          ))}
        </List>
      ) : null}
    </Labelled>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  list-style: none;
  & > li {
    display: grid;
    gap: 0.125rem;
    padding: ${theme.space.sm} ${theme.space.md};
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius.md};
  }
  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
  }
`;
