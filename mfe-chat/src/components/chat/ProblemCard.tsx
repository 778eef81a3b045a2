import { Alert, Button, LinkButton } from '@petwise/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { type CallProblem, canRetry } from '../../model/call-problem.ts';

/** What went wrong, what is safe, what to do; never a dead end. */
export function ProblemCard(props: {
  readonly problem: CallProblem;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}): ReactNode {
  const { problem } = props;
  const words = copy.problems[problem.kind];
  const calm = problem.kind === 'signed-in' || problem.kind === 'conflict';
  return (
    <Alert role="alert" tone={calm ? 'info' : 'warning'} title={words.title}>
      <p>{words.text}</p>
      {problem.detail && <p>{problem.detail}</p>}
      {problem.requestId && <small>{copy.reference(problem.requestId)}</small>}
      <Buttons>
        {canRetry(problem) && (
          <Button size="sm" variant="secondary" onClick={props.onRetry}>
            {copy.tryAgain}
          </Button>
        )}
        {problem.kind === 'gone' && (
          <LinkButton as={Link} to="/" size="sm" variant="secondary">
            {copy.startNew}
          </LinkButton>
        )}
        <Button size="sm" variant="quiet" onClick={props.onDismiss}>
          {copy.dismiss}
        </Button>
      </Buttons>
    </Alert>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  margin-top: ${({ theme }) => theme.space.xs};
`;
