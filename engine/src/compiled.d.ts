/** A compiled file (`compile/`): JSON of a `SharedFile` or a `SpeciesFile`. */
export const compiled: string;
