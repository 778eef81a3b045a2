import { Alert, asSpelled, Card, Heading, theme } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFollowUp } from '../../api/follow-up.ts';
import { copy } from '../../copy.ts';
import { followUpCopy } from '../../follow-up-copy.ts';
import type { ReportView } from '../../model/report-view.ts';

/** What has changed since the report after which the owner looked again; nothing for any other report. */
export function SinceCard(props: {
  readonly report: ReportView;
  readonly sessionId: string | null;
}): ReactNode {
  const id = useId();
  const since = useFollowUp(props.sessionId).data?.since;
  if (!since) return null;
  const now = props.report.triage?.level;
  const courses = (['worse', 'same', 'better', 'gone'] as const).flatMap((course) => {
    const signs = since.signs.filter((sign) => sign.now === course).map(({ words }) => words);
    return signs.length === 0 ? [] : [{ course, signs: signs.join(', ') }];
  });
  return (
    <Frame as="section" aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {followUpCopy.since}
      </Heading>
      {since.level && now && (
        <p>{followUpCopy.sinceLevel(copy.triage[since.level], copy.triage[now])}</p>
      )}
      {courses.some(({ course }) => course === 'worse') && (
        <Alert tone="warning" role="note">
          {followUpCopy.sinceWorse}
        </Alert>
      )}
      <dl>
        {courses.map(({ course, signs }) => (
          <div key={course}>
            <dt>{followUpCopy.sinceSigns[course]}</dt>
            <dd>{asSpelled(signs)}</dd>
          </div>
        ))}
      </dl>
      {since.sessionId && (
        <Link to={`/assessment?resume=${since.sessionId}`}>{followUpCopy.sinceOpen}</Link>
      )}
    </Frame>
  );
}

const Frame = styled(Card)`
  display: grid;
  gap: ${theme.space.xs};
  overflow-wrap: break-word;
  & dl {
    display: grid;
    gap: ${theme.space.xxs};
  }
  & dt {
    font-weight: ${theme.fontWeight.strong};
  }
  & > a {
    justify-self: start;
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.touch};
  }
`;
