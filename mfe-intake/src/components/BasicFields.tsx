import { Button, Field, SegmentedChoice, Select, Stack, TextInput } from '@petwise/ui';
import type { ReactNode } from 'react';
import { FORMS_COPY } from '../forms-copy.ts';
import { type Choice, sexOptions, spayedNeuteredOptions, speciesOptions } from '../data/options.ts';
import type { BasicStep } from '../model/form-steps.ts';
import { AgeField } from './AgeField.tsx';
import { BreedField } from './BreedField.tsx';
import { FactRow, FactState, factHint, speciesHint, Suggestible } from './FactState.tsx';
import type { BasicFormState } from './use-basic-form.ts';
import { WeightField } from './WeightField.tsx';

/** The fields of FORM-02, in its order; of the groups that are shown. */
export function BasicFields(props: {
  readonly state: BasicFormState;
  readonly shows: (step: BasicStep) => boolean;
}): ReactNode {
  const { state, shows } = props;
  return (
    <Stack gap="lg">
      {shows('animal') && <AnimalFields state={state} />}
      {shows('age-and-weight') && <AgeField state={state} />}
      {shows('sex') && <SexFields state={state} />}
      {shows('age-and-weight') && <WeightField state={state} />}
    </Stack>
  );
}

function AnimalFields({ state }: { readonly state: BasicFormState }): ReactNode {
  const { form, change } = state;
  return (
    <>
      <div>
        <Field label={FORMS_COPY.pet.name} hint={FORMS_COPY.pet.nameHint}>
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
        {/* A name keeps the pet: that is the owner's to say. */}
        {state.nameRead !== null && form.name === '' && (
          <FactRow>
            <Button variant="quiet" onClick={() => change({ name: state.nameRead ?? '' })}>
              {FORMS_COPY.basic.keep(state.nameRead)}
            </Button>
          </FactRow>
        )}
      </div>
      <Suggestible state={state} fact="species">
        <Field
          label={FORMS_COPY.basic.species}
          hint={speciesHint(state.sourceOf('species'))}
          required
        >
          {({ id, describedBy }) => (
            <Select
              id={id}
              aria-describedby={describedBy}
              options={speciesOptions}
              value={form.species}
              onChange={(event) => {
                const chosen = speciesOptions.find(({ value }) => value === event.target.value);
                if (chosen) state.changeSpecies(chosen.value);
              }}
            />
          )}
        </Field>
      </Suggestible>
      <BreedField state={state} />
    </>
  );
}

function SexFields({ state }: { readonly state: BasicFormState }): ReactNode {
  const { form, change } = state;
  return (
    <>
      <Suggestible state={state} fact="sex">
        <SegmentedChoice
          legend={FORMS_COPY.basic.sex}
          options={sexOptions}
          value={form.sex}
          hint={factHint(state.sourceOf('sex'))}
          onChange={(sex) => change({ sex })}
        />
        <FactState state={state} fact="sex" value={labelOf(sexOptions, form.sex)} />
      </Suggestible>
      <Suggestible state={state} fact="spayedNeutered">
        <SegmentedChoice
          legend={FORMS_COPY.basic.spayedNeutered}
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
      </Suggestible>
    </>
  );
}

function labelOf<Value extends string>(options: readonly Choice<Value>[], value: Value): string {
  return options.find((option) => option.value === value)?.label ?? '';
}
