/** Answers of something between us and a server that is just restarting: the same call may well succeed in a moment. */
export const PASSING_STATUS: ReadonlySet<number> = new Set([502, 503, 504]);
