import type { Question } from '@petwise/contracts';
import { copy } from '../copy.ts';

/** What an owner measures at home, and this bundle has a sheet for. */
export type MeasureTool = keyof typeof copy.measureOffers;
export type FaceTool = Extract<MeasureTool, `${string}-face`>;

/** The tool that helps with this question; null for one that only a newer server knows. */
export function measureToolOf(question: Pick<Question, 'measure'> | null): MeasureTool | null {
  const tool = question?.measure;
  return tool !== undefined && isKnown(tool) ? tool : null;
}

function isKnown(tool: string): tool is MeasureTool {
  return Object.hasOwn(copy.measureOffers, tool);
}

/** What is counted goes on for so long; the server reads counts a minute. */
export const COUNTED_MS = 30_000;

/** What was measured, in the English that the engine reads (`engine/src/text/read-measures.ts`). */
export const MEASURED = {
  breaths: (taps: number) => `${taps * (60_000 / COUNTED_MS)} breaths a minute`,
  beats: (taps: number) => `${taps * (60_000 / COUNTED_MS)} heart beats a minute`,
  refill: (ms: number) => `The gum was pink again after ${Math.round(ms / 1000)} seconds`,
  gums: (colour: GumColour) => `The gums are ${colour}`,
  body: (score: number) => `Body condition: ${score} of 9`,
  face: (points: number, parts: number) => `Grimace scale: ${points} of ${parts * 2}`,
} as const;

export const GUM_COLOURS = ['pink', 'white', 'blue', 'yellow', 'dark red'] as const;
export type GumColour = (typeof GUM_COLOURS)[number];

/** The steps of body condition (of 9) that are drawn. */
export const BODY_SCORES = [2, 3, 5, 7, 9] as const;
export type BodyScore = (typeof BODY_SCORES)[number];
