import { AGE_UNITS } from '@petwise/contracts';
import { Field, NumberStepper, Select } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { FORMS_COPY } from '../forms-copy.ts';
import { OPTION_WORDS } from '../options-copy.ts';
import { ageUnitOptions, unitChoices } from '../data/options.ts';
import { ageRange, ageText } from '../model/age-units.ts';
import { wrongFields } from '../model/basic-intake.ts';
import { doubtsOf } from '../model/doubts.ts';
import { settleAge } from '../model/settle-number.ts';
import { takeAge } from '../model/taken-measure.ts';
import { factHint, FactState, Suggestible } from './FactState.tsx';
import { DoubtNote, MeasureRow, SettledNote } from './MeasureRow.tsx';
import type { BasicFormState } from './use-basic-form.ts';

/** The age: typed or stepped, with years or months (FORM-02, FORM-05); weeks and days once they were typed. */
export function AgeField({ state }: { readonly state: BasicFormState }): ReactNode {
  const { form, change } = state;
  const range = ageRange(form.species);
  const told = takeAge(form.age, form.ageUnit);
  const value = told ? ageText(told.value, told.unit) : '';
  const source = state.sourceOf('age');
  const [wasLeft, setLeft] = useState(() => wrongFields(form).includes('age'));
  const [note, setNote] = useState<string | null>(null);
  const isWrong = wasLeft && wrongFields(form).includes('age');

  function settle(text: string): void {
    const settled = settleAge(text, form.ageUnit, form.species);
    setLeft(true);
    if (settled.note) setNote(settled.note);
    if (settled.text !== form.age || settled.unit !== form.ageUnit) {
      change({ age: settled.text, ageUnit: settled.unit });
    }
  }
  function type(age: string): void {
    setNote(null);
    change({ age });
  }

  return (
    <Suggestible state={state} fact="age">
      <Field
        label={FORMS_COPY.basic.age}
        hint={`${factHint(source)} ${FORMS_COPY.basic.typedUnits.age}`}
        error={isWrong && FORMS_COPY.basic.ageWrong(range.max)}
        required
      >
        {({ id, describedBy, invalid }) => (
          <MeasureRow>
            <NumberStepper
              id={id}
              describedBy={describedBy}
              invalid={invalid}
              value={form.age}
              onChange={type}
              onCommit={settle}
              min={range.min}
              max={range.max}
              step={1}
              label={FORMS_COPY.basic.age}
              decreaseLabel={FORMS_COPY.basic.decreaseAge}
              increaseLabel={FORMS_COPY.basic.increaseAge}
            />
            <Select
              aria-label={FORMS_COPY.basic.ageUnit}
              options={unitChoices(ageUnitOptions, form.ageUnit, OPTION_WORDS.ageUnits)}
              value={form.ageUnit}
              onChange={(event) => {
                const ageUnit = AGE_UNITS.find((unit) => unit === event.target.value);
                if (ageUnit) change({ ageUnit });
              }}
            />
          </MeasureRow>
        )}
      </Field>
      <SettledNote note={note} />
      <DoubtNote
        note={
          source !== 'suggested' &&
          doubtsOf(form).age &&
          FORMS_COPY.basic.ageDoubt(value, OPTION_WORDS.species[form.species].toLowerCase())
        }
      />
      <FactState state={state} fact="age" value={value} />
    </Suggestible>
  );
}
