import { Select, Stack } from '@petwise/ui';
import type { ReactNode } from 'react';
import { dayOf } from '../../model/pet-form.ts';
import { WEIGHT_UNITS } from '../../model/weight-units.ts';
import { PETS_COPY } from '../../pets-copy.ts';
import { Box, UnitRow } from './editors.tsx';
import type { EditorProps } from './editor-props.ts';

/** A weight and the day it was taken on; it joins the former ones. */
export function WeightEditor({ typed, onType, error }: EditorProps): ReactNode {
  return (
    <Stack gap="sm">
      <UnitRow>
        <Box
          label={PETS_COPY.weight}
          inputMode="decimal"
          value={typed.text}
          error={error === PETS_COPY.weightWrong ? error : null}
          onChange={(text) => onType({ text })}
        />
        <Select
          aria-label={PETS_COPY.weightUnit}
          options={WEIGHT_UNITS.map((value) => ({ value, label: value }))}
          value={typed.unit}
          onChange={(event) => onType({ unit: event.target.value })}
        />
      </UnitRow>
      <Box
        label={PETS_COPY.weighedOn}
        type="date"
        max={dayOf(new Date())}
        value={typed.on}
        error={error === PETS_COPY.bornWrong ? error : null}
        onChange={(on) => onType({ on })}
      />
    </Stack>
  );
}
