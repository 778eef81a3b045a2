import { Field, SegmentedChoice, Select, Stack, TextArea, TextInput } from '@petwise/ui';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { speciesOptions } from '../../data/options.ts';
import type { ListedFact } from '../../model/pet-facts.ts';
import { OPTION_WORDS } from '../../options-copy.ts';
import { PETS_COPY } from '../../pets-copy.ts';
import { MeasureRow } from '../MeasureRow.tsx';
import { PressableChip } from '../PressableChip.tsx';
import type { EditorProps } from './editor-props.ts';

/** A name or a breed. */
export function TextEditor(props: EditorProps & { readonly fact: 'name' | 'breed' }): ReactNode {
  const { fact, typed, onType, error } = props;
  return (
    <Box
      label={PETS_COPY[fact]}
      value={typed.text}
      maxLength={fact === 'name' ? 60 : 120}
      error={error}
      onChange={(text) => onType({ text })}
    />
  );
}

/** One of a few. */
export function ChoiceEditor(
  props: EditorProps & { readonly fact: 'species' | 'sex' | 'spayedNeutered' },
): ReactNode {
  const { fact, typed, onType } = props;
  if (fact === 'species') {
    return (
      <Field label={PETS_COPY.species}>
        {({ id }) => (
          <Select
            id={id}
            options={speciesOptions}
            value={typed.text}
            onChange={(event) => onType({ text: event.target.value })}
          />
        )}
      </Field>
    );
  }
  const options =
    fact === 'sex'
      ? (['male', 'female'] as const).map((value) => ({ value, label: PETS_COPY.sexes[value] }))
      : (['yes', 'no'] as const).map((value) => ({ value, label: PETS_COPY.neutered[value] }));
  return (
    <SegmentedChoice<string>
      legend={PETS_COPY[fact]}
      options={options}
      value={typed.text || null}
      onChange={(text) => onType({ text })}
    />
  );
}

/** Illnesses, medicines or operations, one on each line. */
export function ListEditor(props: EditorProps & { readonly fact: ListedFact }): ReactNode {
  const { fact, typed, onType } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <Stack gap="xs">
      <Field label={PETS_COPY[fact]} hint={PETS_COPY.onePerLine}>
        {({ id, describedBy }) => (
          <TextArea
            ref={box}
            id={id}
            aria-describedby={describedBy}
            rows={4}
            value={typed.text}
            onChange={(event) => onType({ text: event.target.value })}
          />
        )}
      </Field>
      {typed.text.trim() === '' && (
        <div>
          <PressableChip
            aria-pressed={false}
            aria-label={PETS_COPY.noneOf(PETS_COPY[fact])}
            onClick={() => {
              onType({ text: OPTION_WORDS.none });
              // The chip that was pressed goes.
              box.current?.focus();
            }}
          >
            {OPTION_WORDS.none}
          </PressableChip>
        </div>
      )}
    </Stack>
  );
}

/** The pet's own vet: a name, a number, or both. */
export function VetEditor({ typed, onType, error }: EditorProps): ReactNode {
  return (
    <Stack gap="sm">
      <Box
        label={PETS_COPY.vetName}
        value={typed.name}
        maxLength={120}
        error={null}
        onChange={(name) => onType({ name })}
      />
      <Box
        label={PETS_COPY.vetPhone}
        hint={PETS_COPY.vetHint}
        type="tel"
        value={typed.phone}
        maxLength={30}
        error={error}
        onChange={(phone) => onType({ phone })}
      />
    </Stack>
  );
}

/** A line to type into, within its field. */
export function Box(props: {
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'tel' | 'date';
  readonly value: string;
  readonly maxLength?: number;
  readonly max?: string;
  readonly inputMode?: 'decimal';
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const { label, hint, error, onChange, type = 'text', ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy, invalid }) => (
        <TextInput
          {...rest}
          id={id}
          type={type}
          autoComplete="off"
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A labelled number with its unit, which has no label to see, beside it. */
export const UnitRow = styled(MeasureRow)`
  align-items: end;
`;
