import { visuallyHidden } from '@petwise/ui';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import styled from 'styled-components';

const AnnounceContext = createContext<(words: string) => void>(() => undefined);

/** Says something short through the chat's one status region. */
export function useAnnounce(): (words: string) => void {
  return use(AnnounceContext);
}

/** Seconds between two notes that work goes on; never one a token or a line. */
const NOTE_EVERY_SECONDS = 10;

/** The chat's one status region; everything below may speak through it. */
export function Announcer({ children }: { readonly children: ReactNode }): ReactNode {
  const [words, setWords] = useState('');
  return (
    <AnnounceContext value={setWords}>
      <Status role="status">{words}</Status>
      {children}
    </AnnounceContext>
  );
}

/** Announces that work has begun, and a note each ten seconds while it goes on. */
export function useWorkNotes(seconds: number, words: { begun: string; going: string }): void {
  const announce = useAnnounce();
  const note = Math.floor(seconds / NOTE_EVERY_SECONDS);
  const { begun, going } = words;
  useEffect(() => {
    announce(note === 0 ? begun : going);
    // `going` names the seconds; only a new note is worth saying.
  }, [announce, note, begun]); // oxlint-disable-line react-hooks/exhaustive-deps
  useEffect(() => () => announce(''), [announce]);
}

const Status = styled.div`
  ${visuallyHidden}
`;
