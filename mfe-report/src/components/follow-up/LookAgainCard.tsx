import type { ConsultSummary, DoorProps, ReadDangers } from '@petwise/contracts';
import { Button, Card, Heading, LinkButton, Text, theme, useToast } from '@petwise/ui';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLookedAgain } from '../../api/follow-up.ts';
import { useDueLookAgain, usePastConsult } from '../../api/past-consults.ts';
import { copy } from '../../copy.ts';
import { followUpCopy } from '../../follow-up-copy.ts';
import { momentText } from '../../model/day-text.ts';
import { LookAgainForm } from './LookAgainForm.tsx';

/** The home screen's reminder of one report whose animal should be looked at again; nothing when none is due. */
export function LookAgainCard({ readDangers }: DoorProps['report/look-again']): ReactNode {
  const due = useDueLookAgain();
  const showToast = useToast();
  const answer = useLookedAgain(() =>
    showToast({
      title: followUpCopy.failed,
      description: followUpCopy.failedHint,
      tone: 'destructive',
    }),
  );
  if (!due) return null;
  const { sessionId } = due;
  return (
    <DueCard
      key={sessionId}
      due={due}
      readDangers={readDangers}
      onAnswered={() => answer.mutate(sessionId)}
    />
  );
}

function DueCard({
  due,
  readDangers,
  onAnswered,
}: {
  readonly due: ConsultSummary;
  readonly readDangers: ReadDangers | undefined;
  readonly onAnswered: () => void;
}): ReactNode {
  const id = useId();
  const { sessionId, title, triage, updatedAt, petName } = due;
  const { data: consult } = usePastConsult(sessionId);
  const [isTelling, setTelling] = useState(false);
  if (!consult) return null;
  return (
    <Frame as="section" aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {followUpCopy.howNow(petName)}
      </Heading>
      <Text tone="muted">
        {[title, triage ? copy.triage[triage] : '', momentText(updatedAt)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <p>{followUpCopy.howNowHint}</p>
      {isTelling && <LookAgainForm consult={consult} readDangers={readDangers} />}
      <Actions>
        {!isTelling && <Button onClick={() => setTelling(true)}>{followUpCopy.tell}</Button>}
        <LinkButton as={Link} to={`/assessment?resume=${sessionId}`} variant="secondary">
          {copy.past.open}
        </LinkButton>
        <Button variant="quiet" onClick={onAnswered}>
          {followUpCopy.isWell}
        </Button>
      </Actions>
    </Frame>
  );
}

const Frame = styled(Card)`
  display: grid;
  gap: ${theme.space.xs};
  margin-block-end: ${theme.space.lg};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
`;
