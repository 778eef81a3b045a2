import { ChevronDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, type ToggleEvent, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface CollapsibleProps {
  readonly title: ReactNode;
  readonly defaultOpen?: boolean | undefined;
  /** Given: the caller holds the state. */
  readonly open?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  readonly children: ReactNode;
  /** Shown at the end of the title line, for example a percentage. */
  readonly aside?: ReactNode;
  /** Makes the title a heading of the document. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** `card` stands on the page; `plain` lies inside something else. */
  readonly look?: 'card' | 'plain' | undefined;
}

/** A section that opens and closes: the browser's own, so find-in-page and printing open it too. */
export function Collapsible(props: CollapsibleProps): ReactNode {
  const [ownOpen, setOwnOpen] = useState(props.defaultOpen ?? false);
  const isOpen = props.open ?? ownOpen;

  function change(next: boolean): void {
    if (next === isOpen) return;
    setOwnOpen(next);
    props.onToggle?.(next);
  }
  function onClick(event: MouseEvent): void {
    event.preventDefault();
    change(!isOpen);
  }
  // The browser opens it by itself for find-in-page.
  function onToggle(event: ToggleEvent<HTMLDetailsElement>): void {
    change(event.currentTarget.open);
  }

  const variant = props.look ?? 'card';
  return (
    <Frame open={isOpen} onToggle={onToggle} $variant={variant}>
      <Summary onClick={onClick} $variant={variant}>
        <Title as={props.headingLevel ? `h${props.headingLevel}` : 'span'} $variant={variant}>
          {props.title}
        </Title>
        {props.aside ? <span>{props.aside}</span> : null}
        <ChevronDown aria-hidden size={20} />
      </Summary>
      <Body $variant={variant}>{props.children}</Body>
    </Frame>
  );
}

type Variant = 'card' | 'plain';

const Frame = styled.details<{ readonly $variant: Variant }>`
  ${(props) =>
    props.$variant === 'card' &&
    `
      border: 1px solid ${theme.color.edge};
      border-radius: ${theme.radius.lg};
      background: ${theme.color.surface};
      box-shadow: ${theme.shadow.low};
    `}
  @media print {
    box-shadow: none;
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

/** With large text a word has no space beside what else the line holds. */
const Summary = styled.summary<{ readonly $variant: Variant }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${(props) => (props.$variant === 'card' ? theme.space.sm : theme.space.xs)};
  min-height: ${(props) => (props.$variant === 'card' ? '3.75rem' : theme.size.touch)};
  padding: ${(props) =>
    props.$variant === 'card' ? '0.75rem clamp(1rem, 0.75rem + 1.2vw, 1.5rem)' : '0.25rem 0'};
  border-radius: ${(props) => (props.$variant === 'card' ? theme.radius.lg : theme.radius.sm)};
  list-style: none;
  cursor: pointer;
  user-select: none;
  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    flex: none;
    color: ${theme.color.textMuted};
    transition: transform ${theme.motion.base} ${theme.motion.ease};
  }
  details[open] > & > svg {
    transform: rotate(180deg);
  }
  &:hover > svg {
    color: ${theme.color.text};
  }
  @media print {
    & > svg {
      display: none;
    }
  }
`;

/** Unlike "anywhere", a word that could be broken counts whole for the least width. */
const Title = styled.span<{ readonly $variant: Variant }>`
  flex: ${(props) => (props.$variant === 'card' ? '1' : '0 1 auto')};
  min-width: min-content;
  overflow-wrap: break-word;
  color: ${(props) => (props.$variant === 'card' ? 'inherit' : theme.color.link)};
  font-size: ${(props) => (props.$variant === 'card' ? theme.fontSize.lg : 'inherit')};
  font-weight: ${theme.fontWeight.strong};
  letter-spacing: -0.008em;
  line-height: ${theme.lineHeight.snug};
`;

const Body = styled.div<{ readonly $variant: Variant }>`
  padding: ${(props) =>
    props.$variant === 'card'
      ? '0 clamp(1rem, 0.75rem + 1.2vw, 1.5rem) 1.25rem'
      : '0.25rem 0 0.5rem'};
`;
