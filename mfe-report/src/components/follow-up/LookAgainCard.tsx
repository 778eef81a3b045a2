import { type DoorProps, dropLookAgain, dueLookAgains, type ReadDangers } from '@petwise/contracts';
import { Button, Card, Heading, LinkButton, Text, theme } from '@petwise/ui';
import { localStore } from '@petwise/ui/storage';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFollowUp } from '../../api/follow-up.ts';
import { usePastConsult } from '../../api/past-consults.ts';
import { copy } from '../../copy.ts';
import { followUpCopy } from '../../follow-up-copy.ts';
import { momentText } from '../../model/day-text.ts';
import { LookAgainForm } from './LookAgainForm.tsx';

/** The home screen's reminder of one report whose animal should be looked at again; nothing when none is due. */
export function LookAgainCard({ readDangers }: DoorProps['report/look-again']): ReactNode {
  const [due, setDue] = useState(() => dueLookAgains(localStore, Date.now()));
  const [first] = due;
  if (!first) return null;
  const { sessionId } = first;
  function drop(): void {
    dropLookAgain(localStore, sessionId);
    setDue(dueLookAgains(localStore, Date.now()));
  }
  return (
    <DueCard key={sessionId} sessionId={sessionId} readDangers={readDangers} onAnswered={drop} />
  );
}

function DueCard({
  sessionId,
  readDangers,
  onAnswered,
}: {
  readonly sessionId: string;
  readonly readDangers: ReadDangers | undefined;
  readonly onAnswered: () => void;
}): ReactNode {
  const id = useId();
  const { data: consult } = usePastConsult(sessionId);
  const { data: followUp } = useFollowUp(sessionId);
  const [isTelling, setTelling] = useState(false);
  if (!consult) return null;
  const { title, triage, updatedAt } = consult;
  return (
    <Frame as="section" aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {followUpCopy.howNow(followUp?.pet?.name)}
      </Heading>
      <Text tone="muted">
        {[title, triage ? copy.triage[triage] : '', momentText(updatedAt)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <p>{followUpCopy.howNowHint}</p>
      {isTelling && (
        <LookAgainForm consult={consult} readDangers={readDangers} onJudged={onAnswered} />
      )}
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
