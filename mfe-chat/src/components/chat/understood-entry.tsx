import type { Correctable } from '@petwise/contracts';
import type { ListEntry } from './list-entry.ts';
import { UnderstoodPanel } from './UnderstoodPanel.tsx';
import type { Corrections } from './use-corrections.ts';

/** The row with what was understood; none while there is nothing to see or to undo. */
export function understoodEntry(
  corrections: Corrections,
  options: { readonly disabled: boolean },
): ListEntry | null {
  const { understood, correct } = corrections;
  if (understood === null || isEmpty(understood)) return null;
  const node = (
    <UnderstoodPanel
      understood={understood}
      disabled={options.disabled || corrections.correcting}
      onCorrect={(body) => void correct(body)}
    />
  );
  return { id: 'understood', node, length: 0, quiet: true };
}

function isEmpty({ signs, removed }: Correctable): boolean {
  return signs.length === 0 && removed.length === 0;
}
