import type { TriageLevel } from '@petwise/contracts';
import { CalendarCheck, CalendarClock, Eye, Siren, Stethoscope } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { copy } from '../copy.ts';
import { theme } from '../theme/theme.ts';

export interface TriageCardProps {
  readonly level: TriageLevel;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons to act on it, for example a call. */
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
}

/** How urgent it is, said first and four ways: words, icon, a gauge of five steps, and colour. */
export function TriageCard({
  level,
  title,
  children,
  action,
  headingLevel = 2,
}: TriageCardProps): ReactNode {
  const id = useId();
  const { icon: Icon, step } = LEVELS[level];
  return (
    <Frame aria-labelledby={id} $level={level}>
      <Head $solid={level === 'emergency'} data-solid={level === 'emergency' || undefined}>
        <Disc>
          <Icon aria-hidden size={24} />
        </Disc>
        <Title id={id} as={headingLevel === 2 ? 'h2' : 'h3'}>
          {title}
        </Title>
        <Gauge role="img" aria-label={copy.urgencyGauge(step, STEPS)}>
          {Array.from({ length: STEPS }, (_, index) => (
            <Bar key={index} $on={index < step} style={{ height: `${40 + index * 15}%` }} />
          ))}
        </Gauge>
      </Head>
      {children ? <Body>{children}</Body> : null}
      {action ? <Body>{action}</Body> : null}
    </Frame>
  );
}

const STEPS = 5;

const LEVELS = {
  emergency: { icon: Siren, step: 5 },
  today: { icon: Stethoscope, step: 4 },
  soon: { icon: CalendarClock, step: 3 },
  routine: { icon: CalendarCheck, step: 2 },
  watch: { icon: Eye, step: 1 },
} as const satisfies Record<TriageLevel, { icon: typeof Siren; step: number }>;

const { urgency } = theme.color;
const INSET = 'clamp(1rem, 0.75rem + 1.2vw, 1.5rem)';

const Frame = styled.section<{ readonly $level: TriageLevel }>`
  --ink: ${(props) => urgency[props.$level].ink};
  --fill: ${(props) => urgency[props.$level].fill};
  --edge: ${(props) => urgency[props.$level].edge};
  border: 1px solid color-mix(in srgb, var(--edge) 55%, transparent);
  border-radius: ${theme.radius.lg};
  background: var(--fill);
  color: ${theme.color.text};
  overflow: hidden;
  box-shadow: ${theme.shadow.mid};
  /* A bare link takes the card's ink; one with a style of its own keeps its colour. */
  a:not([class]) {
    color: inherit;
  }
  @media print {
    box-shadow: none;
    break-inside: avoid;
    print-color-adjust: exact;
  }
`;

/** Only an emergency is a solid band; it must not look like one more notice. */
const Head = styled.div<{ readonly $solid: boolean }>`
  --front: ${(props) => (props.$solid ? theme.color.onAlarm : 'var(--ink)')};
  --back: ${(props) => (props.$solid ? theme.color.alarm : 'var(--fill)')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
  padding: ${theme.space.md} ${INSET};
  background: var(--back);
  color: var(--front);
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const Disc = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  background: var(--front);
  color: var(--back);
`;

/**
 * Beside the icon while its longest word fits there, else in a line of its own: no word breaks inside. With text of twice the
 * size “emergency” is wider than a small phone: it is then as large as fits.
 */
const Title = styled.h2`
  flex: 1 1 min-content;
  min-width: 0;
  overflow-wrap: break-word;
  font-size: min(${theme.fontSize.xl}, 11vw);
  letter-spacing: -0.018em;
  color: inherit;
`;

const Gauge = styled.span`
  flex: none;
  display: flex;
  align-items: flex-end;
  gap: 3px;
  height: 1.75rem;
`;

const Bar = styled.span<{ readonly $on: boolean }>`
  width: 6px;
  border: 1px solid currentColor;
  border-radius: 3px;
  background: ${(props) => (props.$on ? 'currentColor' : 'transparent')};
`;

const Body = styled.div`
  padding: 0 ${INSET} ${theme.space.md};
  ${Head} + & {
    padding-top: ${theme.space.xxs};
  }
  ${Head}[data-solid] + & {
    padding-top: ${theme.space.md};
  }
`;
