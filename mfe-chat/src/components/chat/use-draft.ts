import type { UploadedFile } from '@petwise/contracts';
import { useEvent } from '@petwise/events';
import { useEffect, useRef, useState } from 'react';
import {
  type Draft,
  EMPTY_DRAFT,
  isInBox,
  keepDraft,
  readDraft,
  type Sent,
  withText,
} from '../../model/draft.ts';
import { forgetTabState } from '../../model/tab-state.ts';

export interface DraftCommands {
  readonly setText: (text: string) => void;
  readonly setDraft: (draft: Draft) => void;
  readonly addFile: (file: UploadedFile) => void;
  readonly removeFile: (id: string) => void;
  /** The server has this answer: it leaves the box. */
  readonly taken: (call: Sent) => void;
  /** A sent answer came back: it returns to an empty box. */
  readonly returned: (call: Sent) => void;
}

/**
 * What stands in the box of a session, kept over a reload at every keystroke;
 * under another name from then on when the name changes.
 */
export function useDraft(sessionId: string): readonly [Draft, DraftCommands] {
  const [draft, setDraft] = useState(() => readDraft(sessionId));
  const storedAs = useRef(sessionId);
  useEffect(() => {
    keepDraft(sessionId, draft);
    if (storedAs.current !== sessionId) keepDraft(storedAs.current, EMPTY_DRAFT);
    storedAs.current = sessionId;
  }, [sessionId, draft]);

  useEvent('shell.signed-out', ({ reason }) => {
    if (reason === 'asked') forgetTabState();
  });

  return [
    draft,
    {
      setText: (text) => setDraft((now) => withText(now, text)),
      setDraft,
      addFile: (file) => setDraft((now) => ({ ...now, files: [...now.files, file] })),
      removeFile: (id) =>
        setDraft((now) => ({ ...now, files: now.files.filter((file) => file.id !== id) })),
      taken: (call) => setDraft((now) => (isInBox(now, call) ? EMPTY_DRAFT : now)),
      returned: ({ answer, files }) =>
        setDraft((now) =>
          now.text === '' && now.files.length === 0 ? { text: answer, files } : now,
        ),
    },
  ];
}
