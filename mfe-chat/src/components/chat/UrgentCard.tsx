import { LinkButton, Siren, TriageCard } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import type { UrgentTriage } from '../../model/urgency.ts';

/** Urgency first: what to do now, above the conversation, which goes on below. */
export function UrgentCard({ triage }: { readonly triage: UrgentTriage }): ReactNode {
  const { level, advice, reasons } = triage;
  return (
    <Place role="alert">
      <TriageCard
        level={level}
        title={copy.urgencyHeading[level]}
        action={
          <LinkButton href="/emergency" variant="danger" icon={<Siren aria-hidden />}>
            {copy.emergencyLink}
          </LinkButton>
        }
      >
        <p>{advice || copy.urgencyAdvice[level]}</p>
        {reasons.length > 0 && (
          <Reasons>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Reasons>
        )}
      </TriageCard>
    </Place>
  );
}

const Place = styled.div`
  flex: none;
  max-height: 45%;
  overflow-y: auto;
  border-radius: ${({ theme }) => theme.radius.lg};
  /* The danger button's own words stay readable on its own ground. */
  a[href] {
    color: ${({ theme }) => theme.color.onDanger};
  }
`;

const Reasons = styled.ul`
  padding-inline-start: 1.2em;
  font-size: ${({ theme }) => theme.fontSize.sm};
`;
