import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** HOME-13: a dialog that gave no file this long after focus came back was cancelled. Milliseconds. */
export const DIALOG_CANCEL_MS = 300;

export interface FileDialog {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The system's dialog is, as far as we can tell, on the screen. */
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * The browser's own file dialog behind a hidden input. It says nothing when the
 * owner cancels it in older browsers, so the return of focus tells (HOME-13).
 */
export function useFileDialog(options: {
  readonly onChosen: (files: readonly File[]) => void;
  readonly onCancelled: () => void;
}): FileDialog {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const cancelled = useRef(options.onCancelled);
  useEffect(() => {
    cancelled.current = options.onCancelled;
  });

  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onFocus(): void {
      timer ??= setTimeout(() => {
        setOpen(false);
        cancelled.current();
      }, DIALOG_CANCEL_MS);
    }
    window.addEventListener('focus', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      clearTimeout(timer);
    };
  }, [isOpen]);

  return {
    input,
    isOpen,
    open: () => {
      setOpen(true);
      input.current?.click();
    },
    onChange: (event) => {
      const files = [...(event.target.files ?? [])];
      // Cleared, so that the same file can be chosen again after it was removed.
      event.target.value = '';
      setOpen(false);
      if (files.length > 0) options.onChosen(files);
    },
  };
}
