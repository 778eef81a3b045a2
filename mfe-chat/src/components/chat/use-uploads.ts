import { useCallback, useState } from 'react';

/** Files that the upload queue has in hand, and whether it is at work; it is from the choice on, while its bundle still loads. */
export interface Uploads {
  readonly files: readonly File[];
  readonly busy: boolean;
  readonly failure: string | null;
  readonly add: (files: readonly File[]) => void;
  readonly done: (file: File) => void;
  readonly failed: (reason: string) => void;
  readonly setBusy: (busy: boolean) => void;
  readonly clear: () => void;
}

/** Holds what was chosen until the nested upload queue has put it on the server. */
export function useUploads(): Uploads {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const add = useCallback((more: readonly File[]) => {
    setFailure(null);
    setBusy(true);
    setFiles((now) => [...now, ...more]);
  }, []);
  return {
    files,
    // With its last file up the queue leaves the screen and has no chance to say that it is done.
    busy: busy && files.length > 0,
    failure,
    add,
    done: (file) => setFiles((now) => now.filter((one) => one !== file)),
    failed: setFailure,
    setBusy,
    clear: () => {
      setFiles([]);
      setBusy(false);
      setFailure(null);
    },
  };
}
