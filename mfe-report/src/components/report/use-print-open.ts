import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * True while the page prints, and the page in its light colours, since paper is
 * white. The browser lays the paper out as soon as the event returns, so the
 * state must be on screen by then.
 */
export function usePrintOpen(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    let themeBefore: string | undefined;
    const begin = () => {
      themeBefore = dataset['theme'];
      dataset['theme'] = 'light';
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      if (themeBefore === undefined) delete dataset['theme'];
      else dataset['theme'] = themeBefore;
      setPrinting(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Of a part that stands folded, and open on paper: what a `Collapsible` is given. */
export function useFold(): {
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
} {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrintOpen();
  return {
    open: isPrinting || isOpen,
    onToggle: (open) => {
      if (!isPrinting) setOpen(open);
    },
  };
}
