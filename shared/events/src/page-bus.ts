import { createBus } from './bus.ts';
import { claimSingleton } from './claim-singleton.ts';

claimSingleton('@petwise/events', '0.1.0');

/** The bus of this page: the same object in the shell and in every remote. */
export const bus = createBus();
