import type { Species } from '@petwise/contracts';

/** One laboratory test as an owner may read it. */
export interface CatalogueEntry {
  readonly name: string;
  readonly description: string;
  /** Kinds of animal it is made for; empty for every kind. */
  readonly species: readonly Species[];
  /** What else people call it, and what it is asked for. */
  readonly words: readonly string[];
  /** What clinics in the United States say they charge, as a rough guide; null where we found no agreement. */
  readonly price: string | null;
}
