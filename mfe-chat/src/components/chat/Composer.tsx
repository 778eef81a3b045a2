import type { UploadedFile } from '@petwise/contracts';
import { IconButton, Send, TextArea, visuallyHidden } from '@petwise/ui';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
} from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { AttachedFiles } from './AttachedFiles.tsx';
import { SMALL_CONTAINER } from './small-container.ts';

export interface ComposerProps {
  readonly text: string;
  readonly files: readonly UploadedFile[];
  readonly label: string;
  readonly placeholder: string;
  readonly sendLabel: string;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  /** Work is under way: the text stays readable and cannot be changed. */
  readonly busy: boolean;
  /** As `busy`, and the box is disabled outright (PROTO-04). */
  readonly disabled?: boolean;
  readonly canSend: boolean;
  /** What must be changed before it can be sent. */
  readonly error?: string | undefined;
  /** What is waited for before it can be sent. */
  readonly wait?: string | undefined;
  readonly minRows?: number;
  /** Buttons at the left: attach and the like. */
  readonly tools?: ReactNode;
  /** What stands above the text: uploads under way. */
  readonly children?: ReactNode;
  /** Stands in the place of Send while the box is empty. */
  readonly insteadOfSend?: ReactNode;
  readonly onText: (text: string) => void;
  readonly onRemoveFile: (id: string) => void;
  readonly onFiles?: (files: readonly File[]) => void;
  readonly onSend: () => void;
}

/** Where the owner writes: Enter sends, Shift+Enter makes a new line (CHAT-06). */
export function Composer(props: ComposerProps): ReactNode {
  const { text, files, busy, canSend, error, wait, disabled = false } = props;
  const id = useId();

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // Enter also ends the composition of a character; that is not sending.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) props.onSend();
  }
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0 || !props.onFiles || busy) return;
    event.preventDefault();
    props.onFiles(pasted);
  }

  return (
    <Frame $busy={busy}>
      {props.children}
      <AttachedFiles files={files} onRemove={busy ? undefined : props.onRemoveFile} />
      {/* Above the buttons: under a finger they stay where they are while it comes and goes. */}
      <Why id={`${id}-why`} aria-live="polite" data-wrong={error !== undefined}>
        {error ?? wait}
      </Why>
      <Hidden as="label" htmlFor={`${id}-box`}>
        {props.label}
      </Hidden>
      <TextArea
        id={`${id}-box`}
        ref={props.box}
        look="bare"
        minRows={props.minRows ?? 1}
        maxRows={8}
        value={text}
        placeholder={props.placeholder}
        readOnly={busy}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-keys ${id}-why`}
        enterKeyHint="send"
        onChange={(event) => props.onText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <Row>
        <Tools>{props.tools}</Tools>
        <Hint id={`${id}-keys`}>{copy.keysHint}</Hint>
        {(text === '' && files.length === 0 && props.insteadOfSend) || (
          <IconButton
            variant="primary"
            label={props.sendLabel}
            icon={<Send />}
            disabled={!canSend}
            aria-describedby={`${id}-why`}
            onClick={props.onSend}
          />
        )}
      </Row>
    </Frame>
  );
}

const Frame = styled.div<{ readonly $busy: boolean }>`
  flex: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${({ theme }) => theme.space.xxs};
  border: 1px solid ${({ theme }) => theme.color.edgeStrong};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme, $busy }) => ($busy ? theme.color.sunken : theme.color.surface)};
  box-shadow: ${({ theme }) => theme.shadow.mid};
  &:focus-within {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -1px;
  }
  &:has(button:focus-visible, a:focus-visible) {
    outline: none;
  }
  /* On a phone the text and its buttons share a line. */
  @container ${SMALL_CONTAINER} {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    & > * {
      flex: 1 0 100%;
      min-width: 0;
    }
    & > textarea {
      flex: 1 1 0;
      min-width: 3.5em;
      /* However much is written, the question stays in sight. */
      max-height: 30cqh;
      &::placeholder {
        white-space: nowrap;
      }
      @media (forced-colors: none) {
        &:placeholder-shown {
          mask-image: linear-gradient(to left, transparent 0.5rem, black 3rem);
        }
      }
    }
  }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  padding: 0 ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.xxs};
  @container ${SMALL_CONTAINER} {
    flex: none;
    gap: 0;
    min-height: ${({ theme }) => theme.size.control};
    padding: 0;
    /* A picture need not grow with the text; what is written needs the width. */
    & button:not([data-worded]) {
      width: min(${({ theme }) => theme.size.touch}, 48px);
      height: min(${({ theme }) => theme.size.touch}, 48px);
    }
  }
`;

const Tools = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.xxs};
`;

const Hint = styled.span`
  flex: 1;
  min-width: 0;
  text-align: end;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.xs};
  @container ${SMALL_CONTAINER} {
    display: none;
  }
  @media (${({ theme }) => theme.breakpoint.narrow}) {
    visibility: hidden;
    max-height: 1em;
    overflow: hidden;
  }
`;

/** Why it cannot be sent. */
const Why = styled.p`
  padding: 0 ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.textMuted};
  &[data-wrong='true'] {
    color: ${({ theme }) => theme.color.dangerText};
  }
  font-size: ${({ theme }) => theme.fontSize.sm};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  &:not(:empty) {
    padding-block-end: ${({ theme }) => theme.space.xs};
  }
`;
