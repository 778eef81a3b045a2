import { Collapsible } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import type { ReasoningLine } from '../../model/reasoning-lines.ts';

/** The earlier lines of reasoning, folded away. */
export function ReasoningLog({ lines }: { readonly lines: readonly ReasoningLine[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <Collapsible look="plain" title={copy.earlierSteps(lines.length)}>
      <Steps>
        {lines.map((line) => (
          <li key={line.seq}>{line.content}</li>
        ))}
      </Steps>
    </Collapsible>
  );
}

/** A list of reasoning steps, one a line. */
export const Steps = styled.ol.attrs({ lang: 'en' })`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  max-height: 12rem;
  overflow-y: auto;
  padding-inline-start: 1.4em;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.sm};
  overflow-wrap: anywhere;
`;
