import { Alert, Page, Stack, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import type { ReportView } from '../../model/report-view.ts';
import { ExportBar } from '../export/ExportBar.tsx';
import { AboutReport } from './AboutReport.tsx';
import { PatientCard } from './PatientCard.tsx';
import { PrintStyle } from './PrintStyle.ts';
import { ReportHeader } from './ReportHeader.tsx';
import { ReportSections } from './ReportSections.tsx';
import { UrgencyCard } from './UrgencyCard.tsx';
import { VetList } from './VetList.tsx';

/** The report's order: how urgent, about whom, what it may be, what the vet needs, who says so. */
export function ReportBody({
  report,
  sessionId,
}: {
  readonly report: ReportView;
  readonly sessionId: string | null;
}): ReactNode {
  return (
    <Page width="wide">
      <PrintStyle />
      <Layout data-report>
        <ReportHeader report={report} />
        <Stack gap="md" data-area="urgency">
          <UrgencyCard report={report} />
          <VetList
            tone="warning"
            title={copy.returnIf}
            hint={copy.returnIfHint}
            entries={report.returnIf}
          />
          {report.noneFits ? (
            <Alert tone="info" role="note">
              {copy.noneFits}
            </Alert>
          ) : null}
        </Stack>
        <Side>
          <PatientCard report={report} />
          <ExportBar report={report} sessionId={sessionId} />
        </Side>
        <Stack gap="md" data-area="main">
          <ReportSections report={report} />
          <VetList
            tone="question"
            title={copy.questions}
            hint={copy.questionsHint}
            entries={report.questionsForYourVet}
          />
          <VetList
            tone="quote"
            title={copy.unmatched}
            hint={copy.unmatchedHint}
            entries={report.unmatchedText}
          />
          <AboutReport report={report} />
        </Stack>
      </Layout>
    </Page>
  );
}

const Layout = styled.article`
  display: grid;
  gap: ${theme.space.lg};
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  @media (${theme.breakpoint.wide}) {
    grid-template-columns: minmax(0, 1fr) 19rem;
    grid-template-rows: auto auto 1fr;
    column-gap: ${theme.space.xl};
    & > [data-area='urgency'],
    & > [data-area='main'] {
      grid-column: 1;
    }
  }
  @media print {
    display: block;
    & > * + * {
      margin-top: ${theme.space.md};
    }
  }
`;

const Side = styled.aside`
  display: grid;
  gap: ${theme.space.md};
  align-content: start;
  @media (${theme.breakpoint.wide}) {
    grid-column: 2;
    grid-row: 2 / span 2;
    align-self: start;
    position: sticky;
    top: ${theme.space.lg};
  }
  @media print {
    position: static;
  }
`;
