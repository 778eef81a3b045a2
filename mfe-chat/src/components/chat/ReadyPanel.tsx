import { Button, CircleCheck } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

/** CHAT-08, PROTO-05: the results may be processed; answering on stays possible. */
export function ReadyPanel(props: {
  readonly disabled: boolean;
  /** The server has no further question. */
  readonly lastQuestion: boolean;
  /** There is text in the box that has not been sent. */
  readonly unsent: boolean;
  readonly onProcess: () => void;
}): ReactNode {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Words>
        <Title id={id}>
          <CircleCheck aria-hidden size={20} />
          {copy.readyTitle}
        </Title>
        <Note>{props.lastQuestion ? copy.noFurtherNote : copy.readyNote}</Note>
        {props.unsent && <Note>{copy.unsentNote}</Note>}
      </Words>
      <Button disabled={props.disabled} onClick={props.onProcess}>
        {copy.processMyResults}
      </Button>
    </Panel>
  );
}

const Panel = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.md};
  border: 1px solid ${({ theme }) => theme.color.success.edge};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.success.fill};
  color: ${({ theme }) => theme.color.success.ink};
`;

const Words = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.fontSize.md};
`;

const Note = styled.p`
  font-size: ${({ theme }) => theme.fontSize.sm};
`;
