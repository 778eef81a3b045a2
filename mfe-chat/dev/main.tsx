import { startHarness } from '@petwise/tools/harness';
import { doors } from '../src/index.ts';
import { consultStates } from './consult-states.ts';
import { prototypeStates } from './prototype-states.ts';

startHarness({ bundle: 'chat', doors, states: [...consultStates, ...prototypeStates] });
