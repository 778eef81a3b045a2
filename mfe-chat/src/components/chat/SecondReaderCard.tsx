import type { ConsultSecondReader } from '@petwise/contracts';
import { Button, Ear } from '@petwise/ui';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { allowSecondReader } from '../../api/second-reader.ts';
import { copy } from '../../copy.ts';
import { Panel } from './Panel.ts';

/** States with something to say; in the others the second reader is not on the screen. */
const NOTES = {
  ask: null,
  listening: copy.secondReaderListening,
  failed: copy.secondReaderFailed,
  capped: copy.secondReaderCapped,
} as const;

/** Whether the card has anything to show. */
export function hasSecondReaderCard({ state }: ConsultSecondReader): boolean {
  return state in NOTES;
}

/** Asks once whether a language model may read too and shows what would be sent; then tells how it does. */
export function SecondReaderCard(props: {
  readonly reader: ConsultSecondReader;
  readonly sessionId: string;
  readonly onChanged: () => void;
}): ReactNode {
  const { reader, sessionId } = props;
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function decide(allowed: boolean): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      await allowSecondReader({ allowed, sessionId });
      props.onChanged();
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return (
    <Panel aria-labelledby={id}>
      <Title id={id}>
        <Ear aria-hidden size={18} />
        {copy.secondReaderTitle}
      </Title>
      {reader.state === 'ask' ? (
        <Question reader={reader} busy={busy} onDecide={(allowed) => void decide(allowed)} />
      ) : (
        <Note role="status">{hasNote(reader.state) ? NOTES[reader.state] : ''}</Note>
      )}
      {reader.state === 'listening' && (
        <div>
          <Button size="sm" variant="quiet" busy={busy} onClick={() => void decide(false)}>
            {copy.secondReaderStop}
          </Button>
        </div>
      )}
      <div role="alert">{failed && copy.secondReaderUnreached}</div>
    </Panel>
  );
}

function hasNote(state: ConsultSecondReader['state']): state is keyof typeof NOTES {
  return state in NOTES;
}

function Question(props: {
  readonly reader: ConsultSecondReader;
  readonly busy: boolean;
  readonly onDecide: (allowed: boolean) => void;
}): ReactNode {
  const { ear: model, wouldSend, pictures } = props.reader;
  return (
    <>
      <Note>{copy.secondReaderAsk(model.model, model.host)}</Note>
      <Note>{copy.secondReaderWouldSend}</Note>
      <Sent tabIndex={0}>{wouldSend}</Sent>
      {pictures.length > 0 && <Note>{copy.secondReaderPictures(pictures.join(', '))}</Note>}
      <Buttons>
        <Button size="sm" busy={props.busy} onClick={() => props.onDecide(true)}>
          {copy.secondReaderAllow}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={props.busy}
          onClick={() => props.onDecide(false)}
        >
          {copy.secondReaderRefuse}
        </Button>
      </Buttons>
    </>
  );
}

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.xs};
  font-weight: ${({ theme }) => theme.fontWeight.strong};
`;

const Note = styled.p`
  font-size: ${({ theme }) => theme.fontSize.sm};
`;

const Sent = styled.blockquote`
  max-height: 9em;
  margin: 0;
  padding: ${({ theme }) => theme.space.sm};
  overflow: auto;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.sunken};
  font-size: ${({ theme }) => theme.fontSize.sm};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;
