import { useEffect, useRef, useState } from 'react';
import { nextBarValue, TICK_MS } from '../model/bar-progress.ts';
import { type ListPhase, sentPercent } from '../model/transfer-list.ts';
import type { Transfer } from '../model/transfers.ts';

/** The bar of a whole list, 0 to 100 (UPL-05). */
export function useBarValue(items: readonly Transfer[], phase: ListPhase): number {
  const [rising, setRising] = useState(0);
  const sent = useRef<number | null>(null);
  useEffect(() => {
    sent.current = sentPercent(items);
  });

  useEffect(() => {
    if (phase !== 'uploading') return;
    setRising(0);
    const timer = setInterval(() => {
      setRising((shown) => nextBarValue(shown, sent.current, Math.random()));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [phase]);

  if (phase === 'uploading') return rising;
  return phase === 'done' ? 100 : 0;
}
