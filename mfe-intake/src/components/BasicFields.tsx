import { Field, SegmentedChoice, Select, Stack, TextInput } from '@petwise/ui';
import type { ReactNode } from 'react';
import { COPY } from '../copy.ts';
import { type Choice, sexOptions, spayedNeuteredOptions, speciesOptions } from '../data/options.ts';
import { AgeField } from './AgeField.tsx';
import { BreedField } from './BreedField.tsx';
import { FactState, factHint } from './FactState.tsx';
import type { BasicFormState } from './use-basic-form.ts';
import { WeightField } from './WeightField.tsx';

/** The fields of FORM-02, in its order. */
export function BasicFields({ state }: { readonly state: BasicFormState }): ReactNode {
  const { form, change } = state;
  return (
    <Stack gap="lg">
      <Field label={COPY.pet.name} hint={COPY.pet.nameHint}>
        {({ id, describedBy }) => (
          <TextInput
            id={id}
            aria-describedby={describedBy}
            autoComplete="off"
            maxLength={60}
            value={form.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={COPY.basic.species} required>
        {({ id }) => (
          <Select
            id={id}
            options={speciesOptions}
            value={form.species}
            onChange={(event) => {
              const chosen = speciesOptions.find(({ value }) => value === event.target.value);
              if (chosen) state.changeSpecies(chosen.value);
            }}
          />
        )}
      </Field>
      <BreedField state={state} />
      <AgeField state={state} />
      <div>
        <SegmentedChoice
          legend={COPY.basic.sex}
          options={sexOptions}
          value={form.sex}
          hint={factHint(state.sourceOf('sex'))}
          onChange={(sex) => change({ sex })}
        />
        <FactState state={state} fact="sex" value={labelOf(sexOptions, form.sex)} />
      </div>
      <div>
        <SegmentedChoice
          legend={COPY.basic.spayedNeutered}
          options={spayedNeuteredOptions}
          value={form.spayedNeutered}
          hint={factHint(state.sourceOf('spayedNeutered'))}
          onChange={(spayedNeutered) => change({ spayedNeutered })}
        />
        <FactState
          state={state}
          fact="spayedNeutered"
          value={labelOf(spayedNeuteredOptions, form.spayedNeutered)}
        />
      </div>
      <WeightField state={state} />
    </Stack>
  );
}

function labelOf<Value extends string>(options: readonly Choice<Value>[], value: Value): string {
  return options.find((option) => option.value === value)?.label ?? '';
}
