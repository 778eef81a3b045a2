import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { MEASURE_COPY as WORDS } from '../../measure-copy.ts';
import { COUNTED_MS, MEASURED } from '../../model/measure-tool.ts';
import { BigButton } from './BigButton.tsx';

/** A tap for each breath or beat, for half a minute from the first one on. */
export function TapCounter(props: {
  readonly of: 'breaths' | 'beats';
  readonly onMeasured: (answer: string) => void;
}): ReactNode {
  const { of, onMeasured } = props;
  const [taps, setTaps] = useState(0);
  const [left, setLeft] = useState(COUNTED_MS);
  const isCounting = taps > 0 && left > 0;
  const isOver = left <= 0;

  useEffect(() => {
    if (!isCounting) return undefined;
    const end = performance.now() + left;
    const timer = setInterval(() => setLeft(Math.max(0, end - performance.now())), 200);
    return () => clearInterval(timer);
    // One clock from the first tap to the end.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isCounting]);
  useEffect(() => {
    if (isOver) onMeasured(MEASURED[of](taps));
  }, [isOver, of, taps, onMeasured]);

  return (
    <>
      <BigButton disabled={isOver} onClick={() => setTaps(taps + 1)}>
        {WORDS.tap[of]}
      </BigButton>
      <Count>
        <span>{WORDS.counted[of](taps)}</span>
        <span role="timer">{WORDS.secondsLeft(Math.ceil(left / 1000))}</span>
      </Count>
    </>
  );
}

const Count = styled.p`
  display: flex;
  justify-content: space-between;
  font-variant-numeric: tabular-nums;
`;
