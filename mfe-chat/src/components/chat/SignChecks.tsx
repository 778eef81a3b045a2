import type { CorrectionBody, SignCheck } from '@petwise/contracts';
import { Button, VisuallyHidden, withEnglish } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

const ANSWERS = ['yes', 'no', 'unsure'] as const;

/** Where two readers differ: the owner's own words, and one tap that decides. */
export function SignChecks(props: {
  readonly checks: readonly SignCheck[];
  readonly disabled: boolean;
  readonly onCorrect: (body: CorrectionBody) => void;
}): ReactNode {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Title id={id}>{copy.checksTitle}</Title>
      <List>
        {props.checks.map((check) => (
          <li key={check.id}>
            <Check {...props} check={check} />
          </li>
        ))}
      </List>
    </Panel>
  );
}

function Check(props: {
  readonly check: SignCheck;
  readonly disabled: boolean;
  readonly onCorrect: (body: CorrectionBody) => void;
}): ReactNode {
  const { id, quote, words, against, danger, question } = props.check;
  const sentence = against ? copy.checkDoubt(quote, words) : copy.checkMeaning(quote, words);
  return (
    <>
      <p>{question ? copy.checkDanger(quote, question) : sentence}</p>
      {danger && <Why>{copy.checkDecides(inSentence(danger))}</Why>}
      <Buttons>
        {ANSWERS.map((answer) => (
          <Button
            key={answer}
            size="sm"
            variant="secondary"
            disabled={props.disabled}
            onClick={() => props.onCorrect({ kind: 'check', sign: id, answer })}
          >
            <span aria-hidden>{copy.checkAnswers[answer]}</span>
            <VisuallyHidden>
              {withEnglish((sign) => copy.checkAnswerLabel(copy.checkAnswers[answer], sign), words)}
            </VisuallyHidden>
          </Button>
        ))}
      </Buttons>
    </>
  );
}

/** "Pale gums" as "pale gums"; "GDV" stays. */
function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

const Why = styled.p`
  font-size: ${({ theme }) => theme.fontSize.sm};
  font-weight: ${({ theme }) => theme.fontWeight.strong};
`;

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};
  border: 1px solid ${({ theme }) => theme.color.info.edge};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.info.fill};
  color: ${({ theme }) => theme.color.info.ink};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.fontSize.sm};
  font-weight: ${({ theme }) => theme.fontWeight.strong};
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  list-style: none;
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  margin-top: ${({ theme }) => theme.space.xs};
`;
