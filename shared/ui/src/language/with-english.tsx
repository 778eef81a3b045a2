import type { ReactNode } from 'react';
import { asSpelled } from './words.ts';

/** A text of the screen around words of the assessment, which are marked as the English that they are. */
export function withEnglish(say: (words: string) => string, words: string): ReactNode {
  const [before, after = ''] = say(PLACE).split(PLACE);
  return (
    <>
      {before}
      <span lang="en">{asSpelled(words)}</span>
      {after}
    </>
  );
}

/** Stands in no text. */
const PLACE = '\u0000';
