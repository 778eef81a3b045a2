import { RemoteSlot } from '@petwise/ui';
import type { ReactNode, RefObject } from 'react';
import { readDangers } from '../offline/read-dangers.ts';

/** Before anyone is let in: a box that looks for dangers on this device. Where it does not load, the emergency link stands. */
export function WhatHappened(props: {
  /** What the owner has to do to be let in. */
  readonly nextStep: RefObject<HTMLElement | null>;
}): ReactNode {
  const { nextStep } = props;
  return (
    <RemoteSlot
      door="intake/what-happened"
      height={212}
      fallback={<></>}
      props={{ readDangers, onGoOn: () => nextStep.current?.focus() }}
    />
  );
}
