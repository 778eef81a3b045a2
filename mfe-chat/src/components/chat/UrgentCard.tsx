import { AlertTriangle, Siren } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import type { UrgentTriage } from '../../model/urgency.ts';

/**
 * Urgency first: what to do now, above the conversation. It stays in sight and
 * so stays small; the reasons open on demand.
 */
export function UrgentCard({ triage }: { readonly triage: UrgentTriage }): ReactNode {
  const { level, advice, reasons } = triage;
  const Icon = level === 'emergency' ? Siren : AlertTriangle;
  return (
    <Place role="alert" data-level={level}>
      <Icon aria-hidden size={24} />
      <Words>
        <Title>{copy.urgencyHeading[level]}</Title>
        <p>{advice || copy.urgencyAdvice[level]}</p>
        {reasons.length > 0 && (
          <details>
            <summary>{copy.urgencyWhy}</summary>
            <Reasons>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </Reasons>
          </details>
        )}
      </Words>
      <Help href="/emergency">{copy.emergencyLink}</Help>
    </Place>
  );
}

const Place = styled.div`
  flex: none;
  max-height: 45%;
  overflow-y: auto;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};
  @media (max-width: 640px) {
    padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
    gap: ${({ theme }) => theme.space.xs};
  }
  border: 1px solid ${({ theme }) => theme.color.urgency.today.edge};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.urgency.today.fill};
  color: ${({ theme }) => theme.color.urgency.today.ink};
  font-size: ${({ theme }) => theme.fontSize.sm};
  line-height: ${({ theme }) => theme.lineHeight.snug};
  &[data-level='emergency'] {
    border-color: transparent;
    background: ${({ theme }) => theme.color.alarm};
    color: ${({ theme }) => theme.color.onAlarm};
  }
`;

const Words = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
  summary {
    min-height: 24px;
    width: fit-content;
    cursor: pointer;
    text-decoration: underline;
  }
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.fontSize.md};
`;

const Help = styled.a`
  display: inline-flex;
  align-items: center;
  align-self: center;
  min-height: ${({ theme }) => theme.size.touch};
  padding: 0 ${({ theme }) => theme.space.md};
  border: 2px solid currentColor;
  border-radius: ${({ theme }) => theme.radius.full};
  color: inherit;
  font-weight: ${({ theme }) => theme.fontWeight.strong};
  text-decoration: none;
  @media (max-width: 640px) {
    /* A row of its own, so that the words have the whole width. */
    flex: 1 0 100%;
    justify-content: center;
  }
`;

const Reasons = styled.ul`
  margin: 0;
  padding-inline-start: 1.2em;
`;
