import { type ReactNode, useState } from 'react';
import { MEASURE_COPY as WORDS } from '../../measure-copy.ts';
import { MEASURED } from '../../model/measure-tool.ts';
import { BigButton } from './BigButton.tsx';

/** The time from when a pressed gum is let go until it is pink again. */
export function RefillTime(props: { readonly onMeasured: (answer: string) => void }): ReactNode {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [isOver, setIsOver] = useState(false);

  function press(): void {
    if (startedAt === null) return setStartedAt(performance.now());
    setIsOver(true);
    props.onMeasured(MEASURED.refill(performance.now() - startedAt));
  }
  return (
    <BigButton disabled={isOver} onClick={press}>
      {startedAt === null ? WORDS.start : WORDS.pinkAgain}
    </BigButton>
  );
}
