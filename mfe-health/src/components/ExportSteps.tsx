import { theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';

/** How to get the file out of the phone (HLTH-01). */
export function ExportSteps(): ReactNode {
  return (
    <List>
      {COPY.steps.list.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${theme.space.xs};
  margin: ${theme.space.sm} 0 0;
  padding: 0;
  counter-reset: step;
  list-style: none;
  & > li {
    position: relative;
    padding-inline-start: 2.25rem;
    min-height: 1.625rem;
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 50%;
    background: ${theme.color.primarySoft};
    color: ${theme.color.onPrimarySoft};
    font-size: ${theme.fontSize.xs};
    font-weight: ${theme.fontWeight.strong};
  }
`;
