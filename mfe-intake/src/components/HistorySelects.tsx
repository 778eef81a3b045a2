import { Field, Select, Stack } from '@petwise/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { FORMS_COPY } from '../forms-copy.ts';
import { OPTION_WORDS } from '../options-copy.ts';
import { environmentOptions, vaccinationOptions } from '../data/options.ts';
import type { HistoryForm } from '../model/history-form.ts';

export interface HistorySelectsProps {
  readonly form: HistoryForm;
  /** The diets of the species; null while they load. */
  readonly diets: readonly string[] | null;
  readonly change: (part: Partial<HistoryForm>) => void;
}

/** Vaccination, diet and environment (HIST-04). */
export function HistorySelects({ form, diets, change }: HistorySelectsProps): ReactNode {
  const [clearedDiet, setClearedDiet] = useState<string | null>(null);
  const { diet } = form;
  // A draft may come from before the species was changed.
  const isMisfit = diets !== null && diet !== '' && !diets.includes(diet);
  useEffect(() => {
    if (!isMisfit) return;
    setClearedDiet(diet);
    change({ diet: '' });
  }, [isMisfit, diet, change]);

  return (
    <Stack gap="md">
      <Choice
        label={FORMS_COPY.history.vaccination}
        options={vaccinationOptions}
        wordOf={(option) => OPTION_WORDS.vaccinations[option]}
        value={form.vaccinationHistory}
        onChange={(vaccinationHistory) => change({ vaccinationHistory })}
      />
      <Choice
        label={FORMS_COPY.history.diet}
        options={diets ?? (diet === '' ? [] : [diet])}
        wordOf={OPTION_WORDS.diet}
        value={diet}
        hint={clearedDiet !== null && diet === '' && FORMS_COPY.history.dietCleared(clearedDiet)}
        onChange={(chosen) => change({ diet: chosen })}
      />
      <Choice
        label={FORMS_COPY.history.environment}
        options={environmentOptions}
        wordOf={(option) => OPTION_WORDS.environments[option]}
        value={form.environment}
        onChange={(environment) => change({ environment })}
      />
    </Stack>
  );
}

function Choice<Value extends string>(props: {
  readonly label: string;
  readonly options: readonly Value[];
  /** What an option is shown as. */
  readonly wordOf: (option: Value) => string;
  readonly value: string;
  readonly hint?: ReactNode;
  readonly onChange: (value: string) => void;
}): ReactNode {
  return (
    <Field label={props.label} hint={props.hint}>
      {({ id, describedBy }) => (
        <Select
          id={id}
          aria-describedby={describedBy}
          placeholder={FORMS_COPY.history.choose}
          options={props.options.map((option) => ({ value: option, label: props.wordOf(option) }))}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
