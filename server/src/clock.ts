/** The time, as a thing that tests can set. Milliseconds since 1970. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
