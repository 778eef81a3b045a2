import type { DoorProps } from '@petwise/contracts';
import { useEmit } from '@petwise/events';
import { EmptyState, FileText, LinkButton, Page } from '@petwise/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { copy, exact } from '../../copy.ts';
import { readReport } from '../../model/read-report.ts';
import { ReportBody } from './ReportBody.tsx';

/** The assessment report (RPT-01 to RPT-07). Whatever the assessment holds, it renders. */
export function AssessmentReport({
  assessment,
  sessionId,
  madeAt,
  readDangers,
}: DoorProps['report/assessment']): ReactNode {
  const emit = useEmit('report');
  const report = useMemo(() => readReport(assessment), [assessment]);
  const [shownAt] = useState(() => new Date().toISOString());

  useEffect(() => {
    // RPT-06; `instant`, because a page may scroll smoothly by style.
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    emit('report.viewed', { sessionId });
  }, [sessionId, emit]);

  if (report) {
    return (
      <ReportBody
        report={report}
        sessionId={sessionId}
        madeAt={madeAt ?? shownAt}
        readDangers={readDangers}
      />
    );
  }
  return (
    <Page>
      <EmptyState
        icon={<FileText />}
        title={exact.noData}
        action={
          <LinkButton as={Link} to="/">
            {exact.startNew}
          </LinkButton>
        }
      >
        {copy.noDataHint}
      </EmptyState>
    </Page>
  );
}
