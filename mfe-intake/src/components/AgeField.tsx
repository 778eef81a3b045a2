import { AGE_RANGE } from '@petwise/contracts';
import { Field, NumberStepper, Select } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { COPY } from '../copy.ts';
import { OPTION_WORDS } from '../options-copy.ts';
import { ageUnitOptions } from '../data/options.ts';
import { type BasicForm, wrongFields } from '../model/basic-form.ts';
import { settleAge } from '../model/settle-number.ts';
import { MeasureRow, SettledNote } from './MeasureRow.tsx';

/** The age: typed or stepped, with years or months (FORM-02, FORM-05). */
export function AgeField(props: {
  readonly form: BasicForm;
  readonly change: (part: Partial<BasicForm>) => void;
}): ReactNode {
  const { form, change } = props;
  const [wasLeft, setLeft] = useState(() => wrongFields(form).includes('age'));
  const [note, setNote] = useState<string | null>(null);
  const isWrong = wasLeft && wrongFields(form).includes('age');

  function settle(text: string): void {
    const settled = settleAge(text, form.ageUnit);
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
    <div>
      <Field label={COPY.basic.age} error={isWrong && COPY.basic.ageWrong} required>
        {({ id, describedBy, invalid }) => (
          <MeasureRow>
            <NumberStepper
              id={id}
              describedBy={describedBy}
              invalid={invalid}
              value={form.age}
              onChange={type}
              onCommit={settle}
              min={AGE_RANGE.min}
              max={AGE_RANGE.max}
              step={1}
              label={COPY.basic.age}
              decreaseLabel={COPY.basic.decreaseAge}
              increaseLabel={COPY.basic.increaseAge}
            />
            <Select
              aria-label={COPY.basic.ageUnit}
              options={ageUnitOptions.map((unit) => ({
                value: unit,
                label: OPTION_WORDS.ageUnits[unit],
              }))}
              value={form.ageUnit}
              onChange={(event) => {
                const ageUnit = ageUnitOptions.find((unit) => unit === event.target.value);
                if (ageUnit) change({ ageUnit });
              }}
            />
          </MeasureRow>
        )}
      </Field>
      <SettledNote note={note} />
    </div>
  );
}
