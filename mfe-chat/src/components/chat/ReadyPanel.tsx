import { Button, CircleCheck, visuallyHidden } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { SMALL_CONTAINER } from './small-container.ts';

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
    <Panel
      aria-labelledby={id}
      data-ready
      tabIndex={-1}
      data-folds={!props.lastQuestion || undefined}
    >
      <Title id={id}>
        <CircleCheck aria-hidden size={20} />
        {copy.readyTitle}
      </Title>
      <Action>
        <Button disabled={props.disabled} onClick={props.onProcess}>
          {copy.processMyResults}
        </Button>
      </Action>
      <Notes>
        <Note>{props.lastQuestion ? copy.noFurtherNote : copy.readyNote}</Note>
        {props.unsent && <p>{copy.unsentNote}</p>}
      </Notes>
    </Panel>
  );
}

const Panel = styled.section`
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }
  display: grid;
  grid-template: 'title action' auto 'notes action' auto / minmax(0, 1fr) auto;
  column-gap: ${({ theme }) => theme.space.sm};
  align-items: center;
  padding: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};
  border: 1px solid ${({ theme }) => theme.color.success.edge};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.success.fill};
  color: ${({ theme }) => theme.color.success.ink};
  @container ${SMALL_CONTAINER} {
    grid-template: 'title action' auto 'notes notes' auto / minmax(0, 1fr) auto;
    row-gap: ${({ theme }) => theme.space.xxs};
    padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
    & button {
      padding-inline: ${({ theme }) => theme.space.sm};
      font-size: ${({ theme }) => theme.fontSize.sm};
    }
  }
  @container chat (max-width: 20em) {
    & h2 > svg {
      display: none;
    }
  }
  /* Larger text counts as a smaller phone. */
  @container chat (max-width: 16em) {
    grid-template: 'title' auto 'action' auto 'notes' auto / minmax(0, 1fr);
  }
`;

const Title = styled.h2`
  grid-area: title;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.fontSize.md};
  line-height: ${({ theme }) => theme.lineHeight.snug};
`;

const Action = styled.div`
  grid-area: action;
`;

const Notes = styled.div`
  grid-area: notes;
  font-size: ${({ theme }) => theme.fontSize.sm};
  line-height: ${({ theme }) => theme.lineHeight.snug};
`;

/** On a phone the panel is one line while a question above it is open. */
const Note = styled.p`
  @container ${SMALL_CONTAINER} {
    [data-folds] & {
      ${visuallyHidden}
    }
  }
`;
