import { Text, theme, withEnglish } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { firstScreenCopy } from '../../first-screen-copy.ts';
import { otherFlags } from '../../model/other-flags.ts';
import type { ReportView } from '../../model/report-view.ts';
import { Fold } from './Fold.tsx';

/** Why it is that urgent, and what else was a warning sign. */
export function UrgencyReasons({ report }: { readonly report: ReportView }): ReactNode {
  const reasons = report.triage?.reasons ?? [];
  const flags = report.triage ? otherFlags(report) : [];
  if (reasons.length + flags.length === 0) return null;
  return (
    <Fold title={firstScreenCopy.why} count={reasons.length + flags.length}>
      <List lang="en">
        {reasons.map((reason, index) => (
          <li key={index}>{reason}</li>
        ))}
      </List>
      {flags.length > 0 ? (
        <>
          <Label>{copy.redFlags}</Label>
          <List lang="en">
            {flags.map(({ text, advice }, index) => (
              <li key={index}>
                {text}
                {advice ? ` ${advice}` : null}
              </li>
            ))}
          </List>
        </>
      ) : null}
      {report.care?.source ? (
        <Source tone="muted" size="sm">
          {withEnglish(firstScreenCopy.careSource, report.care.source)}
        </Source>
      ) : null}
    </Fold>
  );
}

const Source = styled(Text)`
  margin-top: ${theme.space.sm};
`;

const Label = styled.h3`
  margin-block: ${theme.space.sm} 0.25rem;
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.strong};
`;

const List = styled.ul`
  display: grid;
  gap: 0.25rem;
  padding-inline-start: 1.2em;
`;
