import type { Appraisal } from './infer/appraisal.ts';
import type { Question } from './types.ts';

/**
 * The question with the picture that would help a vet: its own, else, once in a consult, that of the first sign told
 * already, of which nothing more is asked. Which picture shows which sign is an estimate (`knowledge/pictures.yaml`).
 */
export function withPicture({ model, state }: Appraisal, question: Question): Question {
  const isOffered = state.asked.some((before) => before.question.picture !== undefined);
  if (question.picture || isOffered || state.attachments.some(({ kind }) => SHOWS.test(kind)))
    return question;
  const { pictures } = model.knowledge;
  const told = state.evidence.find(
    ({ finding, value }) => value === 'yes' && pictures.has(finding),
  );
  const picture = told && pictures.get(told.finding);
  return picture ? { ...question, picture } : question;
}

const SHOWS = /^(?:image|video)\//;
