import { IconButton, Pencil } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { copy } from '../../copy.ts';
import { AnswerEditor, type EditAnswer } from './AnswerEditor.tsx';
import { Bubble, type BubbleProps } from './Bubble.tsx';
import { UserText } from './UserText.tsx';

/** A message of the owner's; the last answer can be changed in its place. */
export function OwnWords(
  props: Omit<BubbleProps, 'role' | 'tone'> & {
    /** What the editor begins with: the words without a note of files. */
    readonly words: string;
    readonly edited: boolean;
    readonly edit?: EditAnswer | undefined;
  },
): ReactNode {
  const { words, edited, edit, children, ...bubble } = props;
  const [editing, setEditing] = useState(false);
  const speaker = 'user';
  const open = editing && edit !== undefined;
  const pencil = edit && !open && (
    <IconButton
      data-always
      label={copy.changeAnswer}
      icon={<Pencil />}
      disabled={edit.disabled}
      onClick={() => setEditing(true)}
    />
  );
  return (
    <Bubble {...bubble} role={speaker} tools={pencil} note={edited ? copy.edited : undefined}>
      {open ? (
        <AnswerEditor text={words} edit={edit} onDone={() => setEditing(false)} />
      ) : (
        <UserText text={props.text} />
      )}
      {children}
    </Bubble>
  );
}
