import type { DoorName, DoorProps, DoorsOf } from '@petwise/contracts';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { PageProps } from '../layout/Page.tsx';

/** Renders one door of one remote; the host decides how it is loaded, retried and replaced. */
export type SlotComponent = <Name extends DoorName>(props: SlotProps<Name>) => ReactNode;

/** What a slot needs to open a door. */
export interface SlotProps<Name extends DoorName> {
  readonly door: Name;
  readonly props: DoorProps[Name];
  /** Height in pixels of the skeleton, so that nothing jumps when the door opens. */
  readonly height?: number;
  /** The door lays out a page of its own, this wide; until it opens, what stands there gets such a page too. */
  readonly page?: PageProps['width'];
  /** Shown instead of the error card when the door cannot be opened. */
  readonly fallback?: ReactNode;
}

/** The module behind a door: one component named `Door`. */
export interface DoorModule<Name extends DoorName> {
  readonly Door: ComponentType<DoorProps[Name]>;
  /** Of the events that it sends, by name, where they are not of version 1; its build writes them. */
  readonly eventVersions?: Readonly<Record<string, number>>;
}

type LastPart<Name extends string> = Name extends `${string}/${infer Part}` ? Part : never;

/** All doors of one bundle, each loaded on demand; what a bundle's `src/index.ts` exports. */
export type BundleDoors<Bundle extends string> = {
  readonly [Name in DoorsOf<Bundle> as LastPart<Name>]: () => Promise<DoorModule<Name>>;
};

const SlotContext = createContext<SlotComponent | null>(null);

/** Gives the bundles below the host's way to open a door (design: nested slots). */
export function SlotProvider(props: {
  readonly slot: SlotComponent;
  readonly children: ReactNode;
}): ReactNode {
  return <SlotContext value={props.slot}>{props.children}</SlotContext>;
}

/**
 * Opens a door of another bundle by name, wherever the caller stands.
 *
 * @throws Error when no host has provided a slot component.
 */
export function RemoteSlot<Name extends DoorName>(props: SlotProps<Name>): ReactNode {
  const Slot = use(SlotContext);
  if (!Slot) throw new Error('RemoteSlot needs a SlotProvider above it');
  return <Slot {...props} />;
}
