import { WEIGHT_RANGE } from '@petwise/contracts';
import { Select, Stack, weightUnits } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { dayOf } from '../../model/pet-form.ts';
import { takeWeight } from '../../model/taken-measure.ts';
import { WEIGHT_UNITS } from '../../model/weight-units.ts';
import { PETS_COPY } from '../../pets-copy.ts';
import { Box, UnitRow } from './editors.tsx';
import type { EditorProps } from './editor-props.ts';

/** A weight and the day it was taken on; it joins the former ones. */
export function WeightEditor({ pet, onDraft, error }: EditorProps): ReactNode {
  const today = dayOf(new Date());
  const [typed, setTyped] = useState({
    weight: '',
    unit: pet.weights.at(-1)?.unit ?? weightUnits(),
    on: today,
  });
  function type(next: typeof typed): void {
    setTyped(next);
    const taken = takeWeight(next.weight, next.unit);
    const { min, max } = WEIGHT_RANGE;
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(next.on) && next.on <= today;
    if (!taken || taken.value < min || taken.value > max) onDraft({ wrong: PETS_COPY.weightWrong });
    else if (!isDay) onDraft({ wrong: PETS_COPY.bornWrong });
    else onDraft({ told: { weight: { value: taken.value, unit: taken.unit, on: next.on } } });
  }
  return (
    <Stack gap="sm">
      <UnitRow>
        <Box
          label={PETS_COPY.weight}
          inputMode="decimal"
          value={typed.weight}
          error={error === PETS_COPY.weightWrong ? error : null}
          onChange={(weight) => type({ ...typed, weight })}
        />
        <Select
          aria-label={PETS_COPY.weightUnit}
          options={WEIGHT_UNITS.map((value) => ({ value, label: value }))}
          value={typed.unit}
          onChange={(event) => {
            const unit = WEIGHT_UNITS.find((one) => one === event.target.value);
            if (unit) type({ ...typed, unit });
          }}
        />
      </UnitRow>
      <Box
        label={PETS_COPY.weighedOn}
        type="date"
        max={today}
        value={typed.on}
        error={error === PETS_COPY.bornWrong ? error : null}
        onChange={(on) => type({ ...typed, on })}
      />
    </Stack>
  );
}
