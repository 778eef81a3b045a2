import { IconButton, Mic, VisuallyHidden } from '@petwise/ui';
import type { ReactNode } from 'react';
import { COPY } from '../copy.ts';
import { useDictation } from './use-dictation.ts';

/** Speaks instead of types, where the browser can listen; elsewhere there is no button. */
export function DictateButton(props: { readonly onWords: (words: string) => void }): ReactNode {
  const dictation = useDictation(props.onWords);
  if (!dictation.available) return null;
  return (
    <>
      <IconButton
        size="lg"
        variant={dictation.listening ? 'danger' : 'quiet'}
        label={dictation.listening ? COPY.home.dictateStop : COPY.home.dictate}
        icon={<Mic />}
        onClick={dictation.toggle}
      />
      <VisuallyHidden role="status">
        {dictation.listening && COPY.home.dictateListening}
        {dictation.trouble === 'refused' && COPY.home.dictateRefused}
        {dictation.trouble === 'failed' && COPY.home.dictateFailed}
      </VisuallyHidden>
    </>
  );
}
