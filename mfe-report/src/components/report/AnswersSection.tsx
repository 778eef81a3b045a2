import { Text, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import type { AnswerView } from '../../model/report-view.ts';
import { EffectChart } from './EffectChart.tsx';
import { EntryList } from './EntryList.ts';
import { Foldable } from './Foldable.tsx';
import { Labelled } from './Labelled.tsx';

/** Section 5: each question, the owner's answer, why it matters and what it changed. */
export function AnswersSection({
  answers,
}: {
  readonly answers: readonly AnswerView[];
}): ReactNode {
  if (answers.length === 0) return <Text tone="muted">{copy.emptyAnswers}</Text>;
  const { fields } = copy;
  return (
    <Foldable count={answers.length} limit={10}>
      {(isShown) => (
        <EntryList>
          {answers.map((one, index) => (
            <li key={index} data-folded={isShown(index) ? undefined : ''}>
              <Question lang="en">{one.question}</Question>
              <Labelled label={fields.yourAnswer} isHidden={!one.answer}>
                <Answer>{one.answer}</Answer>
              </Labelled>
              <Labelled label={fields.significance} isHidden={!one.significance}>
                <p>{one.significance}</p>
              </Labelled>
              <Labelled label={fields.answerImpact} isHidden={!one.impact}>
                <p>{one.impact}</p>
              </Labelled>
              {one.effect ? (
                <EffectChart effect={one.effect} isStated={/\d ?%/.test(one.impact)} />
              ) : null}
            </li>
          ))}
        </EntryList>
      )}
    </Foldable>
  );
}

const Question = styled.h3`
  font-size: ${theme.fontSize.md};
`;

const Answer = styled.blockquote`
  justify-self: start;
  display: inline-block;
  padding: 0.375rem ${theme.space.sm};
  border-radius: ${theme.radius.md};
  background: ${theme.color.primarySoft};
  color: ${theme.color.onPrimarySoft};
`;
