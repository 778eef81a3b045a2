import { Card, Heading, Text, theme } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import type { Fact } from '../../model/read-patient.ts';
import type { ReportView } from '../../model/report-view.ts';

/** Whom the report is about: the patient data and the medical history (RPT-04). */
export function PatientCard({ report }: { readonly report: ReportView }): ReactNode {
  const id = useId();
  const { patient, history, historySkipped } = report;
  const hasHistory = history.length > 0 || historySkipped;
  if (patient.length === 0 && !hasHistory) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {copy.patientHeading}
      </Heading>
      <Facts facts={patient} />
      {hasHistory ? (
        <History>
          <Heading level={3}>{copy.historyHeading}</Heading>
          {historySkipped ? <Text tone="muted">{copy.historySkipped}</Text> : null}
          <Facts facts={history} />
        </History>
      ) : null}
    </Card>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <List>
      {facts.map(({ key, value }) => (
        <div key={key}>
          <dt>{copy.facts[key]}</dt>
          <dd lang="en">{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 7rem), 1fr));
  gap: ${theme.space.xs} ${theme.space.md};
  margin-top: ${theme.space.sm};
  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.xs};
  }
  dd {
    font-size: ${theme.fontSize.sm};
    font-weight: ${theme.fontWeight.medium};
    line-height: ${theme.lineHeight.snug};
  }
  @media print {
    grid-template-columns: repeat(6, 1fr);
  }
`;

const History = styled.div`
  margin-top: ${theme.space.md};
  padding-top: ${theme.space.md};
  border-top: 1px solid ${theme.color.edge};
`;
