import type { DoorName, DoorProps, DoorsOf } from '@petwise/contracts';
import type { EventOwner } from '@petwise/events';
import type { BundleDoors } from '@petwise/ui';
import type { FakeHandler } from '../testing/fake-server.ts';

/** One state of one door: its props, and what the fake server answers meanwhile. */
export type HarnessState<Name extends DoorName> = {
  readonly [Door in Name]: {
    readonly name: string;
    readonly door: Door;
    readonly props: DoorProps[Door];
    readonly handlers?: readonly FakeHandler[];
  };
}[Name];

/** What a bundle shows when it runs alone: its doors, each in the states that are worth a look. */
export interface HarnessOptions<R extends EventOwner> {
  readonly bundle: R;
  readonly doors: BundleDoors<R>;
  readonly states: readonly HarnessState<DoorsOf<R>>[];
}
