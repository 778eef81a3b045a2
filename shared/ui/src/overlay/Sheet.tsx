import { Siren, X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { css, keyframes, styled } from 'styled-components';
import { IconButton } from '../actions/IconButton.tsx';
import { copy } from '../copy.ts';
import { theme } from '../theme/theme.ts';
import { useBack } from './use-back.ts';

export interface SheetProps {
  readonly open: boolean;
  /** Asked for by the cross, Esc, Back, or a press beside the sheet; the caller decides. Without it the sheet has no cross and stays. */
  readonly onClose?: (() => void) | undefined;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly side?: 'bottom' | 'center' | undefined;
  readonly closeLabel?: string | undefined;
  /** Buttons that stay in sight below the content. */
  readonly footer?: ReactNode;
}

/** A modal dialog on the browser's own: it holds the focus, Esc and Back close it, and the opener gets the focus back. */
export function Sheet(props: SheetProps): ReactNode {
  const { open, onClose, title, side = 'center', closeLabel = copy.close } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    showModal(element);
    return () => close(element);
  }, [open]);

  useBack(open, onClose);

  function onPress(event: MouseEvent<HTMLDialogElement>): void {
    // The backdrop belongs to the dialog; everything inside is one of its descendants.
    if (event.target === event.currentTarget) onClose?.();
  }
  function onCancel(event: SyntheticEvent<HTMLDialogElement>): void {
    // A file picker inside that is closed empty also cancels, and that event bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  }
  // A second Esc closes the dialog over the caller's head; the caller still decides.
  function onForcedClose(event: SyntheticEvent<HTMLDialogElement>): void {
    if (!open || event.target !== event.currentTarget || event.currentTarget.open) return;
    showModal(event.currentTarget);
    onClose?.();
  }

  return (
    <Frame
      ref={dialog}
      data-sheet={side}
      aria-labelledby={titleId}
      $side={side}
      onMouseDown={onPress}
      onCancel={onCancel}
      onClose={onForcedClose}
    >
      {open ? (
        <Inside>
          <Head>
            <Title id={titleId}>{title}</Title>
            {onClose && <Cross label={closeLabel} icon={<X />} onClick={onClose} />}
            {/* Behind a dialog the bar of the app cannot be reached. Written last, so that the cross has the focus first. */}
            <Emergency href="/emergency" aria-label={copy.emergency} title={copy.emergency}>
              <Siren aria-hidden />
            </Emergency>
          </Head>
          <Content titleId={titleId}>{props.children}</Content>
          {props.footer ? <Foot>{props.footer}</Foot> : null}
        </Inside>
      ) : null}
    </Frame>
  );
}

/** What a sheet holds; where it is longer than the sheet, the keyboard reaches it to scroll. */
function Content({
  titleId,
  children,
}: {
  readonly titleId: string;
  readonly children: ReactNode;
}): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(
        element.scrollHeight > element.clientHeight + 1 || document.activeElement === element,
      ),
    );
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <Body ref={body} {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}>
      {children}
    </Body>
  );
}

/** Old browsers (and jsdom) have no modal dialogs; the sheet then opens in its place in the page. */
function showModal(element: HTMLDialogElement): void {
  if (typeof element.showModal === 'function') element.showModal();
  else element.open = true;
}

function close(element: HTMLDialogElement): void {
  if (typeof element.close === 'function') element.close();
  else element.open = false;
}

const rise = keyframes`
  from { transform: translateY(1.5rem); opacity: 0; }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

const Frame = styled.dialog<{ readonly $side: 'bottom' | 'center' }>`
  width: min(100% - 2rem, ${theme.size.form});
  max-height: min(100dvh - 2rem, 46rem);
  margin: auto;
  padding: 0;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.raised};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.high};
  overflow: hidden;
  ${(props) =>
    props.$side === 'bottom' &&
    `
      width: min(100%, ${theme.size.form});
      max-width: 100%;
      margin-bottom: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
      border-bottom: 0;
    `}
  &[open] {
    animation: ${rise} ${theme.motion.slow} ${theme.motion.ease};
  }
  &::backdrop {
    background: ${theme.color.veil};
    animation: ${fade} ${theme.motion.base};
  }
`;

const Inside = styled.div`
  display: flex;
  flex-direction: column;
  max-height: inherit;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space.xs} ${theme.space.sm};
  padding: ${theme.space.sm} ${theme.space.sm} ${theme.space.xs} ${theme.space.lg};
`;

const Title = styled.h2`
  flex: 1 1 4em;
  min-width: 0;
  font-size: ${theme.fontSize.xl};
  letter-spacing: -0.018em;
`;

/** A picture need not grow with the text; the title needs the width. */
const buttonSize = css`
  width: min(${theme.size.touch}, 48px);
  height: min(${theme.size.touch}, 48px);
`;

const Cross = styled(IconButton)`
  && {
    ${buttonSize}
  }
  order: 1;
`;

const Emergency = styled.a`
  flex: none;
  display: grid;
  place-items: center;
  ${buttonSize}
  border-radius: 50%;
  color: ${theme.color.urgency.emergency.ink};
  background: ${theme.color.urgency.emergency.fill};
  & > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  @media (forced-colors: active) {
    border: 2px solid LinkText;
  }
`;

const Body = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
  padding: ${theme.space.xs} ${theme.space.lg} max(${theme.space.lg}, env(safe-area-inset-bottom));
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space.sm};
  padding: ${theme.space.md} ${theme.space.lg} max(${theme.space.md}, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.edge};
`;
