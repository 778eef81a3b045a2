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
  listening: copy.earListening,
  failed: copy.earFailed,
  capped: copy.earCapped,
} as const;

/** Whether the card has anything to show. */
export function hasSecondReaderCard({ state }: ConsultSecondReader): boolean {
  return state in NOTES;
}

/** Asks once whether a language model may read too and shows what would be sent; then tells how it does. */
export function SecondReaderCard(props: {
  readonly ear: ConsultSecondReader;
  readonly sessionId: string;
  readonly onChanged: () => void;
}): ReactNode {
  const { ear, sessionId } = props;
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
        {copy.earTitle}
      </Title>
      {ear.state === 'ask' ? (
        <Question ear={ear} busy={busy} onDecide={(allowed) => void decide(allowed)} />
      ) : (
        <Note role="status">{hasNote(ear.state) ? NOTES[ear.state] : ''}</Note>
      )}
      {ear.state === 'listening' && (
        <div>
          <Button size="sm" variant="quiet" busy={busy} onClick={() => void decide(false)}>
            {copy.earStop}
          </Button>
        </div>
      )}
      <div role="alert">{failed && copy.earUnreached}</div>
    </Panel>
  );
}

function hasNote(state: ConsultSecondReader['state']): state is keyof typeof NOTES {
  return state in NOTES;
}

function Question(props: {
  readonly ear: ConsultSecondReader;
  readonly busy: boolean;
  readonly onDecide: (allowed: boolean) => void;
}): ReactNode {
  const { ear, wouldSend, pictures } = props.ear;
  return (
    <>
      <Note>{copy.earAsk(ear.model, ear.host)}</Note>
      <Note>{copy.earWouldSend}</Note>
      <Sent tabIndex={0}>{wouldSend}</Sent>
      {pictures.length > 0 && <Note>{copy.earPictures(pictures.join(', '))}</Note>}
      <Buttons>
        <Button size="sm" busy={props.busy} onClick={() => props.onDecide(true)}>
          {copy.earAllow}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={props.busy}
          onClick={() => props.onDecide(false)}
        >
          {copy.earRefuse}
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
