import type { Correctable } from '@petwise/contracts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ListEntry } from './list-entry.ts';
import { hasSecondEarCard, SecondEarCard } from './SecondEarCard.tsx';
import { SignChecks } from './SignChecks.tsx';
import { UnderstoodPanel } from './UnderstoodPanel.tsx';
import type { Corrections } from './use-corrections.ts';

/** The row with what was understood, what is to be checked, and the second reader; none while there is nothing of it. */
export function understoodEntry(
  corrections: Corrections,
  options: { readonly disabled: boolean },
): ListEntry | null {
  const { understood } = corrections;
  if (understood === null || isEmpty(understood)) return null;
  const node = (
    <Understood
      understood={understood}
      corrections={corrections}
      disabled={options.disabled || corrections.correcting}
    />
  );
  return { id: 'understood', node, length: 0, quiet: true };
}

function Understood(props: {
  readonly understood: Correctable;
  readonly corrections: Corrections;
  readonly disabled: boolean;
}): ReactNode {
  const { understood, corrections, disabled } = props;
  const { ear, checks = [] } = understood;
  const onCorrect = (body: Parameters<Corrections['correct']>[0]): void => {
    void corrections.correct(body);
  };
  return (
    <Rows>
      {hasSigns(understood) && (
        <UnderstoodPanel understood={understood} disabled={disabled} onCorrect={onCorrect} />
      )}
      {checks.length > 0 && (
        <SignChecks checks={checks} disabled={disabled} onCorrect={onCorrect} />
      )}
      {ear && hasSecondEarCard(ear) && (
        <SecondEarCard ear={ear} sessionId={corrections.sessionId} onChanged={corrections.reread} />
      )}
    </Rows>
  );
}

function isEmpty(understood: Correctable): boolean {
  const { ear, checks = [] } = understood;
  return !hasSigns(understood) && checks.length === 0 && !(ear && hasSecondEarCard(ear));
}

function hasSigns({ signs, removed }: Correctable): boolean {
  return signs.length > 0 || removed.length > 0;
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
`;
