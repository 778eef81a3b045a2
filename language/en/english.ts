/** English: what may be said, of whom, when and whether, and how owners answer. */
export type { AnswerKind } from './answer-words.ts';
export {
  amounts,
  bareNo,
  bareYes,
  besideStandIns,
  lead,
  openings,
  pictures,
  lessens,
  shades,
  standIns,
  supposing,
  unsureAnywhere,
} from './answer-words.ts';
export { finderWords, linkWords } from './clause-words.ts';
export { context } from './context.ts';
export { concepts } from './index.ts';
export { englishWords, otherLanguageWords } from './language-words.ts';
export { animalWords, household, ownKinds } from './other-words.ts';
export { everydayWords } from './everyday-words.ts';
export * from './health-words.ts';
export * from './patient-words.ts';
export { plain } from './plain-words.ts';
export * from './rate-words.ts';
export { definitions, discourseMarkers, references, weakReferences } from './references.ts';
export { expansions, homophones, participles } from './spelled-out.ts';
export { fullerSpellings, soundOf, spokenSoundsOf } from './sound.ts';
export {
  aroundLength,
  asksHowLong,
  beforeLength,
  behindLength,
  namedTimes,
  numberWords,
  ongoing,
  unitHours,
} from './time-words.ts';
