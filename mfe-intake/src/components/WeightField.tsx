import { isBreedTold, WEIGHT_CATEGORIES, WEIGHT_RANGE } from '@petwise/contracts';
import { Field, NumberStepper, Select, Switch } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { FORMS_COPY } from '../forms-copy.ts';
import { OPTION_WORDS } from '../options-copy.ts';
import { unitChoices, weightUnitOptions } from '../data/options.ts';
import { wrongFields } from '../model/basic-intake.ts';
import { settleWeight } from '../model/settle-number.ts';
import { readMeasure } from '../model/typed-measure.ts';
import { WEIGHT_UNITS, weightText } from '../model/weight-units.ts';
import { doubtsOf } from '../model/doubts.ts';
import { factHint, FactState, Suggestible } from './FactState.tsx';
import { DoubtNote, MeasureRow, SettledNote } from './MeasureRow.tsx';
import type { BasicFormState } from './use-basic-form.ts';

/** The weight as a number with its unit, or as a category (FORM-02, FORM-05, FORM-06). */
export function WeightField({ state }: { readonly state: BasicFormState }): ReactNode {
  const { form, change } = state;
  return (
    <Suggestible state={state} fact="weight">
      {form.usesCategory ? (
        <Field label={FORMS_COPY.basic.category} hint={factHint(state.sourceOf('weight'))}>
          {({ id }) => (
            <Select
              id={id}
              options={WEIGHT_CATEGORIES.map((one) => ({
                value: one,
                label: OPTION_WORDS.weightCategories[one],
              }))}
              value={form.category}
              onChange={(event) => {
                const category = WEIGHT_CATEGORIES.find((one) => one === event.target.value);
                if (category) change({ category });
              }}
            />
          )}
        </Field>
      ) : (
        <MeasuredWeight state={state} />
      )}
      <Switch
        label={FORMS_COPY.basic.useCategory}
        checked={form.usesCategory}
        onChange={(usesCategory) => change({ usesCategory })}
      />
      <FactState
        state={state}
        fact="weight"
        value={form.usesCategory ? OPTION_WORDS.weightCategories[form.category] : typedWeight(form)}
      />
    </Suggestible>
  );
}

/** What the field holds, in the unit that was typed or stands beside it. */
function typedWeight({ weight, weightUnit }: BasicFormState['form']): string {
  const typed = readMeasure(weight);
  return typed ? weightText(typed.value, typed.unit || weightUnit) : '';
}

function MeasuredWeight({ state }: { readonly state: BasicFormState }): ReactNode {
  const { form, change } = state;
  const [wasLeft, setLeft] = useState(() => wrongFields(form).includes('weight'));
  const [note, setNote] = useState<string | null>(null);
  const isWrong = wasLeft && wrongFields(form).includes('weight');

  function settle(text: string): void {
    setLeft(true);
    // Nobody typed the typical weight; told in a unit too large for it, it may stay below one.
    if (!state.isOwn('weight')) return;
    const settled = settleWeight(text, form.weightUnit);
    if (settled.note) setNote(settled.note);
    if (settled.text !== form.weight || settled.unit !== form.weightUnit) {
      change({ weight: settled.text, weightUnit: settled.unit });
    }
  }
  function type(weight: string): void {
    setNote(null);
    change({ weight });
  }

  return (
    <div>
      <Field
        label={FORMS_COPY.basic.weight}
        hint={`${factHint(state.sourceOf('weight'))} ${FORMS_COPY.basic.typedUnits.weight}`}
        error={isWrong && FORMS_COPY.basic.weightWrong}
        required
      >
        {({ id, describedBy, invalid }) => (
          <MeasureRow>
            <NumberStepper
              id={id}
              describedBy={describedBy}
              invalid={invalid}
              value={form.weight}
              onChange={type}
              onCommit={settle}
              min={WEIGHT_RANGE.min}
              max={WEIGHT_RANGE.max}
              step={1}
              label={FORMS_COPY.basic.weight}
              decreaseLabel={FORMS_COPY.basic.decreaseWeight}
              increaseLabel={FORMS_COPY.basic.increaseWeight}
            />
            <Select
              aria-label={FORMS_COPY.basic.weightUnit}
              options={unitChoices(weightUnitOptions, form.weightUnit)}
              value={form.weightUnit}
              onChange={(event) => {
                const unit = WEIGHT_UNITS.find((one) => one === event.target.value);
                if (unit) change({ weightUnit: unit });
              }}
            />
          </MeasureRow>
        )}
      </Field>
      <SettledNote note={note} />
      <DoubtNote
        note={
          state.sourceOf('weight') !== 'suggested' &&
          doubtsOf(form).weight &&
          FORMS_COPY.basic.weightDoubt(
            typedWeight(form),
            (isBreedTold(form.breed) && form.breed.trim()) ||
              OPTION_WORDS.species[form.species].toLowerCase(),
          )
        }
      />
    </div>
  );
}
