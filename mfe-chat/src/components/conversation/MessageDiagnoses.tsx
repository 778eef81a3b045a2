import type { Diagnosis, Message } from '@petwise/contracts';
import { Alert, formatNumber, RemoteSlot } from '@petwise/ui';
import { type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

/** CONV-02: the diagnosis view of the report bundle, only on a complete message; without it the bare list. */
export function MessageDiagnoses(props: {
  readonly message: Message;
  readonly context: readonly Message[];
}): ReactNode {
  const { message, context } = props;
  const diagnoses = message.metadata?.diagnoses ?? [];
  const conversationContext = useMemo(
    () => context.map(({ role, content, messageType }) => ({ role, content, messageType })),
    [context],
  );
  if (diagnoses.length === 0) return null;
  return (
    <RemoteSlot
      door="report/diagnosis"
      height={480}
      fallback={<BareList diagnoses={diagnoses} />}
      props={{
        diagnoses,
        isComplete: true,
        isO3Pro: message.metadata?.isO3Pro === true,
        reasoning: message.reasoning,
        conversationContext,
      }}
    />
  );
}

function BareList({ diagnoses }: { readonly diagnoses: readonly Diagnosis[] }): ReactNode {
  return (
    <Alert tone="info">
      <p>{copy.diagnosisDown}</p>
      <List>
        {diagnoses.map(({ condition, confidence, description }) => (
          <li key={condition}>
            <strong>{condition}</strong>{' '}
            {`(${formatNumber(confidence / 100, { style: 'percent' })})`} {description}
          </li>
        ))}
      </List>
    </Alert>
  );
}

const List = styled.ul`
  padding-inline-start: 1.2em;
`;
