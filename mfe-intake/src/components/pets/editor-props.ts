import type { Typed } from '../../model/pet-draft.ts';

/** What an editor of one fact takes. */
export interface EditorProps {
  readonly typed: Typed;
  readonly onType: (changed: Partial<Typed>) => void;
  /** What is wrong, once the owner has tried to save it. */
  readonly error: string | null;
}
