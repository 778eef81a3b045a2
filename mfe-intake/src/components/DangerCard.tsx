import { type Danger, emergencyAddress, type Species } from '@petwise/contracts';
import {
  asSpelled,
  Button,
  Collapsible,
  LinkButton,
  Stack,
  Text,
  theme,
  TriageCard,
} from '@petwise/ui';
import { keepKnownDanger } from '@petwise/ui/known-danger';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';
import { CallMyVet } from './CallMyVet.tsx';

/** More names than this are no help to anyone who has to act. */
const MOST_NAMES = 3;
const MOST_STEPS = 3;

/** Said before anything is sent: what it may be, whom to call, where to go, what to do until then. */
export function DangerCard(props: {
  readonly dangers: readonly [Danger, ...Danger[]];
  readonly species: Species | null;
  /** It goes on by itself, once the files are up: the box that says so aloud may be out of sight. */
  readonly isDue: boolean;
  readonly onGoOn: () => void;
}): ReactNode {
  const { dangers, species } = props;
  const [first] = dangers;
  useKnownOnEmergencyPage(props);
  return (
    <TriageCard level="emergency" title={COPY.danger.title}>
      <Stack gap="sm">
        <Ways ref={useFirstInSight()}>
          <CallMyVet />
        </Ways>
        {namedOnce(dangers).map(({ name, reason }) => (
          <p key={name} lang="en">
            <strong>{asSpelled(name)}.</strong> {asSpelled(reason)}
          </p>
        ))}
        <Advice lang="en">{asSpelled(first.advice)}</Advice>
        {first.care && <Care care={first.care} />}
        <Ways>
          <LinkButton variant="secondary" size="lg" block href={emergencyAddress(species)}>
            {COPY.danger.firstAid}
          </LinkButton>
          <Button variant="quiet" size="lg" block onClick={props.onGoOn}>
            {COPY.danger.goOn}
          </Button>
        </Ways>
        {props.isDue && <Text size="sm">{COPY.home.sendsOnceUp}</Text>}
        <Text size="sm" tone="muted">
          {COPY.danger.private}
        </Text>
      </Stack>
    </TriageCard>
  );
}

/** On a small screen it is one tap away, so that the way to a vet stays in sight. */
function Care({ care }: { readonly care: NonNullable<Danger['care']> }): ReactNode {
  const [hasSpace] = useState(() => window.innerHeight >= TALL_PX);
  const parts = [
    [COPY.danger.todo, care.do],
    [COPY.danger.avoid, care.never],
  ] as const;
  return (
    <Collapsible look="plain" title={COPY.danger.care} defaultOpen={hasSpace}>
      {parts.map(([title, steps]) => (
        <Steps key={title}>
          <strong>{title}</strong>
          <ul lang="en">
            {steps.slice(0, MOST_STEPS).map((step) => (
              <li key={step}>{asSpelled(step)}</li>
            ))}
          </ul>
        </Steps>
      ))}
    </Collapsible>
  );
}

/** Several rules may tell of one danger; the gravest one's words stand for it. */
function namedOnce(dangers: readonly Danger[]): readonly Danger[] {
  const isFirst = ({ name }: Danger, place: number): boolean =>
    dangers.findIndex((other) => other.name === name) === place;
  return dangers.filter(isFirst).slice(0, MOST_NAMES);
}

/** The emergency page begins with what stands here, also from the forms that follow; `DangerWatch` takes it back. */
function useKnownOnEmergencyPage(props: {
  readonly dangers: readonly [Danger, ...Danger[]];
  readonly species: Species | null;
}): void {
  const { species, dangers } = props;
  useEffect(() => {
    const names = namedOnce(dangers).map(({ name }) => name);
    keepKnownDanger({ species, names, care: dangers[0].care });
  }, [species, dangers]);
}

/** A keyboard on the screen or large text may leave the card below what is seen: its first way comes into sight, once. */
function useFirstInSight() {
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = ways.current?.firstElementChild;
    if (!first) return;
    const seen = window.visualViewport?.height ?? window.innerHeight;
    const over = first.getBoundingClientRect().bottom + BELOW_PX - seen;
    if (over > 0) window.scrollBy({ top: over });
  }, []);
  return ways;
}

/** So that the outline of what has the focus is seen too, and that more follows, pixels. */
const BELOW_PX = 24;

/** Screens at least so high have space for what to do until a vet takes over, pixels. */
const TALL_PX = 640;

const Advice = styled.p`
  font-size: ${theme.fontSize.lg};
  font-weight: ${theme.fontWeight.strong};
  line-height: ${theme.lineHeight.snug};
`;

const Steps = styled.div`
  font-size: ${theme.fontSize.sm};
  line-height: ${theme.lineHeight.snug};
  & > ul {
    padding-inline-start: 1.25em;
  }
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${theme.space.xs};
`;
