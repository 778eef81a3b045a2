/**
 * The chat's own size decides how much it may take beside the conversation, in
 * em, so that larger text counts as a smaller screen. Used as `@container ${…}`.
 */
export const SMALL_CONTAINER = 'chat (max-width: 38em) or (max-height: 38em)';

/** So low that what is not needed to answer makes place. */
export const LOW_CONTAINER = 'chat (max-height: 37em)';

/** So low that of the question hardly its start has space: a small phone with the largest text, or with its keyboard. */
export const TINY_EM = 22;
export const TINY_CONTAINER: string = `chat (max-height: ${TINY_EM}em)`;

/** So narrow that words in large letters need every bit of it. */
export const NARROW_CONTAINER = 'chat (max-width: 17em)';
