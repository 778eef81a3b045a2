import { Button, Clock } from '@petwise/ui';
import { useNoticePermission } from '@petwise/ui/system-notices';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { copy } from '../../copy.ts';
import { formatElapsed } from '@petwise/ui/format-elapsed';
import { useWorkNotes } from './Announcer.tsx';
import { ReasoningLog } from './ReasoningLog.tsx';
import { TickingDots } from './TickingDots.tsx';
import { useElapsed } from './use-elapsed.ts';
import { useReasoning } from './use-reasoning.ts';

/** Work longer than this can be cancelled, and told by a notice, in seconds. */
const CANCEL_AFTER_SECONDS = 10;

/** What a busy panel says; which of it depends on what is being done. */
export interface BusyWords {
  /** Stands until a line of reasoning takes its place (CHAT-09). */
  readonly fallback: string;
  /** Said first, and kept above the line of reasoning (PROTO-04). */
  readonly title?: string;
  readonly notice?: string;
  /** Said once to screen readers. */
  readonly begun: string;
}

/** CHAT-09, PROTO-04: what is being done, for how long, and a way out that loses nothing. */
export function BusyPanel(props: {
  readonly words: BusyWords;
  readonly startedAt: number;
  readonly sessionId: string;
  readonly reconnecting: boolean;
  readonly onCancel: () => void;
}): ReactNode {
  const { words, reconnecting } = props;
  const lines = useReasoning(props.sessionId);
  const line = reconnecting ? undefined : lines.at(-1)?.content;
  const seconds = useElapsed(props.startedAt);
  const elapsed = formatElapsed(seconds);
  useWorkNotes(seconds, { begun: words.begun, going: copy.stillWorking(elapsed) });
  return (
    <Panel>
      <ReasoningLog lines={lines.slice(0, -1)} />
      <Head>
        <Pulse aria-hidden />
        <Doing>
          {words.title && <Title>{words.title}</Title>}
          <Now $second={words.title !== undefined} lang={line === undefined ? undefined : 'en'}>
            {line ?? (reconnecting ? copy.reconnecting : words.fallback)}
            {(reconnecting || lines.length === 0) && <TickingDots />}
          </Now>
        </Doing>
        <Elapsed title={copy.elapsed}>
          <Clock aria-hidden size={15} />
          {elapsed}
        </Elapsed>
      </Head>
      {words.notice && <Notice>{words.notice}</Notice>}
      {seconds > CANCEL_AFTER_SECONDS && <TellMe />}
      {seconds > CANCEL_AFTER_SECONDS && (
        <Way>
          <Button variant="secondary" size="sm" onClick={props.onCancel}>
            {copy.cancel}
          </Button>
          <Notice>{copy.cancelNote}</Notice>
        </Way>
      )}
    </Panel>
  );
}

/** The browser is asked for its notice on a press alone. */
function TellMe(): ReactNode {
  const [permission, ask] = useNoticePermission();
  if (permission !== 'unknown') return null;
  return (
    <Way>
      <Button variant="secondary" size="sm" onClick={ask}>
        {copy.tellMe}
      </Button>
      <Notice>{copy.tellMeNote}</Notice>
    </Way>
  );
}

const beat = keyframes`
  50% { transform: scale(0.6); opacity: 0.5; }
`;

const Panel = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.md};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.sunken};
`;

/** Beside large text the time has no space: it stands below then. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => `0 ${theme.space.sm}`};
`;

const Pulse = styled.span`
  flex: none;
  align-self: flex-start;
  width: 0.75rem;
  height: 0.75rem;
  margin-block-start: calc((1lh - 0.75rem) / 2);
  border-radius: 50%;
  background: ${({ theme }) => theme.color.accent};
  animation: ${beat} 1.4s ease-in-out infinite;
`;

const Doing = styled.div`
  flex: 1 1 6em;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font-weight: ${({ theme }) => theme.fontWeight.strong};
`;

const Now = styled.p<{ readonly $second: boolean }>`
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  ${({ theme, $second }) =>
    $second ? `color: ${theme.color.textMuted}; font-size: ${theme.fontSize.sm};` : ''}
`;

const Elapsed = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  margin-inline-start: auto;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.sm};
  font-variant-numeric: tabular-nums;
`;

const Notice = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.sm};
`;

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
`;
