import type { DoorProps } from '@petwise/contracts';
import { Alert, Button, formatNumber, Heading, SpeciesIcon, Stack, Text, theme } from '@petwise/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { FORMS_COPY } from '../forms-copy.ts';
import { sexOptions, speciesOptions } from '../data/options.ts';
import { ageText } from '../model/age-units.ts';
import { type CheckedField, wrongFields } from '../model/basic-intake.ts';
import { BASIC_STEPS, STEP_OF } from '../model/form-steps.ts';
import { BasicFields } from './BasicFields.tsx';
import { FormCard } from './FormCard.tsx';
import { Live } from './Live.tsx';
import { StepHead } from './StepHead.tsx';
import { StepWays } from './StepWays.tsx';
import { type BasicFormState, useBasicForm } from './use-basic-form.ts';
import { useFormSteps } from './use-form-steps.ts';

const NAMES: Readonly<Record<CheckedField, string>> = {
  breed: FORMS_COPY.basic.breed.toLowerCase(),
  age: FORMS_COPY.basic.age.toLowerCase(),
  weight: FORMS_COPY.basic.weight.toLowerCase(),
};

/** Who the patient is: species, breed, age, sex, weight (FORM-01..08, FLOW-08). */
export function BasicInformation(props: DoorProps['intake/basic-information']): ReactNode {
  const state = useBasicForm(props);
  const missingId = useId();
  const wrong = wrongFields(state.form);
  const steps = useFormSteps(BASIC_STEPS, { upTo: wrong[0] && STEP_OF[wrong[0]] });
  const wrongHere = wrong.filter((field) => steps.shows(STEP_OF[field]));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (steps.next === null) void state.submit();
    else if (wrongHere.length === 0) steps.next();
  }

  return (
    <FormCard onSubmit={submit} noValidate aria-label={FORMS_COPY.basic.title}>
      <Stack gap="lg">
        <div>
          <Head>
            <SpeciesIcon species={state.form.species} size={56} />
            <Stack gap="xxs">
              <Heading level={1} size="xxl" focusOnMount>
                {FORMS_COPY.basic.title}
              </Heading>
              {steps.shows('animal') && <Text tone="muted">{FORMS_COPY.basic.intro}</Text>}
            </Stack>
          </Head>
          {steps.shows('animal') && <FromWords state={state} {...props} />}
        </div>
        {steps.step && <StepHead step={steps.step} moved={steps.moved} />}
        <BasicFields state={state} shows={steps.shows} />
        <div>
          <StepWays
            isStep={steps.step !== null}
            onBack={steps.back}
            skip={
              steps.next && (
                <Button
                  variant={props.pet ? 'secondary' : 'quiet'}
                  block
                  busy={state.submitting}
                  disabled={wrong.length > 0}
                  onClick={() => void state.submit()}
                >
                  {props.pet ? FORMS_COPY.pet.restAsBefore : FORMS_COPY.steps.skipRest}
                </Button>
              )
            }
          >
            <Button
              type="submit"
              size="lg"
              busy={steps.next === null && state.submitting}
              disabled={wrongHere.length > 0}
              aria-describedby={missingId}
            >
              {wayOn(steps.next !== null, state.submitting)}
            </Button>
          </StepWays>
          <Live id={missingId}>
            {wrongHere.length > 0 && (
              <Text size="sm" tone="muted">
                {FORMS_COPY.basic.missing(wrongHere.map((field) => NAMES[field]))}
              </Text>
            )}
          </Live>
          <Live role="alert">
            {state.failed && <Alert tone="danger">{FORMS_COPY.basic.submitFailed}</Alert>}
          </Live>
        </div>
      </Stack>
    </FormCard>
  );
}

function wayOn(hasNext: boolean, submitting: boolean): string {
  if (hasNext) return FORMS_COPY.steps.next;
  return submitting ? FORMS_COPY.basic.submitting : FORMS_COPY.basic.continue;
}

/** Says what was filled in, from the pet or from the owner's words. */
function FromWords(
  props: DoorProps['intake/basic-information'] & { readonly state: BasicFormState },
): ReactNode {
  const { state, pet } = props;
  const told = whatWasTold(state);
  return (
    <>
      <Live role="status">
        {pet && <Alert tone="success">{FORMS_COPY.pet.filledIn(pet.name)}</Alert>}
        {!pet && told && <Alert tone="success">{FORMS_COPY.basic.detected(told)}</Alert>}
        {!pet && !told && !state.detecting && props.symptoms !== '' && (
          <Alert tone="info">{FORMS_COPY.basic.nothingDetected}</Alert>
        )}
      </Live>
      {!pet && state.detecting && (
        <Reserved aria-hidden="true">
          <Alert tone="info">{FORMS_COPY.basic.nothingDetected}</Alert>
        </Reserved>
      )}
    </>
  );
}

/** "Dog, Labrador Retriever, Male"; empty when the words told nothing. */
function whatWasTold({ detected }: BasicFormState): string {
  if (!detected) return '';
  const species = speciesOptions.find(({ value }) => value === detected.species)?.label;
  const sex = sexOptions.find(({ value }) => value === detected.sex)?.label;
  const { age, weight } = detected;
  const neutered = detected.spayedNeutered && FORMS_COPY.basic.neutered[detected.spayedNeutered];
  const years = age && ageText(age.value, age.unit);
  // As the form has it, in the unit that was told.
  const heavy = weight && `${formatNumber(weight.value)} ${weight.unit}`;
  return [species, detected.breed, sex, neutered, years, heavy].filter(Boolean).join(', ');
}

/** Space for what the words will have told, so that the form stays where it is. */
const Reserved = styled(Live)`
  visibility: hidden;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space.md};
  padding-block-end: ${theme.space.xxs};
  /* Beside large text the words have no space: they stand below then. */
  & > :last-child {
    flex: 1 1 9rem;
  }
  & > svg {
    flex: none;
    color: ${theme.color.onAccentSoft};
  }
`;
