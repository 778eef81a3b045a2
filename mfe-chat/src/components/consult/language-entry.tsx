import { language, Text } from '@petwise/ui';
import { copy } from '../../copy.ts';
import type { ListEntry } from '../chat/list-entry.ts';

/** The row above a consult that says that it is in English, where the screens are not. */
export function languageEntry(): ListEntry | null {
  if (language() === 'en') return null;
  const node = (
    <Text role="note" size="sm" tone="muted">
      {copy.inEnglish}
    </Text>
  );
  return { id: 'language', node, length: 0, quiet: true };
}
