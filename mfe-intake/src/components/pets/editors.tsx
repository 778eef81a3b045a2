import type { KeepPetBody } from '@petwise/contracts';
import { Field, SegmentedChoice, Select, Stack, TextArea, TextInput } from '@petwise/ui';
import { callAddress } from '@petwise/ui/own-numbers';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { speciesOptions } from '../../data/options.ts';
import { addEntry } from '../../model/chip-list.ts';
import { HISTORY_OF, type ListedFact, withList } from '../../model/pet-facts.ts';
import { PETS_COPY } from '../../pets-copy.ts';
import { MeasureRow } from '../MeasureRow.tsx';
import type { EditorProps } from './editor-props.ts';

/** A name or a breed. */
export function TextEditor(props: EditorProps & { readonly fact: 'name' | 'breed' }): ReactNode {
  const { pet, fact, error } = props;
  const [text, setText] = useState(pet[fact] ?? '');
  function type(next: string): void {
    setText(next);
    const value = next.trim();
    if (fact === 'breed') props.onDraft({ told: { breed: value || null } });
    else props.onDraft(value === '' ? { wrong: PETS_COPY.nameMissing } : { told: { name: value } });
  }
  return (
    <Box
      label={PETS_COPY[fact]}
      value={text}
      maxLength={fact === 'name' ? 60 : 120}
      error={error}
      onChange={type}
    />
  );
}

/** One of a few. */
export function ChoiceEditor(
  props: EditorProps & { readonly fact: 'species' | 'sex' | 'spayedNeutered' },
): ReactNode {
  const { pet, fact } = props;
  const [chosen, setChosen] = useState<string | null>(pet[fact]);
  function choose(value: string, told: KeepPetBody): void {
    setChosen(value);
    props.onDraft({ told });
  }
  if (fact === 'species') {
    return (
      <Field label={PETS_COPY.species}>
        {({ id }) => (
          <Select
            id={id}
            options={speciesOptions}
            value={chosen ?? ''}
            onChange={(event) => {
              const one = speciesOptions.find(({ value }) => value === event.target.value);
              if (one) choose(one.value, { species: one.value });
            }}
          />
        )}
      </Field>
    );
  }
  if (fact === 'sex') {
    return (
      <SegmentedChoice
        legend={PETS_COPY.sex}
        options={(['male', 'female'] as const).map((value) => ({
          value,
          label: PETS_COPY.sexes[value],
        }))}
        value={chosen === 'male' || chosen === 'female' ? chosen : null}
        onChange={(sex) => choose(sex, { sex })}
      />
    );
  }
  return (
    <SegmentedChoice
      legend={PETS_COPY.spayedNeutered}
      options={(['yes', 'no'] as const).map((value) => ({
        value,
        label: PETS_COPY.neutered[value],
      }))}
      value={chosen === 'yes' || chosen === 'no' ? chosen : null}
      onChange={(spayedNeutered) => choose(spayedNeutered, { spayedNeutered })}
    />
  );
}

/** Illnesses, medicines or operations, one on each line. */
export function ListEditor(props: EditorProps & { readonly fact: ListedFact }): ReactNode {
  const { pet, fact } = props;
  const [text, setText] = useState(pet.history?.[HISTORY_OF[fact]].join('\n') ?? '');
  return (
    <Field label={PETS_COPY[fact]} hint={PETS_COPY.onePerLine}>
      {({ id, describedBy }) => (
        <TextArea
          id={id}
          aria-describedby={describedBy}
          rows={4}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            const entries = event.target.value
              .split('\n')
              .reduce<readonly string[]>((all, line) => addEntry(all, line), []);
            props.onDraft({ told: withList(pet, fact, entries) });
          }}
        />
      )}
    </Field>
  );
}

/** The pet's own vet: a name, a number, or both. */
export function VetEditor({ pet, onDraft, error }: EditorProps): ReactNode {
  const [vet, setVet] = useState({ name: pet.vet?.name ?? '', phone: pet.vet?.phone ?? '' });
  function type(next: typeof vet): void {
    setVet(next);
    const told = { name: next.name.trim(), phone: next.phone.trim() };
    if (told.phone !== '' && callAddress(told.phone) === null) {
      onDraft({ wrong: PETS_COPY.phoneWrong });
    } else onDraft({ told: { vet: told.name === '' && told.phone === '' ? null : told } });
  }
  return (
    <Stack gap="sm">
      <Box
        label={PETS_COPY.vetName}
        value={vet.name}
        maxLength={120}
        error={null}
        onChange={(name) => type({ ...vet, name })}
      />
      <Box
        label={PETS_COPY.vetPhone}
        hint={PETS_COPY.vetHint}
        type="tel"
        value={vet.phone}
        maxLength={30}
        error={error}
        onChange={(phone) => type({ ...vet, phone })}
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
