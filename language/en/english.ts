/** English: what may be said (concepts) and of whom, when and whether (context). */
export { concepts } from './index.ts';
export { context } from './context.ts';
