import type { KeepPetBody, Pet } from '@petwise/contracts';

/** What an editor of one fact takes. */
export interface EditorProps {
  readonly pet: Pet;
  /** What was put in, or why it cannot be. */
  readonly onDraft: (draft: Draft) => void;
  /** What is wrong, once the owner has tried to save it. */
  readonly error: string | null;
}

/** What an editor holds: what would be told, or what is wrong with it. */
export type Draft = { readonly told: KeepPetBody } | { readonly wrong: string };
