import { Cluster, Text, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** One lab test: name, price or note, description, and its buttons. */
export function LabEntry({
  name,
  note,
  description,
  children,
}: {
  readonly name: string;
  readonly note: ReactNode;
  readonly description: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Frame>
      <Cluster align="between">
        <Name>{name}</Name>
        {note}
      </Cluster>
      {description ? <Text tone="muted">{description}</Text> : null}
      <Cluster gap="xs">{children}</Cluster>
    </Frame>
  );
}

const Frame = styled.article`
  display: grid;
  gap: ${theme.space.xs};
  padding: ${theme.space.md};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.md};
`;

const Name = styled.h4`
  min-width: 0;
  font-size: ${theme.fontSize.md};
`;
