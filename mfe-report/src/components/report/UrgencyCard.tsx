import { emergencyAddress } from '@petwise/contracts';
import { Button, Check, LinkButton, Siren, theme, TriageCard, X } from '@petwise/ui';
import { keepKnownDanger, namesOf } from '@petwise/ui/known-danger';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { firstScreenCopy } from '../../first-screen-copy.ts';
import { carePlan, stepParts } from '../../model/care-plan.ts';
import type { ReportView } from '../../model/report-view.ts';
import { LookAgainNote } from '../follow-up/LookAgainNote.tsx';
import { CallOwnVet } from './CallOwnVet.tsx';
import { useFold } from './use-print-open.ts';

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
  const { triage, species, care } = report;
  useKnownOnEmergencyPage(report);
  const { open: isWhole, onToggle } = useFold();
  if (!triage) return null;
  const { now, todo, avoid } = carePlan(report);
  const saysMore = [now, ...todo, ...avoid].some((step) => stepParts(step).more !== '');
  const hasNothingToDo = now === '' && todo.length === 0;
  // Above the steps: below them it would move away from under the finger.
  const more = saysMore ? (
    <More size="sm" variant="quiet" aria-expanded={isWhole} onClick={() => onToggle(!isWhole)}>
      {isWhole ? firstScreenCopy.lessOnSteps : firstScreenCopy.moreOnSteps}
    </More>
  ) : null;
  const isPressing = triage.level === 'emergency' || triage.level === 'today';
  return (
    <TriageCard level={triage.level} title={copy.triage[triage.level]}>
      <Parts>
        {care?.goodbye ? <p lang="en">{care.goodbye}</p> : null}
        <Part title={firstScreenCopy.todo} isEmpty={hasNothingToDo} action={more}>
          {now ? <Now lang="en">{isWhole ? now : stepParts(now).lead}</Now> : null}
          <Steps isWhole={isWhole} steps={todo} tone="todo" />
        </Part>
        {isPressing ? (
          <CallOwnVet variant={triage.level === 'emergency' ? 'danger' : 'primary'}>
            {/* A page of its own outside the app, so that it opens even when the app is broken. */}
            <LinkButton
              href={emergencyAddress(species)}
              size="lg"
              variant="secondary"
              icon={<Siren aria-hidden />}
            >
              {copy.emergencyLink}
            </LinkButton>
          </CallOwnVet>
        ) : null}
        {isPressing ? (
          <OnPaper>{copy.emergencyAddress(new URL('/emergency', location.href).href)}</OnPaper>
        ) : null}
        <Part
          title={firstScreenCopy.avoid}
          isEmpty={avoid.length === 0}
          action={hasNothingToDo ? more : null}
        >
          <Steps isWhole={isWhole} steps={avoid} tone="avoid" />
        </Part>
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
    const source = plan?.isPublished ? plan.source : undefined;
    const care = plan ? { do: plan.do, never: plan.never, source } : undefined;
    keepKnownDanger({ species, names: namesOf(triage.reasons), care });
    return () => keepKnownDanger(null);
  }, [triage, species, plan]);
}

/** Left out when it is empty. */
function Part(props: {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly action: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  if (props.isEmpty) return null;
  return (
    <section>
      <Head>
        <Label>{props.title}</Label>
        {props.action}
      </Head>
      {props.children}
    </section>
  );
}

function Steps({
  steps,
  tone,
  isWhole,
}: {
  readonly steps: readonly string[];
  readonly tone: 'todo' | 'avoid';
  /** Else the first sentence of each. */
  readonly isWhole: boolean;
}): ReactNode {
  if (steps.length === 0) return null;
  const Icon = tone === 'todo' ? Check : X;
  return (
    <List lang="en">
      {steps.map((step, index) => (
        <li key={index}>
          <Icon aria-hidden size={20} />
          <span>{isWhole ? step : stepParts(step).lead}</span>
        </li>
      ))}
    </List>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.sm};
  margin-bottom: 0.25rem;
`;

const More = styled(Button)`
  @media print {
    display: none;
  }
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
  gap: ${theme.space.xs};
`;

const Label = styled.h3`
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
