import { inject } from 'vitest';

// Threads and processes of the server under test are those that ship.
process.env['PETWISE_BUILT_WORKERS'] = inject('program');
