import { assessmentAddress } from '@petwise/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { keepAssessmentDraft } from './assessment-draft.ts';
import { discardInitialData, readInitialData } from './initial-data.ts';

/**
 * `/assessment`: with handed-over data it begins at the basic form; without, it returns
 * to `/` (FLOW-02). `?resume=<id>` is how links of before name a consult. Each leads on to
 * the address of a stage.
 */
export function AssessmentRoute(): ReactNode {
  const [search] = useSearchParams();
  const [begun] = useState(beginDraft);
  useEffect(() => discardInitialData(), []);
  const resume = search.get('resume');
  if (resume) return <Navigate to={assessmentAddress(resume, 'chat')} replace />;
  if (begun === null) return <Navigate to="/" replace />;
  const { id, initial } = begun;
  // Where the device keeps nothing, the page itself hands it on.
  return <Navigate to={assessmentAddress(id, 'basic-intake')} state={{ initial }} replace />;
}

function beginDraft() {
  const initial = readInitialData();
  if (initial === null) return null;
  const id = crypto.randomUUID();
  keepAssessmentDraft(id, { state: 'open', initial, intake: null });
  return { id, initial };
}
