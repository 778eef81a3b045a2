import { assessmentAddress, type DoorProps, stageAt } from '@petwise/contracts';
import { Alert, Button, Heading, Stack, Text } from '@petwise/ui';
import type { FormEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FORMS_COPY } from '../forms-copy.ts';
import { BASIC_STEPS, HISTORY_STEPS, stepSearch } from '../model/form-steps.ts';
import { HISTORY_LISTS } from '../model/history-form.ts';
import { ChipListField } from './ChipListField.tsx';
import { HistorySelects } from './HistorySelects.tsx';
import { FormCard } from './FormCard.tsx';
import { Live } from './Live.tsx';
import { StepHead } from './StepHead.tsx';
import { StepWays } from './StepWays.tsx';
import { ToldSummary } from './ToldSummary.tsx';
import { useFormSteps } from './use-form-steps.ts';
import { useHistoryForm } from './use-history-form.ts';
import { useSpeciesLists } from './use-species-lists.ts';

const LIST_NAMES = {
  medications: 'medications',
  chronicIllnesses: 'chronicConditions',
  priorOperations: 'procedures',
} as const;

/** What the patient has had before: lists, three choices, or nothing at all (HIST-01..06). */
export function MedicalHistory(props: DoorProps['intake/medical-history']): ReactNode {
  const { form, read, change, submitting, failed, begin, skip } = useHistoryForm(props);
  const lists = useSpeciesLists(props.species);
  // What a chosen pet has told is not asked again: it stands in the summary, each line to be changed.
  const steps = useFormSteps(HISTORY_STEPS, { start: props.pet?.history ? 'summary' : undefined });
  const toBasic = useWayToBasic();
  const { step, next } = steps;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (next) next();
    else void begin();
  }

  const isFirst = step === null || step === HISTORY_STEPS[0];
  return (
    <FormCard onSubmit={submit} aria-label={FORMS_COPY.history.title}>
      <Stack gap="lg">
        <Stack gap="xxs">
          <Heading level={1} size="xxl" focusOnMount>
            {FORMS_COPY.history.title}
          </Heading>
          {isFirst && (
            <>
              <Text tone="muted">{FORMS_COPY.history.intro}</Text>
              <Text tone="muted" size="sm">
                {FORMS_COPY.history.hint}
              </Text>
            </>
          )}
        </Stack>
        {step && <StepHead step={step} moved={steps.moved} />}
        {steps.shows('summary') && (
          <ToldSummary intake={props.intake} history={step && form} draftId={props.draftId} />
        )}
        {steps.shows('illnesses') &&
          HISTORY_LISTS.map((name) => (
            <ChipListField
              key={name}
              label={FORMS_COPY.history[name]}
              placeholder={FORMS_COPY.history[`${name}Placeholder`]}
              list={form[name]}
              read={read}
              known={lists?.[LIST_NAMES[name]] ?? []}
              onChange={(changed) => change((now) => ({ [name]: changed(now[name]) }))}
            />
          ))}
        {steps.shows('daily-life') && (
          <HistorySelects form={form} diets={lists?.diets ?? null} change={change} />
        )}
        <div>
          <StepWays
            isStep={step !== null}
            onBack={step && (steps.back ?? toBasic)}
            disabled={submitting}
            skip={
              <Button
                variant="secondary"
                size="lg"
                block={step !== null}
                disabled={submitting}
                onClick={() => void skip()}
              >
                {FORMS_COPY.history.skip}
              </Button>
            }
          >
            <Button type="submit" size="lg" disabled={submitting}>
              {next ? FORMS_COPY.steps.next : FORMS_COPY.history.begin}
            </Button>
          </StepWays>
          <Live role="alert">
            {failed && <Alert tone="danger">{FORMS_COPY.history.submitFailed}</Alert>}
          </Live>
        </div>
      </Stack>
    </FormCard>
  );
}

/** To the last group of the form before; within a conversation there is none to go back to. */
function useWayToBasic(): (() => void) | null {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const id = pathname.split('/')[2];
  const last = BASIC_STEPS.at(-1);
  if (id === undefined || last === undefined || stageAt(pathname) !== 'medical-history')
    return null;
  return () => void navigate(assessmentAddress(id, 'basic-intake') + stepSearch(last));
}
