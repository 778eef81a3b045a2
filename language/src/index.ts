export type { ConceptField, FoundConcept, Kind, Observation } from './concept-types.ts';
export type { CompiledForm } from './concept-forms.ts';
export { FormCompiler } from './concept-forms.ts';
export type { FinderWords, FormToken } from './concept-trie.ts';
export { ConceptTrie } from './concept-trie.ts';
export { findForms } from './find-forms.ts';
export type { SentenceShape } from './frames.ts';
export type { CompiledObservation, KindsById, ObservationIndex } from './compiled-observations.ts';
export {
  compileObservation,
  healthyActs,
  indexObservations,
  praisesOf,
  sharedObservations,
} from './compiled-observations.ts';
export type { Observed, ObserveOptions } from './observations.ts';
export { longestOnly, observe } from './observations.ts';
export type { LinkWords, NamedConcepts, Topics } from './stand-ins.ts';
export { withHabits } from './habits.ts';
export { isBySpeaker } from './speakers.ts';
export { carriedOn, ellipsesOf, pronounsOf, saysSomething } from './stand-ins.ts';
export type {
  Context,
  ContextGrammar,
  ContextWord,
  TriggerRow,
  When,
  Whether,
  Who,
} from './context-types.ts';
export type { ContextReader, SentenceContext } from './context.ts';
export { compileContext, contextOf, readSentenceContext } from './context.ts';
export { clausesOf } from './clauses.ts';
