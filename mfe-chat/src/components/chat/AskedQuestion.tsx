import type { Question } from '@petwise/contracts';
import { asSpelled, Collapsible, Text } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { measureToolOf } from '../../model/measure-tool.ts';
import type { Why } from '../../model/why-text.ts';
import { MeasureOffer } from '../measure/MeasureOffer.tsx';
import { PictureOffer, type PictureOffers } from '../picture/PictureOffer.tsx';
import { QuickAnswers } from './QuickAnswers.tsx';
import { Steps } from './ReasoningLog.tsx';
import { Words } from './UserText.tsx';

/** A question of either chat: what is asked, how it may be answered, and last why it is asked (CHAT-03, CHAT-04). */
export function AskedQuestion(props: {
  /** Null where its words stand elsewhere. */
  readonly text: string | null;
  readonly question: Pick<Question, 'measure' | 'picture'> | null;
  readonly options: readonly string[];
  /** Stands below the options. */
  readonly hint?: string;
  readonly why: Why | null;
  /** Only the latest is answered. */
  readonly latest: boolean;
  readonly disabled: boolean;
  readonly offers: PictureOffers | undefined;
  readonly onOption: (option: string) => void;
}): ReactNode {
  const { text, question, options, hint, why, latest, disabled, offers, onOption } = props;
  const tool = latest && offers?.wanted ? measureToolOf(question) : null;
  const answers = latest ? options : [];
  return (
    <>
      {text !== null && <Asked>{asSpelled(text)}</Asked>}
      {answers.length > 0 && (
        <div>
          <QuickAnswers options={answers} disabled={disabled} onChoose={onOption} />
          {hint && (
            <Text tone="muted" size="sm">
              {hint}
            </Text>
          )}
        </div>
      )}
      {tool && <MeasureOffer tool={tool} disabled={disabled} onMeasured={onOption} />}
      {latest && offers && <PictureOffer question={question} offers={offers} disabled={disabled} />}
      {why && <WhyThisQuestion why={why} />}
    </>
  );
}

function WhyThisQuestion({ why }: { readonly why: Why }): ReactNode {
  return (
    <Collapsible look="plain" title={copy.whyThisQuestion}>
      {why.reason && (
        <Text tone="muted" lang="en">
          {asSpelled(why.reason)}
        </Text>
      )}
      {why.steps.length > 0 && (
        <Steps>
          {why.steps.map((step, index) => (
            <li key={`${index} ${step}`}>{asSpelled(step)}</li>
          ))}
        </Steps>
      )}
    </Collapsible>
  );
}

const Asked = styled(Words)`
  font-size: ${({ theme }) => theme.fontSize.lg};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  line-height: ${({ theme }) => theme.lineHeight.snug};
`;
