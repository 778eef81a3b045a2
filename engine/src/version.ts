/** Raised with every change that can alter an output for the same evidence. */
export const versions = { name: 'Petwise engine', engine: '0.4.0' } as const;
