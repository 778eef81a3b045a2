import { tokenise } from './tokens.ts';

/** The stems of a piece of a form, as sentences are looked at: "won't" is will and not. */
export const wordsOfForm = (piece: string): string[] =>
  tokenise(piece)
    .flat()
    .filter((token) => !token.punctuation)
    .map((token) => token.stem);
