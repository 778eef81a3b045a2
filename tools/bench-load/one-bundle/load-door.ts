import type { DoorName } from '@petwise/contracts';
import type { DoorModule } from '@petwise/ui';
import { doors } from './local-doors.ts';

const LOCAL = { version: 'local', contract: 1, entry: '' } as const;

/** Stands in for the shell's module of this name: a local import. */
export async function loadDoor<Name extends DoorName>(
  door: Name,
): Promise<{ module: DoorModule<Name>; version: string }> {
  // The generated module holds each door under its own name.
  return { module: (await doors[door]()) as DoorModule<Name>, version: LOCAL.version };
}

/** As the shell's: the versions that may be opened; here the one there is. */
export function candidatesOf(): readonly (typeof LOCAL)[] {
  return [LOCAL];
}

/** As the shell's: loads ahead of time. */
export async function warmDoor(door: DoorName): Promise<void> {
  await doors[door]();
}
