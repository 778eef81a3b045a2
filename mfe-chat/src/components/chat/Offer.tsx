import { Button } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

/** What stands below a question's options and may help to answer it, in a sheet of its own. Nothing depends on it. */
export function Offer(props: {
  readonly words: string;
  readonly action: string;
  readonly icon: ReactNode;
  readonly disabled: boolean;
  /** The sheet; its bundle comes when it is opened. */
  readonly sheet: (close: () => void) => ReactNode;
}): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <Line>
      <Words>{props.words}</Words>
      <Button
        size="sm"
        variant="secondary"
        icon={props.icon}
        disabled={props.disabled}
        onClick={() => setOpen(true)}
      >
        {props.action}
      </Button>
      {open && props.sheet(() => setOpen(false))}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
  margin-top: ${({ theme }) => theme.space.sm};
  padding-top: ${({ theme }) => theme.space.sm};
  border-top: 1px solid ${({ theme }) => theme.color.edge};
`;

const Words = styled.p`
  flex: 1 1 12rem;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.sm};
`;
