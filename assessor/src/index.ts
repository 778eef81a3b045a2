/** The assessor's door: the engine in the words of the contract; see README.md. */
export type {
  AssessmentCase,
  AssessmentLab,
  AssessmentReply,
  AssessmentStep,
  Assessor,
  CheckReply,
  ReportableSign,
  Listened,
  OnReasoning,
  SignCorrection,
  SecondReaderInput,
  UnderstoodSigns,
} from './assessor.ts';
export { consultTitle } from './consult-title.ts';
export { markedAsDeviceMade } from './device-mark.ts';
export { createEngineAssessor } from './engine-assessor.ts';
export { engineLoader } from './engine-loader.ts';
export type { LoadEngine } from './engine-loader.ts';
export { dangerReader } from './danger-reader.ts';
export { readPatientFacts } from '@petwise/engine';
export { isOlderQuestion } from './shown-question.ts';
export { ownerTurn, stepTurns, urgencyOf } from './turns.ts';
export type { NewTurn, TurnKind } from './turns.ts';
