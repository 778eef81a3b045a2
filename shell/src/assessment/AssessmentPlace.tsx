import { api } from '@petwise/api';
import {
  type AddressedStage,
  assessmentAddress,
  consultRoutes,
  InitialData,
  stageAt,
} from '@petwise/contracts';
import { ErrorCard, LinkButton, Page, Skeleton } from '@petwise/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import * as v from 'valibot';
import { COPY } from '../copy.ts';
import { NotFound } from '../routes/NotFound.tsx';
import { readAssessmentDraft } from './assessment-draft.ts';
import { AssessmentScreen } from './AssessmentScreen.tsx';
import { type AssessmentState, beginAssessment, nextAssessment } from './stages.ts';
import { takeToldConsult } from './told-consult.ts';

/**
 * `/assessment/<id>/<stage>`: the same place after a reload, by Back and Forward, in a second tab
 * and by a link. Before the consult begins the id is of what this device keeps; then the consult's.
 */
export function AssessmentPlace(): ReactNode {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // A consult that began on this page keeps its screen, under its new address too.
  const [begun, setBegun] = useState<{ draft: string; consult: string } | null>(null);
  const isLeftBehind = begun !== null && id === begun.draft;
  useEffect(() => {
    if (isLeftBehind) void navigate(assessmentAddress(begun.consult, 'chat'), { replace: true });
  }, [isLeftBehind, begun, navigate]);
  const stage = stageAt(pathname);
  if (stage === null) return <NotFound />;
  const place = begun !== null && id === begun.consult ? begun.draft : id;
  return (
    <AssessmentAt
      key={place}
      id={place}
      stage={stage}
      onBegun={(consult) => setBegun({ draft: place, consult })}
    />
  );
}

function AssessmentAt(props: {
  readonly id: string;
  readonly stage: AddressedStage;
  readonly onBegun: (consult: string) => void;
}): ReactNode {
  const { id } = props;
  const { state } = useLocation();
  const [stored] = useState(() => startOf(id, props.stage, state));
  if (stored.start)
    return <AssessmentScreen id={id} start={stored.start} onBegun={props.onBegun} />;
  return <ResumedAssessment sessionId={stored.consult} />;
}

/** What this device keeps of an id: the forms so far, or which consult came of them. */
function startOf(
  id: string,
  stage: AddressedStage,
  handed: unknown,
):
  | { readonly start: AssessmentState; readonly consult: null }
  | { readonly start: null; readonly consult: string } {
  const draft = readAssessmentDraft(id);
  if (draft?.state === 'begun') return { start: null, consult: draft.consult };
  const given = v.safeParse(v.object({ initial: InitialData }), handed);
  const initial = draft?.initial ?? (given.success ? given.output.initial : null);
  if (initial === null) return { start: null, consult: id };
  const begun = { ...beginAssessment(initial), intake: draft?.intake ?? null };
  return { start: nextAssessment(begun, { type: 'went', stage }), consult: null };
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
          isPage
          title={COPY.resumeFailedTitle}
          onRetry={() => void consult.refetch()}
          retryLabel={COPY.tryAgain}
        >
          <p>{COPY.resumeFailedBody}</p>
          <div>
            <LinkButton as={Link} variant="quiet" to="/">
              {COPY.newAssessment}
            </LinkButton>
          </div>
        </ErrorCard>
      </Page>
    );
  }
  const start = nextAssessment(beginAssessment(null), { type: 'resumed', consult: consult.data });
  return <AssessmentScreen id={sessionId} start={start} />;
}
