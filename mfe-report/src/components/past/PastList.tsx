import type { ConsultSummary } from '@petwise/contracts';
import { Button, Stack, Text, theme, useToast } from '@petwise/ui';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useDeleteConsult } from '../../api/past-consults.ts';
import { copy } from '../../copy.ts';
import { LeavingEntry } from './LeavingEntry.tsx';
import { PastEntry } from './PastEntry.tsx';
import { useDelayedDelete } from './use-delayed-delete.ts';

/** Two at a time are compared. */
const COMPARED = 2;

/** The assessments, newest first; what is about to be deleted shows its way back instead. */
export function PastList({
  consults,
  chosen,
  isCompared,
  onChoose,
  onCompare,
}: {
  readonly consults: readonly ConsultSummary[];
  readonly chosen: readonly string[];
  /** Whether the chosen stand side by side already. */
  readonly isCompared: boolean;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onCompare: () => void;
}): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const showToast = useToast();
  const remove = useDeleteConsult();
  const { leaving, begin, undo } = useDelayedDelete(async (id) => {
    try {
      await remove(id);
      // Before the list is drawn again without it.
      const gone = list.current?.querySelector(`[data-entry="${id}"]`);
      if (gone?.contains(document.activeElement)) list.current?.focus();
      return true;
    } catch {
      showToast({
        title: copy.past.deleteFailed,
        description: copy.past.deleteFailedHint,
        tone: 'destructive',
      });
      return false;
    }
  });

  function choose(id: string): void {
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  }
  function leave(id: string): void {
    onChoose(chosen.filter((other) => other !== id));
    begin(id);
  }

  return (
    <Stack gap="sm">
      <Text size="sm" tone="muted">
        {copy.past.compareHint}
      </Text>
      <List ref={list} tabIndex={-1} aria-label={copy.past.heading}>
        {consults.map((consult) => (
          <li key={consult.sessionId} data-entry={consult.sessionId}>
            {leaving.has(consult.sessionId) ? (
              <LeavingEntry title={consult.title} onUndo={() => undo(consult.sessionId)} />
            ) : (
              <PastEntry
                consult={consult}
                isChosen={chosen.includes(consult.sessionId)}
                canChoose={chosen.length < COMPARED || chosen.includes(consult.sessionId)}
                onChoose={() => choose(consult.sessionId)}
                onDelete={() => leave(consult.sessionId)}
              />
            )}
          </li>
        ))}
      </List>
      {chosen.length > 0 && !isCompared ? (
        <Bar>
          <Text role="status" size="sm">
            {chosen.length < COMPARED ? copy.past.oneChosen : copy.past.twoChosen}
          </Text>
          <Button disabled={chosen.length < COMPARED} onClick={onCompare}>
            {copy.past.showComparison}
          </Button>
        </Bar>
      ) : null}
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.md};
  padding: 0;
  list-style: none;
  &:focus {
    outline: none;
  }
`;

/** Stays in sight below a long list. */
const Bar = styled.div`
  position: sticky;
  bottom: ${theme.space.sm};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm};
  padding: ${theme.space.sm} ${theme.space.md};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.high};
`;
