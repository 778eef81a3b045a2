import { BrandMark, locale, visuallyHidden } from '@petwise/ui';
import { memo, type ReactNode } from 'react';
import styled, { type DefaultTheme } from 'styled-components';
import { copy } from '../../copy.ts';
import { CopyButton } from './CopyButton.tsx';
import { NARROW_CONTAINER } from './small-container.ts';

export interface BubbleProps {
  readonly role: 'user' | 'assistant';
  readonly children: ReactNode;
  /** What "Copy message" copies. */
  readonly text: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** On its way, not yet on the server. */
  readonly pending?: boolean;
  /** A warning speaks in amber. */
  readonly tone?: 'plain' | 'warning';
  /** More buttons beside "Copy message". */
  readonly tools?: ReactNode;
  /** A word beside the time. */
  readonly note?: string | undefined;
}

/** One message: the owner's at the right in green, the assistant's at the left on paper. */
export const Bubble = memo(function Bubble(props: BubbleProps): ReactNode {
  const { role, pending = false, tone = 'plain' } = props;
  const mine = role === 'user';
  return (
    <Line $mine={mine}>
      {!mine && (
        <Mark aria-hidden>
          <BrandMark size={30} />
        </Mark>
      )}
      <Column $mine={mine}>
        <Speaker>{mine ? copy.you : copy.assistant}</Speaker>
        <Body
          data-variant={mine ? 'mine' : tone}
          $variant={mine ? 'mine' : tone}
          $pending={pending}
        >
          {props.children}
        </Body>
        <Meta $mine={mine}>
          {pending ? <span>{copy.sending}</span> : <Time timestamp={props.timestamp} />}
          {props.note && <Note>{props.note}</Note>}
          {!pending && props.text !== '' && <CopyButton text={props.text} />}
          {props.tools}
        </Meta>
      </Column>
    </Line>
  );
});

// Made once: a formatter costs more to make than a whole message to draw.
const WHOLE = new Intl.DateTimeFormat(locale(), { dateStyle: 'short', timeStyle: 'medium' });
const CLOCK = new Intl.DateTimeFormat(locale(), { timeStyle: 'short' });
const DAY_AND_CLOCK = new Intl.DateTimeFormat(locale(), {
  dateStyle: 'medium',
  timeStyle: 'short',
});

function Time({ timestamp }: { readonly timestamp: string }): ReactNode {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return null;
  const today = date.toDateString() === new Date().toDateString();
  return (
    <time dateTime={timestamp} title={WHOLE.format(date)}>
      {(today ? CLOCK : DAY_AND_CLOCK).format(date)}
    </time>
  );
}

const Line = styled.div<{ readonly $mine: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space.sm};
  justify-content: ${({ $mine }) => ($mine ? 'flex-end' : 'flex-start')};
  min-width: 0;
`;

const Mark = styled.span`
  flex: none;
  padding-top: ${({ theme }) => theme.space.xxs};
  @media (${({ theme }) => theme.breakpoint.narrow}) {
    display: none;
  }
`;

const Column = styled.div<{ readonly $mine: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $mine }) => ($mine ? 'flex-end' : 'stretch')};
  gap: ${({ theme }) => theme.space.xxs};
  flex: ${({ $mine }) => ($mine ? '0 1 auto' : '1 1 0')};
  min-width: 0;
  max-width: ${({ $mine }) => ($mine ? 'min(88%, 34rem)' : '100%')};
`;

const Speaker = styled.span`
  ${visuallyHidden}
`;

const Body = styled.div<{
  readonly $variant: 'mine' | 'plain' | 'warning';
  readonly $pending: boolean;
}>`
  max-width: 100%;
  overflow-wrap: anywhere;
  border: 1px solid ${({ theme, $variant }) => edgeOf(theme, $variant)};
  border-radius: ${({ theme }) => theme.radius.lg};
  ${({ $variant }) => ($variant === 'mine' ? 'border-end-end-radius' : 'border-start-start-radius')}: 0.375rem;
  padding: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.md};
  @container ${NARROW_CONTAINER} {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
    /* What has cards of its own needs no second edge. */
    &:has([data-door]) {
      max-width: none;
      margin-inline: calc(-1 * ${({ theme }) => theme.space.xs});
      padding-inline: 0;
      border-inline-width: 0;
    }
  }
  background: ${({ theme, $variant }) => fillOf(theme, $variant)};
  color: ${({ theme, $variant }) => inkOf(theme, $variant)};
  ${({ theme, $variant }) => ($variant === 'plain' ? `box-shadow: ${theme.shadow.low};` : '')}
  ${({ $pending }) => ($pending ? 'border-style: dashed; opacity: 0.85;' : '')}
`;

const Note = styled.span`
  padding-inline: ${({ theme }) => theme.space.xs};
`;

const Meta = styled.div<{ readonly $mine: boolean }>`
  display: flex;
  flex-direction: ${({ $mine }) => ($mine ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  min-height: ${({ theme }) => theme.size.touch};
  margin-bottom: -1.5rem;
  padding-inline: ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.xs};
  button {
    color: inherit;
  }
  button > svg {
    width: 1rem;
    height: 1rem;
  }
  @media (hover: hover) and (pointer: fine) {
    button:not(:focus-visible, [data-always]) {
      opacity: 0;
    }
    ${Line}:hover & button {
      opacity: 1;
    }
  }
`;

type Variant = 'mine' | 'plain' | 'warning';
type Tokens = DefaultTheme;

function fillOf(theme: Tokens, variant: Variant): string {
  if (variant === 'mine') return theme.color.primarySoft;
  return variant === 'warning' ? theme.color.warning.fill : theme.color.surface;
}

function inkOf(theme: Tokens, variant: Variant): string {
  if (variant === 'mine') return theme.color.onPrimarySoft;
  return variant === 'warning' ? theme.color.warning.ink : theme.color.text;
}

function edgeOf(theme: Tokens, variant: Variant): string {
  if (variant === 'mine') return 'transparent';
  return variant === 'warning' ? theme.color.warning.edge : theme.color.edge;
}
