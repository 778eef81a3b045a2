import { emergencyAddress } from '@petwise/contracts';
import { Check, LinkButton, Phone, theme, TriageCard, X } from '@petwise/ui';
import { keepKnownDanger, namesOf } from '@petwise/ui/known-danger';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { firstScreenCopy } from '../../first-screen-copy.ts';
import { carePlan } from '../../model/care-plan.ts';
import type { ReportView } from '../../model/report-view.ts';
import { LookAgainNote } from '../follow-up/LookAgainNote.tsx';
import { CallOwnVet } from './CallOwnVet.tsx';

/** The first ten seconds: how urgent, the way to help when it cannot wait, what to do, what to leave, when to look again. */
export function UrgencyCard({
  report,
  madeAt,
  sessionId,
}: {
  readonly report: ReportView;
  readonly madeAt: string;
  readonly sessionId: string | null;
}): ReactNode {
  const { triage, species } = report;
  useKnownOnEmergencyPage(report);
  if (!triage) return null;
  const { now, todo, avoid } = carePlan(report);
  const isPressing = triage.level === 'emergency' || triage.level === 'today';
  return (
    <TriageCard level={triage.level} title={copy.triage[triage.level]}>
      <Parts>
        <Steps title={firstScreenCopy.todo} now={now} steps={todo} tone="todo" />
        {isPressing ? (
          <CallOwnVet variant={triage.level === 'emergency' ? 'danger' : 'primary'}>
            {(variant) => (
              // A page of its own outside the app, so that it opens even when the app is broken.
              <LinkButton
                href={emergencyAddress(species)}
                size="lg"
                variant={variant}
                icon={<Phone aria-hidden />}
              >
                {copy.emergencyLink}
              </LinkButton>
            )}
          </CallOwnVet>
        ) : null}
        {isPressing ? (
          <OnPaper>{copy.emergencyAddress(new URL('/emergency', location.href).href)}</OnPaper>
        ) : null}
        <Steps title={firstScreenCopy.avoid} steps={avoid} tone="avoid" />
        <LookAgainNote level={triage.level} madeAt={madeAt} sessionId={sessionId} />
      </Parts>
    </TriageCard>
  );
}

/** From here too the emergency page begins with the danger, for as long as the report is open. */
function useKnownOnEmergencyPage({ triage, species, care: plan }: ReportView): void {
  useEffect(() => {
    // Where no reason is told, what the tab had kept says more.
    if (triage?.level !== 'emergency' || triage.reasons.length === 0) return undefined;
    const care = plan ? { do: plan.do, never: plan.never, source: plan.source } : undefined;
    keepKnownDanger({ species, names: namesOf(triage.reasons), care });
    return () => keepKnownDanger(null);
  }, [triage, species, plan]);
}

function Steps({
  title,
  now = '',
  steps,
  tone,
}: {
  readonly title: string;
  readonly now?: string;
  readonly steps: readonly string[];
  readonly tone: 'todo' | 'avoid';
}): ReactNode {
  if (!now && steps.length === 0) return null;
  const Icon = tone === 'todo' ? Check : X;
  return (
    <section>
      <Label>{title}</Label>
      {now ? <Now lang="en">{now}</Now> : null}
      <List lang="en">
        {steps.map((step, index) => (
          <li key={index}>
            <Icon aria-hidden size={20} />
            <span>{step}</span>
          </li>
        ))}
      </List>
    </section>
  );
}

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
  gap: ${theme.space.xs};
`;

const Label = styled.h3`
  margin-bottom: 0.25rem;
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.strong};
`;

const Now = styled.p`
  margin-bottom: 0.375rem;
  font-weight: ${theme.fontWeight.medium};
  line-height: ${theme.lineHeight.snug};
`;

const List = styled.ul`
  display: grid;
  gap: 0.25rem;
  list-style: none;
  & > li {
    display: flex;
    gap: ${theme.space.xs};
    font-size: ${theme.fontSize.md};
    line-height: ${theme.lineHeight.snug};
  }
  svg {
    flex: none;
    color: var(--ink);
  }
`;
