/** Constants of section 9 of the specification, in one place for server and pages. */

const MEBIBYTE = 1024 * 1024;

/** What a page says and the server enforces for an ordinary file (UPL-01). */
export const MAX_FILE_BYTES = 25 * MEBIBYTE;
/** Apple Health exports, and the drop zone's own limit (UPL-03, HLTH-02). */
export const MAX_HEALTH_EXPORT_BYTES = 100 * MEBIBYTE;

/** Longest symptom text and answer the server takes, in UTF-16 units. */
export const MAX_SYMPTOMS_LENGTH = 50_000;
/** Most characters of one answer. */
export const MAX_ANSWER_LENGTH = 50_000;
/** Most files that one assessment may carry. */
export const MAX_FILES_PER_CONSULT = 20;
/** Entries of one history list, and the length of one entry. */
export const MAX_LIST_ENTRIES = 100;
/** Most characters of one entry of a history list. */
export const MAX_ENTRY_LENGTH = 200;

/** CHAT-11: how long the client waits for the three long calls. */
export const INIT_TIMEOUT_MS = 600_000;
/** How long an answer may take before the client says that it takes too long. */
export const ANSWER_TIMEOUT_MS = 600_000;
/** The same for the report. */
export const FINALIZE_TIMEOUT_MS = 900_000;

/** FORM-04, FORM-05: in years, months, weeks or days. Older animals only of the kinds of `oldestYears`. */
export const AGE_RANGE = { min: 0, max: 30 } as const;
/** FORM-06: in pounds or kilograms, as the owner chose. */
export const WEIGHT_RANGE = { min: 1, max: 2000 } as const;

/** PROTO-06. */
export const MESSAGES_REFETCH_MS = 5_000;
/** How long messages count as fresh. */
export const MESSAGES_STALE_MS = 2_000;

/** SOCK-02. */
export const SOCKET_PING_MS = 30_000;
/** How long a page waits before it opens a broken socket again. */
export const SOCKET_RECONNECT_MS = 2_000;
