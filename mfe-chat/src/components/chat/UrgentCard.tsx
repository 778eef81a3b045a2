import { emergencyAddress, type IntakeSpecies } from '@petwise/contracts';
import { AlertTriangle, asSpelled, ChevronDown, Siren, visuallyHidden } from '@petwise/ui';
import { keepKnownDanger, namesOf } from '@petwise/ui/known-danger';
import { type ReactNode, useContext, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import type { UrgentTriage } from '../../model/urgency.ts';
import { CallVet } from './CallVet.tsx';
import { NARROW_CONTAINER, SMALL_CONTAINER, TINY_CONTAINER } from './small-container.ts';
import { urgentWay } from './urgent-way.ts';
import { HasSpace } from './use-has-space.ts';
import { useReadDanger } from './use-read-danger.ts';

/**
 * Urgency first: what to do now, above the conversation. Once read, and where a keyboard or large text leaves no space, it
 * is a bar, still one tap from help and from the call; a new danger makes it large again.
 */
export function UrgentCard(props: {
  readonly triage: UrgentTriage;
  /** What was read is kept under this name over a reload. */
  readonly sessionId?: string;
  readonly species?: IntakeSpecies | undefined;
  /** The owner has gone on: the card has been read. */
  readonly busy?: boolean;
}): ReactNode {
  const { level, advice, reasons, care } = props.triage;
  const { unread, large, open, fold } = useReadDanger(props.triage, {
    sessionId: props.sessionId,
    busy: props.busy ?? false,
    hasSpace: useContext(HasSpace),
  });
  const [why, setWhy] = useState(false);
  const [asking, setAsking] = useState(false);
  const species = props.species ?? null;
  useEffect(() => {
    // Of an older server the level alone is known; what the tab had kept says more.
    if (level !== 'emergency' || reasons.length === 0) return undefined;
    keepKnownDanger({ species, names: namesOf(reasons), care });
    return () => keepKnownDanger(null);
  }, [species, level, reasons, care]);
  function ask(): void {
    setAsking(true);
    // The keyboard for the number leaves no space.
    open();
  }
  function toggle(): void {
    setAsking(false);
    if (large) fold();
    else open();
  }
  const id = useId();
  const heading = copy.urgencyHeading[level];
  const Icon = level === 'emergency' ? Siren : AlertTriangle;
  return (
    <Place
      role={unread ? 'alert' : undefined}
      aria-labelledby={id}
      data-level={level}
      data-urgent={large ? 'large' : 'bar'}
    >
      <Title id={id}>
        <Help href={emergencyAddress(species)} aria-label={`${heading}: ${copy.emergencyLink}`}>
          <Icon aria-hidden />
          {heading}
        </Help>
      </Title>
      <CallVet asking={large && asking} onAsk={ask} />
      <Words>
        <p lang={advice ? 'en' : undefined}>{asSpelled(advice) || copy.urgencyAdvice[level]}</p>
        {large && (
          <Reasons lang="en" id={`${id}-why`} hidden={!why}>
            {reasons.map((reason) => (
              <li key={reason}>{asSpelled(reason)}</li>
            ))}
          </Reasons>
        )}
      </Words>
      <Ways>
        {large && reasons.length > 0 && (
          <Way
            type="button"
            aria-expanded={why}
            aria-controls={`${id}-why`}
            onClick={() => setWhy(!why)}
          >
            {copy.urgencyWhy}
          </Way>
        )}
        <Way type="button" onClick={toggle}>
          <span>{large ? copy.urgencyRead : copy.urgencyOpen}</span>
          {!large && <ChevronDown aria-hidden />}
        </Way>
      </Ways>
    </Place>
  );
}

const Place = styled.section`
  --ground: ${({ theme }) => theme.color.urgency.today.fill};
  --ink: ${({ theme }) => theme.color.urgency.today.ink};
  flex: 0 1 auto;
  min-height: 3.25rem;
  display: grid;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  padding: ${({ theme }) => theme.space.xxs};
  border: 1px solid ${({ theme }) => theme.color.urgency.today.edge};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: var(--ground);
  color: var(--ink);
  /* Else forced colours put the page's own ground behind each word, and ink of that colour is gone. */
  forced-color-adjust: none;
  font-size: ${({ theme }) => theme.fontSize.sm};
  line-height: ${({ theme }) => theme.lineHeight.snug};
  @container ${TINY_CONTAINER} {
    min-height: 0;
    margin-block-end: calc(-1 * ${({ theme }) => theme.space.xs});
  }
  &[data-level='emergency'] {
    --ground: ${({ theme }) => theme.color.alarm};
    --ink: ${({ theme }) => theme.color.onAlarm};
    border-color: var(--ground);
  }
  &[data-urgent='large'] {
    max-height: 45%;
    overflow-y: auto;
    /* A shade at its lower edge while more is below: what is drawn with the words covers it where they end. */
    background:
      linear-gradient(transparent, var(--ground) 75%) bottom / 100% 2rem no-repeat local,
      linear-gradient(transparent, color-mix(in srgb, var(--ink) 45%, transparent)) bottom / 100%
        1rem no-repeat,
      var(--ground);
    /* Where the card scrolls, no row gives way. */
    grid-template: 'title ways' max-content 'call call' max-content 'words words' max-content / minmax(
        0,
        1fr
      ) auto;
    padding: ${({ theme }) => theme.space.xs};
    @container ${NARROW_CONTAINER} {
      grid-template: 'title' max-content 'call' max-content 'ways' max-content 'words' max-content / minmax(
          0,
          1fr
        );
    }
  }
  &[data-urgent='bar'] {
    grid-template: 'title call words ways' auto / auto auto minmax(0, 1fr) auto;
    @container ${SMALL_CONTAINER} {
      grid-template: 'title call ways' auto / minmax(0, 1fr) auto auto;
    }
  }
  & :focus-visible {
    outline-color: var(--ink);
  }
`;

const Title = styled.h2`
  grid-area: title;
  font-size: ${({ theme }) => theme.fontSize.md};
`;

const Words = styled.div`
  grid-area: words;
  padding-inline: ${({ theme }) => theme.space.xs};
  [data-urgent='large'] & {
    padding-block-end: ${({ theme }) => theme.space.xxs};
    font-size: ${({ theme }) => theme.fontSize.md};
  }
  [data-urgent='bar'] & {
    & > p {
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }
    /* A danger that is new is read out all the same. */
    @container ${SMALL_CONTAINER} {
      ${visuallyHidden}
    }
  }
`;

const Reasons = styled.ul`
  margin-block-start: ${({ theme }) => theme.space.xs};
  padding-inline-start: 1.2em;
  font-size: ${({ theme }) => theme.fontSize.sm};
`;

const Ways = styled.div`
  grid-area: ways;
  display: flex;
`;

/** The loudest thing here: the card's own colours the other way round. */
const Help = styled.a`
  ${urgentWay}
  padding-inline: ${({ theme }) => theme.space.sm};
  background: var(--ink);
  color: var(--ground);
  text-decoration: none;
  @container ${TINY_CONTAINER} {
    font-size: ${({ theme }) => theme.fontSize.sm};
    [data-urgent='bar'] & > svg {
      display: none;
    }
  }
  @container ${NARROW_CONTAINER} {
    padding-inline: ${({ theme }) => theme.space.xs};
    /* The longest word of a bar has space beside its two signs. */
    font-size: min(1em, 7cqi);
    & > svg {
      display: none;
    }
  }
`;

const Way = styled.button`
  ${urgentWay}
  justify-content: center;
  background: transparent;
  color: inherit;
  font-size: inherit;
  cursor: pointer;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  @container ${NARROW_CONTAINER} {
    [data-urgent='bar'] & {
      padding: 0;
    }
  }
  /* Where there is no space for its words, the arrow alone. */
  @container chat (max-width: 21em) {
    & > span:has(+ svg) {
      ${visuallyHidden}
    }
  }
`;
