import { Card, IconButton, Send, Text, TextArea, theme } from '@petwise/ui';
import type { ClipboardEvent, FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';
import { appendWords } from '../model/speech.ts';
import { AttachButton } from './AttachButton.tsx';
import { AttachedFiles } from './AttachedFiles.tsx';
import { DictateButton } from './DictateButton.tsx';
import { ProcessingOverlay } from './ProcessingOverlay.tsx';
import type { Home } from './use-home.ts';

export interface ComposerProps {
  readonly home: Home;
  readonly textRef: RefObject<HTMLTextAreaElement | null>;
  readonly labelledBy: string;
  readonly autoFocus: boolean;
  /** Files are held over the screen and may be dropped. */
  readonly isDropping: boolean;
}

/** One card for the words, the files and the buttons (HOME-01..05, HOME-08, HOME-10). */
export function Composer(props: ComposerProps): ReactNode {
  const { home, textRef } = props;
  const noteId = useId();
  const { isDue, tooLongBy } = home;

  function submit(event: FormEvent): void {
    event.preventDefault();
    void home.send();
  }
  // HOME-03. While an input method composes, Enter chooses its suggestion.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void home.send();
  }
  function onPaste(event: ClipboardEvent): void {
    const { files } = event.clipboardData;
    if (files.length === 0) return;
    // Office programs put a picture of the copied text beside the text itself.
    if (event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    home.attach(files);
  }

  return (
    <Box as="form" $flush $dropping={props.isDropping} onSubmit={submit} aria-busy={home.sending}>
      <TextArea
        look="bare"
        minRows={4}
        maxRows={14}
        dir="auto"
        ref={textRef}
        aria-labelledby={props.labelledBy}
        aria-describedby={noteId}
        aria-invalid={home.tooLongBy > 0}
        placeholder={COPY.home.placeholder}
        autoFocus={props.autoFocus}
        enterKeyHint="send"
        value={home.symptoms}
        onChange={(event) => home.setSymptoms(() => event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <AttachedFiles home={home} />
      <Tools>
        <AttachButton onChosen={home.attach} onReturned={() => textRef.current?.focus()} />
        <DictateButton onWords={(words) => home.setSymptoms((text) => appendWords(text, words))} />
        <Note id={noteId} $shows={tooLongBy > 0 || isDue}>
          <Text as="span" size="sm" tone={tooLongBy > 0 ? 'danger' : 'muted'}>
            {tooLongBy > 0 ? COPY.home.tooLong(tooLongBy) : !isDue && COPY.home.keysHint}
            <span role="status">{isDue && COPY.home.sendsOnceUp}</span>
          </Text>
        </Note>
        <IconButton
          type="submit"
          variant="primary"
          size="lg"
          label={COPY.home.send}
          icon={<Send />}
          disabled={!home.canSend || home.uploading}
        />
      </Tools>
      {props.isDropping && <DropSign aria-hidden>{COPY.home.dropHere}</DropSign>}
      {home.sending && <ProcessingOverlay />}
    </Box>
  );
}

const Box = styled(Card)<{ readonly $dropping: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xs};
  padding: ${theme.space.xs};
  /* Cut at its corners, and never scrolled. */
  overflow: clip;
  border-radius: ${theme.radius.xl};
  border-color: ${({ $dropping }) => ($dropping ? theme.color.primary : theme.color.edgeStrong)};
  box-shadow: ${theme.shadow.high};
  transition:
    border-color ${theme.motion.fast},
    box-shadow ${theme.motion.fast};
  &:focus-within {
    border-color: ${theme.color.focus};
    outline: 2px solid ${theme.color.focus};
    outline-offset: -1px;
  }
  & > textarea {
    font-size: max(1rem, ${theme.fontSize.lg});
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space.xxs};
`;

const Note = styled.span<{ readonly $shows: boolean }>`
  flex: 1;
  min-width: 0;
  padding-inline: ${theme.space.xs};
  text-align: end;
  line-height: ${theme.lineHeight.snug};
  @media (${theme.breakpoint.narrow}) {
    visibility: ${({ $shows }) => ($shows ? 'visible' : 'hidden')};
    block-size: ${({ $shows }) => ($shows ? 'auto' : 0)};
    font-size: ${theme.fontSize.xs};
  }
`;

const DropSign = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${theme.color.primarySoft};
  color: ${theme.color.onPrimarySoft};
  font-size: ${theme.fontSize.lg};
  font-weight: ${theme.fontWeight.strong};
  pointer-events: none;
`;
