import type { Correctable, CorrectionBody, UnderstoodSign } from '@petwise/contracts';
import { asSpelled, Button, Chip, VisuallyHidden, withEnglish } from '@petwise/ui';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { Panel } from './Panel.ts';

/** Beyond this many signs the rest waits behind a button. */
const SHOWN_AT_FIRST = 8;

/** What was understood, as chips: one that is wrong is taken back, and may be restored. */
export function UnderstoodPanel(props: {
  readonly understood: Correctable;
  readonly disabled: boolean;
  readonly onCorrect: (body: CorrectionBody) => void;
}): ReactNode {
  const { signs, removed } = props.understood;
  const [whole, setWhole] = useState(false);
  const id = useId();
  const shown = whole ? signs : signs.slice(0, SHOWN_AT_FIRST);
  return (
    <Panel aria-labelledby={id}>
      <Title id={id}>{copy.understoodTitle}</Title>
      <Chips>
        {shown.map((sign) => (
          <li key={sign.id}>
            <SignChip {...props} sign={sign} />
          </li>
        ))}
        {signs.length > shown.length && (
          <li>
            <Button size="sm" variant="quiet" onClick={() => setWhole(true)}>
              {copy.allSigns(signs.length)}
            </Button>
          </li>
        )}
        {removed.map((sign) => (
          <li key={`removed ${sign.id}`}>
            <TakenBack {...props} sign={sign} />
          </li>
        ))}
      </Chips>
      <Hint>{copy.understoodHint}</Hint>
    </Panel>
  );
}

interface SignProps {
  readonly sign: UnderstoodSign;
  readonly disabled: boolean;
  readonly onCorrect: (body: CorrectionBody) => void;
}

function SignChip({ sign, disabled, onCorrect }: SignProps): ReactNode {
  const reader = copy.readBy[sign.heardBy ?? 'engine'];
  return (
    <Chip
      tone={sign.present ? 'primary' : 'neutral'}
      removeLabel={withEnglish(copy.takeBack, sign.words)}
      disabled={disabled}
      onRemove={() => onCorrect({ kind: 'remove', sign: sign.id })}
    >
      {reader ? (
        <>
          <span lang="en">{asSpelled(sign.words)}</span> <By>· {reader}</By>
        </>
      ) : (
        <span lang="en">{asSpelled(sign.words)}</span>
      )}
    </Chip>
  );
}

function TakenBack({ sign, disabled, onCorrect }: SignProps): ReactNode {
  return (
    <Gone>
      <s lang="en">{asSpelled(sign.words)}</s>
      <Button
        size="sm"
        variant="quiet"
        disabled={disabled}
        onClick={() => onCorrect({ kind: 'restore', sign: sign.id })}
      >
        <span aria-hidden>{copy.undo}</span>
        <VisuallyHidden>{withEnglish(copy.undoTakeBack, sign.words)}</VisuallyHidden>
      </Button>
    </Gone>
  );
}

const Title = styled.h2`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.xs};
  font-weight: ${({ theme }) => theme.fontWeight.strong};
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  list-style: none;
  & > li {
    max-width: 100%;
  }
`;

const By = styled.small`
  font-size: ${({ theme }) => theme.fontSize.xs};
  font-weight: ${({ theme }) => theme.fontWeight.regular};
`;

const Gone = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.sm};
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.xs};
`;
