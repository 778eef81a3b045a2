import type { FirstAid, TriageLevel } from './assessment.ts';
import type { AgeUnit, IntakeSpecies } from './patient.ts';

/** A danger that a red-flag rule sees in an owner's words. */
export interface Danger {
  /** The rule's. */
  readonly id: string;
  /** What it may be: "Possible bloat". */
  readonly name: string;
  readonly level: TriageLevel;
  /** One sentence: why it is a danger. */
  readonly reason: string;
  /** What to do now. */
  readonly advice: string;
  /** What to do, and never to do, until a vet takes over: the report's own sentences. */
  readonly care?: FirstAid;
}

/** An owner's words, and what is known of the animal before any form. */
export interface WordsOfDanger {
  readonly species: IntakeSpecies;
  readonly text: string;
  readonly breed?: string;
  readonly sex?: 'male' | 'female';
  readonly spayedNeutered?: 'yes' | 'no';
  readonly age?: { readonly value: number; readonly unit: AgeUnit };
}

/**
 * Reads words with the red-flag rules on this device, emergencies first. Nothing
 * is sent, and no network is needed once the app is kept here. Rejects when the
 * rules could not be loaded.
 */
export type ReadDangers = (words: WordsOfDanger) => Promise<readonly Danger[]>;

/** The address of the emergency page, opened at the animal where it is known. */
export function emergencyAddress(species: IntakeSpecies | null): string {
  return species === null ? '/emergency' : `/emergency?animal=${species}`;
}
