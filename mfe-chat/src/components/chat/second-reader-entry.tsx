import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ListEntry } from './list-entry.ts';
import { hasSecondReaderCard, SecondReaderCard } from './SecondReaderCard.tsx';
import { SignChecks } from './SignChecks.tsx';
import type { Corrections } from './use-corrections.ts';

/** The row below the open question with what is to be checked, and the second reader; none while there is nothing of it. */
export function secondReaderEntry(
  corrections: Corrections,
  options: { readonly disabled: boolean },
): ListEntry | null {
  const { ear: reader, checks = [] } = corrections.understood ?? {};
  if (checks.length === 0 && !(reader && hasSecondReaderCard(reader))) return null;
  const disabled = options.disabled || corrections.correcting;
  const node = <SecondReaderRow corrections={corrections} disabled={disabled} />;
  return { id: 'second-reader', node, length: 0, quiet: true };
}

function SecondReaderRow(props: {
  readonly corrections: Corrections;
  readonly disabled: boolean;
}): ReactNode {
  const { corrections, disabled } = props;
  const { ear: reader, checks = [] } = corrections.understood ?? {};
  return (
    <Rows>
      {checks.length > 0 && (
        <SignChecks
          checks={checks}
          disabled={disabled}
          onCorrect={(body) => void corrections.correct(body)}
        />
      )}
      {reader && hasSecondReaderCard(reader) && (
        <SecondReaderCard
          reader={reader}
          sessionId={corrections.sessionId}
          onChanged={corrections.reread}
        />
      )}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
`;
