import { Collapsible } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

/** CONV-02: the reasoning, open for the latest message until the owner decides otherwise. */
export function MessageReasoning(props: {
  readonly text: string;
  readonly latest: boolean;
}): ReactNode {
  const [chosen, setChosen] = useState<boolean | null>(null);
  return (
    <Collapsible
      look="plain"
      title={copy.reasoning}
      open={chosen ?? props.latest}
      onToggle={setChosen}
    >
      <Thought>{props.text}</Thought>
    </Collapsible>
  );
}

const Thought = styled.p`
  padding-inline-start: ${({ theme }) => theme.space.sm};
  border-inline-start: 3px solid ${({ theme }) => theme.color.edge};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.sm};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
