import { Alert, RemoteSlot } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import type { ConversationMessageProps } from './message-props.ts';

/** CONV-05: the form that a message asks for, from the intake bundle; without it the box still works. */
export function MessageForm({
  message,
  pending,
  patient,
  actions,
}: ConversationMessageProps): ReactNode {
  const wanted = message.metadata?.requiresForm;
  if (!wanted) return null;
  const fallback = <Alert tone="warning">{copy.formDown}</Alert>;
  return (
    <Area inert={pending}>
      {wanted === 'basic-intake' ? (
        <RemoteSlot
          door="intake/basic-information"
          height={640}
          fallback={fallback}
          props={{
            detected: {},
            symptoms: patient.symptoms,
            draftId: patient.draftId,
            ...(patient.readFacts ? { readFacts: patient.readFacts } : {}),
            onSubmit: actions.onBasic,
          }}
        />
      ) : (
        <RemoteSlot
          door="intake/medical-history"
          height={640}
          fallback={fallback}
          props={{
            species: patient.species,
            draftId: patient.draftId,
            onSubmit: actions.onHistory,
          }}
        />
      )}
    </Area>
  );
}

const Area = styled.div`
  margin-top: ${({ theme }) => theme.space.xs};
  &[inert] {
    opacity: 0.6;
  }
`;
