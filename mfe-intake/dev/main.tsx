import { startHarness } from '@petwise/tools/harness';
import type { BundleDoors } from '@petwise/ui';
import { doors } from '../src/index.ts';
import { seedDrafts, states } from './states.ts';

startHarness({
  bundle: 'intake',
  doors: {
    home: () => prepared(doors.home),
    'what-happened': () => prepared(doors['what-happened']),
    'danger-watch': () => prepared(doors['danger-watch']),
    'basic-information': () => prepared(doors['basic-information']),
    pets: () => prepared(doors.pets),
    'medical-history': () => prepared(doors['medical-history']),
  } satisfies BundleDoors<'intake'>,
  states,
});

/** The door with the state's drafts in place. */
function prepared<T>(open: () => Promise<T>): Promise<T> {
  seedDrafts(new URLSearchParams(location.search).get('state'));
  return open();
}
