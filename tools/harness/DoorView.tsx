import { createClient, replaceApi } from '@petwise/api';
import type { DoorName, DoorsOf } from '@petwise/contracts';
import { EmitContext, type Emit, type EventOwner } from '@petwise/events';
import type { BundleDoors } from '@petwise/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { fakeTransport } from '../testing/fake-server.ts';
import { harnessHost } from './harness-host.ts';
import type { HarnessState } from './harness-options.ts';

type AnyDoors = Record<string, () => Promise<{ Door: ComponentType<object> }>>;

/** Loads the state's door and renders it against the fake server, or the real one by `?api=real`. */
export function DoorView<R extends EventOwner>(props: {
  readonly bundle: R;
  readonly doors: BundleDoors<R>;
  readonly state: HarnessState<DoorsOf<R>>;
}): ReactNode {
  // Door, props and handlers of a state belong together by its type; here only their names matter.
  const { door, props: given, handlers } = props.state as HarnessState<DoorName>;
  const [Door, setDoor] = useState<ComponentType<object> | null>(null);
  // A bundle's doors are loaders by name; which props each takes was checked where the state was written.
  const [doors] = useState(() => props.doors as unknown as AnyDoors);

  // The slot of a bundle speaks as that bundle, as in the shell.
  const emit = harnessHost.emitterFor(props.bundle) as Emit;

  useEffect(() => {
    const real = new URLSearchParams(location.search).get('api') === 'real';
    replaceApi(createClient(real ? {} : fakeTransport(handlers ?? [])));
    const part = door.slice(door.indexOf('/') + 1);
    void doors[part]?.().then((module) => setDoor(() => module.Door));
  }, [door, doors, handlers]);

  return (
    Door && (
      <div data-door={door}>
        <EmitContext value={emit}>
          <Door {...given} />
        </EmitContext>
      </div>
    )
  );
}
