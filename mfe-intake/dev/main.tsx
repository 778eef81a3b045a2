import type { DoorName } from '@petwise/contracts';
import { startHarness } from '@petwise/tools/harness';
import { type DoorModule, type BundleDoors, SlotProvider } from '@petwise/ui';
import { doors } from '../src/index.ts';
import { DemoSlot } from './DemoSlot.tsx';
import { seedDrafts, states } from './states.ts';

/** The door with the state's drafts in place and a stand-in for the uploads bundle. */
async function staged<Name extends DoorName>(
  load: () => Promise<DoorModule<Name>>,
): Promise<DoorModule<Name>> {
  const { Door } = await load();
  return {
    Door: (props) => {
      return (
        <SlotProvider slot={DemoSlot}>
          <Door {...props} />
        </SlotProvider>
      );
    },
  };
}

startHarness({
  bundle: 'intake',
  doors: {
    home: () => prepared(() => staged(doors.home)),
    'what-happened': () => prepared(() => staged(doors['what-happened'])),
    'danger-watch': () => prepared(() => staged(doors['danger-watch'])),
    'basic-information': () => prepared(() => staged(doors['basic-information'])),
    pets: () => prepared(() => staged(doors.pets)),
    'medical-history': () => prepared(() => staged(doors['medical-history'])),
  } satisfies BundleDoors<'intake'>,
  states,
});

function prepared<T>(open: () => Promise<T>): Promise<T> {
  seedDrafts(new URLSearchParams(location.search).get('state'));
  return open();
}
