import type { ReadDangers } from '@petwise/contracts';
import { Button, Card, Heading, Skeleton, Text, theme } from '@petwise/ui';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useFollowUp } from '../../api/follow-up.ts';
import { usePastConsult } from '../../api/past-consults.ts';
import { followUpCopy } from '../../follow-up-copy.ts';
import { calendarDayText, momentText } from '../../model/day-text.ts';
import type { ReportView } from '../../model/report-view.ts';
import { LookAgainForm } from './LookAgainForm.tsx';
import { OutcomeForm } from './OutcomeForm.tsx';

/** Of the card as it mostly is, in px: what comes below it does not move when it comes. */
const FORM_HEIGHT = 480;

/** What came after the report: what a vet wrote back, and what the vet found. Nothing while the server cannot say. */
export function FollowUpCard({
  report,
  sessionId,
  readDangers,
}: {
  readonly report: ReportView;
  readonly sessionId: string | null;
  readonly readDangers?: ReadDangers | undefined;
}): ReactNode {
  const id = useId();
  const { data, isLoading } = useFollowUp(sessionId);
  const [isChanging, setChanging] = useState(false);
  if (isLoading) return <Skeleton height={FORM_HEIGHT} />;
  if (!data || sessionId === null) return null;
  const { vetAnswers, outcome } = data;
  return (
    <Frame as="section" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {followUpCopy.heading}
      </Heading>
      {vetAnswers.length > 0 ? (
        <div>
          <Heading level={3}>{followUpCopy.answers}</Heading>
          <Text size="xs" tone="muted">
            {followUpCopy.unchecked}
          </Text>
          <Answers>
            {vetAnswers.map(({ at, author, words }) => (
              <li key={at + words}>
                <p>{words}</p>
                <Text size="xs" tone="muted">
                  {followUpCopy.from(author, momentText(at))}
                </Text>
              </li>
            ))}
          </Answers>
        </div>
      ) : null}
      <Heading level={3}>{followUpCopy.howNow(data.pet?.name)}</Heading>
      <LookAgain sessionId={sessionId} readDangers={readDangers} />
      <Heading level={3}>{followUpCopy.ask}</Heading>
      {outcome && !isChanging ? (
        <>
          <p>{followUpCopy.found(outcome.diagnosis, calendarDayText(outcome.foundOn))}</p>
          <Change variant="secondary" onClick={() => setChanging(true)}>
            {followUpCopy.change}
          </Change>
        </>
      ) : (
        <OutcomeForm
          report={report}
          sessionId={sessionId}
          outcome={outcome}
          onSaved={() => setChanging(false)}
        />
      )}
    </Frame>
  );
}

/** The short consult, from when the owner asks for it. */
function LookAgain({
  sessionId,
  readDangers,
}: {
  readonly sessionId: string;
  readonly readDangers: ReadDangers | undefined;
}): ReactNode {
  const [isTelling, setTelling] = useState(false);
  const { data: consult } = usePastConsult(sessionId);
  if (isTelling && consult) return <LookAgainForm consult={consult} readDangers={readDangers} />;
  return (
    <Change variant="secondary" onClick={() => setTelling(true)}>
      {followUpCopy.tell}
    </Change>
  );
}

const Frame = styled(Card)`
  display: grid;
  gap: ${theme.space.sm};
  overflow-wrap: anywhere;
  @media print {
    display: none;
  }
`;

const Answers = styled.ul`
  display: grid;
  gap: ${theme.space.sm};
  margin-top: ${theme.space.xs};
  list-style: none;
  & > li {
    padding-inline-start: ${theme.space.sm};
    border-inline-start: 3px solid ${theme.color.accent};
    white-space: pre-line;
  }
`;

const Change = styled(Button)`
  justify-self: start;
`;
