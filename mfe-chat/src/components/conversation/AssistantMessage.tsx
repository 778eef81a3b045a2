import { Collapsible, Text } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { isTextHeld, quickResponsesOf } from '../../model/prototype-message.ts';
import { QuickAnswers } from '../chat/QuickAnswers.tsx';
import { Words } from '../chat/UserText.tsx';
import { measureToolOf } from '../../model/measure-tool.ts';
import { MeasureOffer } from '../measure/MeasureOffer.tsx';
import { PictureOffer } from '../picture/PictureOffer.tsx';
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
  const asked = metadata?.nextQuestion?.trim();
  const held = isTextHeld(message);
  const tool = latest && props.offers.wanted ? measureToolOf(metadata) : null;
  return (
    <Parts>
      {message.reasoning?.trim() && <MessageReasoning text={message.reasoning} latest={latest} />}
      {/* What led to the question stands above it; the question is what must be in sight. */}
      <Parts data-asks={props.asks || undefined}>
        {held ? <Text tone="muted">{copy.analysisPending}</Text> : <Words>{message.content}</Words>}
        {complete && <MessageDiagnoses message={message} context={context} />}
        {asked && asked !== message.content.trim() && <Asked lang="en">{asked}</Asked>}
        {metadata?.why_this_question && (
          <Collapsible look="plain" title={copy.whyThisQuestion}>
            <Text tone="muted" lang="en">
              {metadata.why_this_question}
            </Text>
          </Collapsible>
        )}
        {latest && <QuickResponses {...props} />}
        {tool && (
          <MeasureOffer tool={tool} disabled={props.pending} onMeasured={props.actions.onOption} />
        )}
        {latest && (
          <PictureOffer question={metadata} offers={props.offers} disabled={props.pending} />
        )}
        {latest && <MessageForm {...props} />}
        {complete && <Disclaimer />}
      </Parts>
    </Parts>
  );
}

function QuickResponses({ message, pending, actions }: ConversationMessageProps): ReactNode {
  const responses = quickResponsesOf(message.metadata);
  if (responses.length === 0) return null;
  return (
    <div>
      <QuickAnswers
        options={responses.map((response) => response.text)}
        disabled={pending}
        onChoose={actions.onOption}
      />
      <Text tone="muted" size="sm">
        {copy.quickHint}
      </Text>
    </div>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
`;

const Asked = styled.p`
  font-size: ${({ theme }) => theme.fontSize.lg};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  line-height: ${({ theme }) => theme.lineHeight.snug};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
