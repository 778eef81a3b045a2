import type { DoorName, DoorProps, DoorsOf } from '@petwise/contracts';
import type { Room } from '@petwise/events';
import type { RoomDoors } from '@petwise/ui';
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

export interface HarnessOptions<R extends Room> {
  readonly room: R;
  readonly doors: RoomDoors<R>;
  readonly states: readonly HarnessState<DoorsOf<R>>[];
}
