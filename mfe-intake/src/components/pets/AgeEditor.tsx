import { AGE_UNITS } from '@petwise/contracts';
import { Select, SegmentedChoice, Stack } from '@petwise/ui';
import type { ReactNode } from 'react';
import { dayOf } from '../../model/pet-form.ts';
import { OPTION_WORDS } from '../../options-copy.ts';
import { PETS_COPY } from '../../pets-copy.ts';
import { Box, UnitRow } from './editors.tsx';
import type { EditorProps } from './editor-props.ts';

/** The age: by the birth date, which stays true, or as it is today. */
export function AgeEditor({ typed, onType, error }: EditorProps): ReactNode {
  return (
    <Stack gap="sm">
      <SegmentedChoice
        legend={PETS_COPY.ageBy}
        options={[
          { value: 'birth', label: PETS_COPY.byBirth },
          { value: 'age', label: PETS_COPY.byAge },
        ]}
        value={typed.by}
        onChange={(by) => onType({ by })}
      />
      {typed.by === 'birth' ? (
        <Box
          label={PETS_COPY.bornOn}
          type="date"
          max={dayOf(new Date())}
          value={typed.born}
          error={error}
          onChange={(born) => onType({ born })}
        />
      ) : (
        <UnitRow>
          <Box
            label={PETS_COPY.age}
            inputMode="decimal"
            value={typed.text}
            error={error}
            onChange={(text) => onType({ text })}
          />
          <Select
            aria-label={PETS_COPY.ageUnit}
            options={AGE_UNITS.map((value) => ({ value, label: OPTION_WORDS.ageUnits[value] }))}
            value={typed.unit}
            onChange={(event) => onType({ unit: event.target.value })}
          />
        </UnitRow>
      )}
    </Stack>
  );
}
