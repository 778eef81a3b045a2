import { MAX_ANSWER_LENGTH } from '@petwise/contracts';
import { Button, TextArea } from '@petwise/ui';
import { isText, useStored } from '@petwise/ui/use-stored';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { tooLongText } from '../../model/too-long-text.ts';

/** Saving the last answer in other words. */
export interface EditAnswer {
  readonly answerId: string;
  readonly disabled: boolean;
  /** True once the server has it; the words stay in the editor until then. */
  readonly onSave: (text: string) => Promise<boolean>;
}

/** The last answer as a box of its own: Enter saves, Escape leaves it as it was. */
export function AnswerEditor(props: {
  readonly text: string;
  readonly edit: EditAnswer;
  readonly onDone: () => void;
}): ReactNode {
  const { edit } = props;
  const [text, stored] = useStored(`chat.changed.${edit.answerId}`, props.text, isText);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const length = text.trim().length;
  const tooLong = length > MAX_ANSWER_LENGTH;
  const canSave = length > 0 && !tooLong && !edit.disabled;

  function onDone(): void {
    stored.forget();
    props.onDone();
  }
  async function save(): Promise<void> {
    if (canSave && (await edit.onSave(text.trim()))) onDone();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onDone();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void save();
  }

  return (
    <Frame>
      <TextArea
        ref={box}
        aria-label={copy.changeAnswerLabel}
        minRows={1}
        maxRows={8}
        value={text}
        readOnly={edit.disabled}
        aria-invalid={tooLong || undefined}
        onChange={(event) => stored.set(() => event.target.value)}
        onKeyDown={onKeyDown}
      />
      {tooLong && <p role="alert">{tooLongText(length)}</p>}
      <Buttons>
        <Button size="sm" disabled={!canSave} onClick={() => void save()}>
          {copy.saveAnswer}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {copy.keepAnswer}
        </Button>
      </Buttons>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  width: min(34rem, 70vw);
  max-width: 100%;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;
