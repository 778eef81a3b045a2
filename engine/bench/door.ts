/** What the server's benchmark of a second reader needs to play the engine's tables. */
export { createEngine, type Engine } from '../src/engine.ts';
export { buildModel, type Model } from '../src/infer/model.ts';
export { levels } from '../src/infer/triage.ts';
export type { Knowledge, Species } from '../src/knowledge-types.ts';
export { loadKnowledge } from '../src/load-knowledge.ts';
export type { Listened } from '../src/second-reading.ts';
export { makeReader } from '../src/text/extract.ts';
export type { Evidence, ConsultStep } from '../src/types.ts';
export { everySpecies, messagesOf, vignettesOf, type Message } from './cases.ts';
export { reply, truthOf, type Truth } from './owner.ts';
export { acceptedIds } from './sign-names.ts';
