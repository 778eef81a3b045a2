import { assessmentAddress, type PatientFact, stageAt } from '@petwise/contracts';
import { Heading, LinkButton, Text, theme } from '@petwise/ui';
import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';
import { type BasicField, type BasicForm, untoldFacts } from '../model/basic-form.ts';
import { basicDraft } from '../model/drafts.ts';
import { OPTION_WORDS } from '../options-copy.ts';

/** What was told of the patient so far, before the questions begin; each line leads back to its form, which keeps everything. */
export function ToldSummary(): ReactNode {
  const { pathname } = useLocation();
  const titleId = useId();
  const [draft] = useState(() => basicDraft.read());
  const id = pathname.split('/')[2];
  // Within a conversation there is no form to go back to.
  if (draft === null || id === undefined || stageAt(pathname) !== 'medical-history') return null;
  const rows = rowsOf(draft.form, new Set([...draft.touched, ...(draft.read ?? [])]));
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} size="lg" id={titleId}>
        {COPY.history.summary}
      </Heading>
      <List>
        {rows.map(({ label, value }) => (
          <li key={label}>
            <Words>
              <Text size="sm" tone="muted">
                {label}
              </Text>
              <span>{value}</span>
            </Words>
            <LinkButton
              as={Link}
              variant="quiet"
              to={assessmentAddress(id, 'basic-intake')}
              aria-label={COPY.history.changeOf(label)}
            >
              {COPY.history.change}
            </LinkButton>
          </li>
        ))}
      </List>
    </section>
  );
}

function rowsOf(
  form: BasicForm,
  given: ReadonlySet<BasicField>,
): { readonly label: string; readonly value: string }[] {
  const untold = untoldFacts(form, given);
  const told = (fact: PatientFact, value: string): { label: string; value: string } => ({
    label: COPY.basic[fact],
    value: untold.includes(fact) ? COPY.history.notTold : value,
  });
  const animal = [form.name.trim(), OPTION_WORDS.species[form.species], form.breed.trim()];
  return [
    { label: COPY.history.animal, value: animal.filter(Boolean).join(' · ') },
    told('age', `${form.age} ${OPTION_WORDS.ageUnits[form.ageUnit]}`),
    told('sex', OPTION_WORDS.sex[form.sex]),
    told('spayedNeutered', OPTION_WORDS.neutered[form.spayedNeutered]),
    told(
      'weight',
      form.usesCategory
        ? OPTION_WORDS.weightCategories[form.category]
        : `${form.weight} ${form.weightUnit}`,
    ),
  ];
}

const List = styled.ul`
  list-style: none;
  margin: ${theme.space.xs} 0 0;
  padding: 0;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.sm};
    border-block-end: 1px solid ${theme.color.edge};
  }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;
