import { AGE_RANGE, AGE_UNITS, type AgeUnit } from '@petwise/contracts';
import { Select, SegmentedChoice, Stack } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { ageRange } from '../../model/age-units.ts';
import { ageByBirth, birthDate } from '../../model/pet-facts.ts';
import { dayOf, petToForm } from '../../model/pet-form.ts';
import { takeAge } from '../../model/taken-measure.ts';
import { OPTION_WORDS } from '../../options-copy.ts';
import { PETS_COPY } from '../../pets-copy.ts';
import { Box, UnitRow } from './editors.tsx';
import type { EditorProps } from './editor-props.ts';

/** The age: by the birth date, which stays true, or as it is today. */
export function AgeEditor({ pet, onDraft, error }: EditorProps): ReactNode {
  const today = dayOf(new Date());
  const now = petToForm(pet, today);
  const [by, setBy] = useState<'birth' | 'age'>(
    birthDate(pet) === null && pet.age ? 'age' : 'birth',
  );
  const [born, setBorn] = useState(birthDate(pet) ?? '');
  const [age, setAge] = useState(now.age ?? '');
  const [unit, setUnit] = useState<AgeUnit>(now.ageUnit ?? 'years');

  function typeBorn(day: string): void {
    setBorn(day);
    const told = ageByBirth(day, pet, today);
    onDraft(told === null ? { wrong: PETS_COPY.bornWrong } : { told: { age: told } });
  }
  function typeAge(text: string, of: AgeUnit): void {
    setAge(text);
    setUnit(of);
    const { min, max } = ageRange(pet.species);
    const taken = takeAge(text, of);
    const most = taken?.unit === 'years' ? max : AGE_RANGE.max;
    if (!taken || taken.value < min || taken.value > most)
      onDraft({ wrong: PETS_COPY.ageWrong(most) });
    else onDraft({ told: { age: { value: taken.value, unit: taken.unit, on: today } } });
  }

  return (
    <Stack gap="sm">
      <SegmentedChoice
        legend={PETS_COPY.ageBy}
        options={[
          { value: 'birth', label: PETS_COPY.byBirth },
          { value: 'age', label: PETS_COPY.byAge },
        ]}
        value={by}
        onChange={(way) => {
          setBy(way);
          if (way === 'birth') typeBorn(born);
          else typeAge(age, unit);
        }}
      />
      {by === 'birth' ? (
        <Box
          label={PETS_COPY.bornOn}
          type="date"
          max={today}
          value={born}
          error={error}
          onChange={typeBorn}
        />
      ) : (
        <UnitRow>
          <Box
            label={PETS_COPY.age}
            inputMode="decimal"
            value={age}
            error={error}
            onChange={(text) => typeAge(text, unit)}
          />
          <Select
            aria-label={PETS_COPY.ageUnit}
            options={AGE_UNITS.map((value) => ({ value, label: OPTION_WORDS.ageUnits[value] }))}
            value={unit}
            onChange={(event) => {
              const chosen = AGE_UNITS.find((one) => one === event.target.value);
              if (chosen) typeAge(age, chosen);
            }}
          />
        </UnitRow>
      )}
    </Stack>
  );
}
