export type { ConceptField, FoundConcept, Kind, Observation } from './concept-types.ts';
export type { SentenceShape } from './frames.ts';
export type { CompiledObservation, ObservationIndex, Observed } from './observations.ts';
export { compileObservation, indexObservations, longestOnly, observe } from './observations.ts';
