import { type RefObject, useEffect, useRef } from 'react';

/**
 * Hears pictures and files that are pasted inside `frame`, or anywhere in the
 * page while `anywhere`, as a modal panel has nothing beside it.
 */
export function usePastedFiles(
  frame: RefObject<HTMLElement | null>,
  anywhere: boolean,
  onFiles: (files: readonly File[]) => void,
): void {
  const newest = useRef(onFiles);
  useEffect(() => {
    newest.current = onFiles;
  });
  useEffect(() => {
    function onPaste(event: ClipboardEvent): void {
      const files = [...(event.clipboardData?.files ?? [])];
      const inside = event.target instanceof Node && frame.current?.contains(event.target);
      if (files.length === 0 || !(anywhere || inside)) return;
      event.preventDefault();
      newest.current(files);
    }
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [frame, anywhere]);
}
