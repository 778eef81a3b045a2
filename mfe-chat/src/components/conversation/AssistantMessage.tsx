import { asSpelled, Text } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { isTextHeld, quickResponsesOf } from '../../model/prototype-message.ts';
import { AskedQuestion } from '../chat/AskedQuestion.tsx';
import { Words } from '../chat/UserText.tsx';
import type { ConversationMessageProps } from './message-props.ts';
import { Disclaimer } from './Disclaimer.tsx';
import { MessageDiagnoses } from './MessageDiagnoses.tsx';
import { MessageForm } from './MessageForm.tsx';
import { MessageReasoning } from './MessageReasoning.tsx';

/** CONV-02..05: what the assistant says, asks, and lets the owner do. */
export function AssistantMessage(props: ConversationMessageProps): ReactNode {
  const { message, latest, context } = props;
  const { metadata } = message;
  const complete = metadata?.isComplete === true;
  const held = isTextHeld(message);
  const asked = metadata?.nextQuestion?.trim() || null;
  const isQuestion = !held && asked === message.content.trim();
  const reason = metadata?.why_this_question?.trim();
  return (
    <Parts>
      {message.reasoning?.trim() && <MessageReasoning text={message.reasoning} latest={latest} />}
      {/* What led to the question stands above it; the question is what must be in sight. */}
      <Parts data-asks={props.asks || undefined}>
        {held && <Text tone="muted">{copy.analysisPending}</Text>}
        {!held && !isQuestion && <Words>{asSpelled(message.content)}</Words>}
        {complete && <MessageDiagnoses message={message} context={context} />}
        <AskedQuestion
          text={asked}
          question={metadata}
          options={quickResponsesOf(metadata).map((response) => response.text)}
          hint={copy.quickHint}
          why={reason ? { reason, steps: [] } : null}
          latest={latest}
          disabled={props.pending}
          offers={props.offers}
          onOption={props.actions.onOption}
        />
        {latest && <MessageForm {...props} />}
        {complete && <Disclaimer />}
      </Parts>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
`;
