import { LinkButton, Phone, Text, theme, TriageCard } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { otherFlags } from '../../model/other-flags.ts';
import type { ReportView } from '../../model/report-view.ts';

/** Urgency first: the level, why, what to do now, and the way to help when it cannot wait. */
export function UrgencyCard({ report }: { readonly report: ReportView }): ReactNode {
  const { triage } = report;
  if (!triage) return null;
  const redFlags = otherFlags(report);
  const isPressing = triage.level === 'emergency' || triage.level === 'today';
  return (
    <TriageCard level={triage.level} title={copy.triage[triage.level]}>
      <Parts>
        {triage.advice ? (
          <section>
            <Label>{copy.adviceHeading}</Label>
            <Text size="lg">{triage.advice}</Text>
          </section>
        ) : null}
        {isPressing ? (
          // A page of its own outside the app, so that it opens even when the app is broken.
          <EmergencyLink
            href="/emergency"
            size="lg"
            variant={triage.level === 'emergency' ? 'danger' : 'primary'}
            icon={<Phone aria-hidden />}
          >
            {copy.emergencyLink}
          </EmergencyLink>
        ) : null}
        {isPressing ? (
          <OnPaper>{copy.emergencyAddress(new URL('/emergency', location.href).href)}</OnPaper>
        ) : null}
        {triage.reasons.length > 0 ? (
          <section>
            <Label>{copy.reasonsHeading}</Label>
            <List>
              {triage.reasons.map((reason, index) => (
                <li key={index}>{reason}</li>
              ))}
            </List>
          </section>
        ) : null}
        {redFlags.length > 0 ? (
          <section>
            <Label>{copy.redFlags}</Label>
            <List>
              {redFlags.map(({ text, advice }, index) => (
                <li key={index}>
                  {text}
                  {advice ? ` ${advice}` : null}
                </li>
              ))}
            </List>
          </section>
        ) : null}
      </Parts>
    </TriageCard>
  );
}

const EmergencyLink = styled(LinkButton)`
  justify-self: start;
`;

/** A button does nothing on paper; its address does. */
const OnPaper = styled.p`
  display: none;
  @media print {
    display: block;
    font-weight: ${theme.fontWeight.strong};
  }
`;

const Parts = styled.div`
  display: grid;
  gap: ${theme.space.md};
`;

const Label = styled.h3`
  margin-bottom: 0.25rem;
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.strong};
`;

const List = styled.ul`
  display: grid;
  gap: 0.25rem;
  padding-inline-start: 1.2em;
`;
