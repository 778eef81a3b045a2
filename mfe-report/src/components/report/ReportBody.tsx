import type { ReadDangers } from '@petwise/contracts';
import { Alert, Page, Stack, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTrends } from '../../api/use-trends.ts';
import { copy } from '../../copy.ts';
import type { ReportView } from '../../model/report-view.ts';
import { ExportBar } from '../export/ExportBar.tsx';
import { FollowUpCard } from '../follow-up/FollowUpCard.tsx';
import { SinceCard } from '../follow-up/SinceCard.tsx';
import { AboutReport } from './AboutReport.tsx';
import { CareAtHome } from './CareAtHome.tsx';
import { DeviceNote } from './DeviceNote.tsx';
import { LabValuesSection } from './LabValuesSection.tsx';
import { NothingReadCard } from './NothingReadCard.tsx';
import { PatientCard } from './PatientCard.tsx';
import { PicturesSection } from './PicturesSection.tsx';
import { PrintStyle } from './PrintStyle.ts';
import { ReportHeader } from './ReportHeader.tsx';
import { ReportSections } from './ReportSections.tsx';
import { SecondProblemCard } from './SecondProblemCard.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { UrgencyCard } from './UrgencyCard.tsx';
import { UrgencyReasons } from './UrgencyReasons.tsx';
import { secondReaderCopy } from '../../second-reader-copy.ts';
import { VetList } from './VetList.tsx';

/** The report's order: what to do and when to look again on the first screen, then folded what it may be and what the vet needs. */
export function ReportBody({
  report,
  sessionId,
  madeAt,
  readDangers,
}: {
  readonly report: ReportView;
  readonly sessionId: string | null;
  readonly madeAt: string;
  readonly readDangers?: ReadDangers | undefined;
}): ReactNode {
  const trends = useTrends(sessionId);
  const isEmergency = report.triage?.level === 'emergency';
  return (
    <Page width="wide">
      <PrintStyle />
      <Container>
        <Layout data-report>
          <ReportHeader report={report} sessionId={sessionId} madeAt={madeAt} />
          <Stack gap="md" data-area="urgency">
            <UrgencyCard report={report} madeAt={madeAt} sessionId={sessionId} />
            <SinceCard report={report} sessionId={sessionId} />
            <NothingReadCard report={report} />
            <VetList
              title={copy.returnIf}
              hint={isEmergency ? copy.returnIfAfterHint : copy.returnIfHint}
              entries={report.returnIf}
            />
            <CareAtHome report={report} />
            <UrgencyReasons report={report} />
            <DeviceNote report={report} />
            <TurningPoints points={report.wouldBeEmergency} />
            <SecondProblemCard report={report} />
            {report.noneFits ? (
              <Alert tone="info" role="note">
                {copy.noneFits}
              </Alert>
            ) : null}
          </Stack>
          <Stack gap="md" data-area="main">
            <ReportSections report={report} trends={trends} />
            <LabValuesSection laboratory={report.laboratory} />
            <PicturesSection sessionId={sessionId} />
            <VetList
              title={copy.questions}
              hint={copy.questionsHint}
              entries={report.questionsForYourVet}
            />
            <VetList
              title={copy.unmatched}
              isQuoted
              hint={copy.unmatchedHint}
              entries={report.unmatchedText}
            />
            <VetList
              title={secondReaderCopy.heading}
              isOurs
              hint={secondReaderCopy.hint}
              entries={report.secondReader}
            />
          </Stack>
          <Side>
            <PatientCard report={report} />
            <ExportBar report={report} sessionId={sessionId} />
            <FollowUpCard report={report} sessionId={sessionId} readDangers={readDangers} />
          </Side>
          <AboutReport report={report} />
        </Layout>
      </Container>
    </Page>
  );
}

/** The report lays itself out by the space it is given, not by the window. */
const Container = styled.div`
  container-type: inline-size;
  @media print {
    container-type: normal;
  }
`;

const Layout = styled.article`
  display: grid;
  gap: ${theme.space.lg};
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) 19rem;
    grid-template-rows: auto auto 1fr auto;
    column-gap: ${theme.space.xl};
    & > * {
      grid-column: 1;
    }
  }
  @media print {
    /* On paper the patient comes before the findings. */
    display: flex;
    flex-direction: column;
    gap: ${theme.space.md};
    & > [data-area='main'],
    & > footer {
      order: 1;
    }
  }
`;

const Side = styled.aside`
  display: grid;
  gap: ${theme.space.md};
  align-content: start;
  @container (min-width: 56rem) {
    && {
      grid-column: 2;
    }
    grid-row: 2 / span 3;
    align-self: start;
  }
`;
