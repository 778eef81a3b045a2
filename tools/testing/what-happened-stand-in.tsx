import type { DoorProps } from '@petwise/contracts';
import { type ReactNode, useState } from 'react';
import { dangerWatchStandIn } from './danger-watch-stand-in.tsx';

type WhatHappened = DoorProps['intake/what-happened'];

/**
 * Stands in for the intake bundle's box for the first words. What it reads and what it tells its opener is what the real
 * one does; `what-happened-contract.test.tsx` of mfe-intake holds both to the same cases.
 */
export function whatHappenedStandIn(props: WhatHappened): ReactNode {
  return <Box {...props} />;
}

function Box(props: WhatHappened): ReactNode {
  const [text, setText] = useState('');
  return (
    <>
      <textarea
        aria-label="What has happened?"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {dangerWatchStandIn({ ...props, text })}
    </>
  );
}
