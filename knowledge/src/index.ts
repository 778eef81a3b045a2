export type { KnowledgeModules, SharedKnowledge, SpeciesKnowledge } from './read-knowledge.ts';
export type { ObservationFile } from './read-knowledge.ts';
export { placeOfKey, readKnowledge, readObservationFiles } from './read-knowledge.ts';
export { KnowledgeError } from './read-file.ts';
