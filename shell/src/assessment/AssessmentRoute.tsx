import { api } from '@petwise/api';
import { consultRoutes } from '@petwise/contracts';
import { ErrorCard, Page, Skeleton } from '@petwise/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { COPY } from '../copy.ts';
import { AssessmentScreen } from './AssessmentScreen.tsx';
import { discardInitialData, readInitialData } from './initial-data.ts';
import { beginAssessment, nextAssessment } from './stages.ts';

/**
 * `/assessment`: with handed-over data it begins at the basic form; without,
 * it returns to `/` (FLOW-02). `?resume=<id>` opens a consult that the server holds.
 */
export function AssessmentRoute(): ReactNode {
  const [search] = useSearchParams();
  const [initial] = useState(() => readInitialData(sessionStorage));
  useEffect(() => discardInitialData(sessionStorage), []);
  const resume = search.get('resume');
  if (resume) return <ResumedAssessment key={resume} sessionId={resume} />;
  if (!initial) return <Navigate to="/" replace />;
  return <AssessmentScreen start={beginAssessment(initial)} />;
}

function ResumedAssessment({ sessionId }: { readonly sessionId: string }): ReactNode {
  const consult = useQuery({
    queryKey: ['consult', sessionId],
    queryFn: () => api().call(consultRoutes.detail, { params: { sessionId } }),
    gcTime: 0,
    // Without a network the device itself may hold it.
    networkMode: 'always',
  });
  if (consult.isPending) {
    return (
      <Page width="reading">
        <Skeleton height={560} shape="screen" />
      </Page>
    );
  }
  if (consult.isError) {
    return (
      <Page width="form">
        <ErrorCard
          title={COPY.resumeFailedTitle}
          onRetry={() => void consult.refetch()}
          retryLabel={COPY.tryAgain}
        >
          <p>{COPY.resumeFailedBody}</p>
          <Link to="/">{COPY.newAssessment}</Link>
        </ErrorCard>
      </Page>
    );
  }
  const start = nextAssessment(beginAssessment(null), { type: 'resumed', consult: consult.data });
  return <AssessmentScreen start={start} />;
}
