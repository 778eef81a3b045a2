import type { DoorProps } from '@petwise/contracts';
import { Alert, Button, Heading, Stack, Text, theme } from '@petwise/ui';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';
import { HISTORY_LISTS } from '../model/history-form.ts';
import { ChipListField } from './ChipListField.tsx';
import { HistorySelects } from './HistorySelects.tsx';
import { FormCard } from './FormCard.tsx';
import { Live } from './Live.tsx';
import { ToldSummary } from './ToldSummary.tsx';
import { useHistoryForm } from './use-history-form.ts';
import { useSpeciesLists } from './use-species-lists.ts';

const LIST_NAMES = {
  medications: 'medications',
  chronicIllnesses: 'chronicConditions',
  priorOperations: 'procedures',
} as const;

/** What the patient has had before: lists, three choices, or nothing at all (HIST-01..06). */
export function MedicalHistory(props: DoorProps['intake/medical-history']): ReactNode {
  const { form, change, submitting, failed, begin, skip } = useHistoryForm(props);
  const lists = useSpeciesLists(props.species);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void begin();
  }

  return (
    <FormCard onSubmit={submit} aria-label={COPY.history.title}>
      <Stack gap="lg">
        <Stack gap="xxs">
          <Heading level={1} size="xxl" focusOnMount>
            {COPY.history.title}
          </Heading>
          <Text tone="muted">{COPY.history.intro}</Text>
          <Text tone="muted" size="sm">
            {COPY.history.hint}
          </Text>
        </Stack>
        <ToldSummary />
        {HISTORY_LISTS.map((name) => (
          <ChipListField
            key={name}
            label={COPY.history[name]}
            placeholder={COPY.history[`${name}Placeholder`]}
            list={form[name]}
            known={lists?.[LIST_NAMES[name]] ?? []}
            onChange={(list) => change({ [name]: list })}
          />
        ))}
        <HistorySelects form={form} diets={lists?.diets ?? null} change={change} />
        <div>
          <Ways>
            <Button variant="secondary" size="lg" disabled={submitting} onClick={() => void skip()}>
              {COPY.history.skip}
            </Button>
            <Button type="submit" size="lg" disabled={submitting}>
              {COPY.history.begin}
            </Button>
          </Ways>
          <Live role="alert">
            {failed && <Alert tone="danger">{COPY.history.submitFailed}</Alert>}
          </Live>
        </div>
      </Stack>
    </FormCard>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: ${theme.space.sm};
  & > button {
    flex: 1 1 14rem;
  }
`;
