/** English: what may be said (concepts), of whom, when and whether (context), and the little words between. */
export { finderWords, linkWords } from './clause-words.ts';
export { context } from './context.ts';
export { concepts } from './index.ts';
export { references } from './references.ts';
