import type { RemoteName } from '@petwise/contracts';
import { language, learnWords, type WordsByName } from '@petwise/ui';

/** What a remote exposes for each language but English: its words, and no component. */
interface WordsModule {
  readonly WORDS: WordsByName;
}

/** The part of a remote with the words of a language, by language. */
const PARTS = { es: 'spanish' } as const;

/**
 * Has a remote's words in the owner's language learned before its doors are
 * opened. A version that cannot speak it, or whose words do not come, speaks English.
 */
export async function learnRemoteWords(
  remote: RemoteName,
  load: (part: string) => Promise<unknown>,
): Promise<void> {
  const spoken = language();
  if (spoken === 'en') return;
  try {
    // The registry's contract version says that this module has this shape.
    const module = (await load(PARTS[spoken])) as WordsModule | null;
    if (module) learnWords(module.WORDS);
  } catch (error) {
    console.error(`${remote} does not speak ${spoken}`, error);
  }
}
