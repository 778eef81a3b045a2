import {
  assessmentAddress,
  type BasicIntake,
  isBreedTold,
  isTold,
  type PatientFact,
} from '@petwise/contracts';
import { Heading, LinkButton, Text, theme } from '@petwise/ui';
import { formatWeight } from '@petwise/ui/format-weight';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { FORMS_COPY } from '../forms-copy.ts';
import { ageText } from '../model/age-units.ts';
import { entryText } from '../model/chip-list.ts';
import { basicDrafts } from '../model/drafts.ts';
import { type FormStep, STEP_OF, stepSearch } from '../model/form-steps.ts';
import { HISTORY_LISTS, type HistoryForm, toHistory } from '../model/history-form.ts';
import { OPTION_WORDS } from '../options-copy.ts';

interface Row {
  readonly label: string;
  readonly value: string;
  /** Where it is changed. */
  readonly step: FormStep;
}

/** What was told so far, before the questions begin; each line leads back to its group, which keeps everything. */
export function ToldSummary(props: {
  /** As it is sent: what was typed since and not handed over is none of it. */
  readonly intake: BasicIntake | undefined;
  /** Where it does not stand beside the summary itself. */
  readonly history: HistoryForm | null;
  readonly draftId: string | undefined;
}): ReactNode {
  const { pathname, state } = useLocation();
  const [name] = useState(() => basicDrafts.of(props.draftId).read()?.form.name.trim() ?? '');
  const id = pathname.split('/')[2];
  const basic = props.intake ? basicRows(props.intake, name) : [];
  const rows = [...basic, ...(props.history ? historyRows(props.history) : [])];
  if (rows.length === 0) return null;
  return (
    <section aria-label={FORMS_COPY.history.summary}>
      {!props.history && (
        <Heading level={2} size="lg">
          {FORMS_COPY.history.summary}
        </Heading>
      )}
      <List>
        {rows.map((row) => (
          <li key={row.label}>
            <Words>
              <Text size="sm" tone="muted">
                {row.label}
              </Text>
              <span>{row.value}</span>
            </Words>
            <LinkButton
              as={Link}
              variant="quiet"
              aria-label={FORMS_COPY.history.changeOf(row.label)}
              {...(basic.includes(row) && id !== undefined
                ? { to: assessmentAddress(id, 'basic-intake') + stepSearch(row.step) }
                : { to: stepSearch(row.step), replace: true, state })}
            >
              {FORMS_COPY.history.change}
            </LinkButton>
          </li>
        ))}
      </List>
    </section>
  );
}

function basicRows(intake: BasicIntake, name: string): readonly Row[] {
  const told = (fact: PatientFact, value: string): Row => ({
    label: FORMS_COPY.basic[fact],
    value: isTold(intake, fact) ? value : FORMS_COPY.history.notTold,
    step: STEP_OF[fact],
  });
  const animal = [
    name,
    OPTION_WORDS.species[intake.species],
    isBreedTold(intake.breed) && intake.breed,
  ];
  return [
    { label: FORMS_COPY.history.animal, value: animal.filter(Boolean).join(' · '), step: 'animal' },
    told('age', ageText(intake.age, intake.ageUnit)),
    told('sex', OPTION_WORDS.sex[intake.sex]),
    told('spayedNeutered', OPTION_WORDS.neutered[intake.spayedNeutered]),
    told(
      'weight',
      intake.weightUnit === 'category'
        ? OPTION_WORDS.weightCategories[intake.weight]
        : formatWeight(Number(intake.weight), intake.weightUnit),
    ),
  ];
}

function historyRows(form: HistoryForm): readonly Row[] {
  const history = toHistory(form);
  if ('skipped' in history) return [];
  const { vaccinations, environments } = OPTION_WORDS;
  const row = (label: string, value: string, step: FormStep): Row => ({
    label,
    value: value || FORMS_COPY.history.notTold,
    step,
  });
  return [
    ...HISTORY_LISTS.map((list) =>
      row(FORMS_COPY.history[list], history[list].map(entryText).join(', '), 'illnesses'),
    ),
    row(
      FORMS_COPY.history.vaccination,
      wordOf(vaccinations, form.vaccinationHistory),
      'daily-life',
    ),
    row(FORMS_COPY.history.diet, form.diet && OPTION_WORDS.diet(form.diet), 'daily-life'),
    row(FORMS_COPY.history.environment, wordOf(environments, form.environment), 'daily-life'),
  ];
}

/** A choice as it is shown; '' while nothing is chosen. */
function wordOf(words: Readonly<Record<string, string>>, choice: string): string {
  return words[choice] ?? '';
}

const List = styled.ul`
  list-style: none;
  margin: ${theme.space.xs} 0 0;
  padding: 0;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.sm};
    padding-block: ${theme.space.xxs};
    border-block-end: 1px solid ${theme.color.edge};
  }
`;

const Words = styled.span`
  flex: 1 1 8em;
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;
