import { api } from '@petwise/api';
import { consultRoutes } from '@petwise/contracts';
import { ErrorCard, Page, Skeleton } from '@petwise/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { COPY } from '../copy.ts';
import { AssessmentScreen } from './AssessmentScreen.tsx';
import { discardInitialData, readInitialData } from './initial-data.ts';
import { beginAssessment, nextAssessment } from './stages.ts';
import { takeToldConsult } from './told-consult.ts';

/**
 * `/assessment`: with handed-over data it begins at the basic form; without,
 * it returns to `/` (FLOW-02). `?resume=<id>` opens a consult that the server or this
 * device holds; a consult that begins here takes that address too, so that a reload,
 * Back from another page and a second tab bring its questions, and later its report.
 */
export function AssessmentRoute(): ReactNode {
  const [search] = useSearchParams();
  const [initial] = useState(() => readInitialData(sessionStorage));
  useEffect(() => discardInitialData(sessionStorage), []);
  const navigate = useNavigate();
  const [begun, setBegun] = useState<string | null>(null);
  const resume = search.get('resume');
  function takeAddress(sessionId: string): void {
    setBegun(sessionId);
    void navigate(`/assessment?resume=${sessionId}`, { replace: true });
  }
  if (resume && resume !== begun) return <ResumedAssessment key={resume} sessionId={resume} />;
  if (!initial) return <Navigate to="/" replace />;
  return <AssessmentScreen start={beginAssessment(initial)} onBegun={takeAddress} />;
}

function ResumedAssessment({ sessionId }: { readonly sessionId: string }): ReactNode {
  const [told] = useState(() => takeToldConsult(sessionId));
  const consult = useQuery({
    queryKey: ['consult', sessionId],
    queryFn: () => api().call(consultRoutes.detail, { params: { sessionId } }),
    gcTime: 0,
    // It came with the page a moment ago; nothing is asked again.
    ...(told === null ? {} : { initialData: told, staleTime: Number.POSITIVE_INFINITY }),
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
