import { Button, Card, RotateCcw, Text, theme } from '@petwise/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';

/** Stands for an assessment that goes in ten seconds; the focus is on the way back. */
export function LeavingEntry({
  title,
  onUndo,
}: {
  readonly title: string;
  readonly onUndo: () => void;
}): ReactNode {
  const id = useId();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undo.current?.focus();
  }, []);
  return (
    <Row>
      <Text role="status" id={id}>
        {copy.past.deleting(title)}
      </Text>
      <Button
        ref={undo}
        variant="secondary"
        icon={<RotateCcw aria-hidden />}
        aria-describedby={id}
        onClick={onUndo}
      >
        {copy.past.undo}
      </Button>
    </Row>
  );
}

const Row = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm};
  overflow-wrap: anywhere;
`;
