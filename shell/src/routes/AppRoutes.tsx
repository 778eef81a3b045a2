import { Page, RemoteSlot } from '@petwise/ui';
import type { ReactNode } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { AssessmentPlace } from '../assessment/AssessmentPlace.tsx';
import { AssessmentRoute } from '../assessment/AssessmentRoute.tsx';
import type { SignOut } from '../gate/AppGate.tsx';
import { readDangers } from '../offline/read-dangers.ts';
import { readFacts } from '../offline/read-facts.ts';
import { useReasoningSocket } from '../socket/use-reasoning-socket.ts';
import { HelpRoute } from './HelpRoute.tsx';
import { HomeRoute } from './HomeRoute.tsx';
import { NotFound } from './NotFound.tsx';
import { SettingsRoute } from './SettingsRoute.tsx';

/** GATE-04, GATE-05: the routes of a signed-in owner. */
export function AppRoutes({ onSignOut }: { readonly onSignOut: SignOut }): ReactNode {
  return (
    <Routes>
      <Route path="/" element={<HomeRoute />} />
      <Route path="/test-responses" element={<HomeRoute />} />
      <Route path="/assessment" element={<AssessmentRoute />} />
      <Route path="/assessment/:id/:stage" element={<AssessmentPlace />} />
      <Route path="/medical-assistant" element={<AssistantRoute />} />
      <Route path="/health-upload" element={<HealthRoute />} />
      <Route path="/past-assessments" element={<PastRoute />} />
      <Route path="/pets" element={<PetsRoute />} />
      <Route path="/pets/:petId" element={<PetsRoute />} />
      <Route path="/help" element={<HelpRoute />} />
      <Route path="/settings" element={<SettingsRoute onSignOut={onSignOut} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

function AssistantRoute(): ReactNode {
  useReasoningSocket(null);
  return (
    <Page width="reading" fills>
      <RemoteSlot door="chat/prototype" height={560} props={{ readDangers, readFacts }} />
    </Page>
  );
}

function HealthRoute(): ReactNode {
  return (
    <Page width="wide">
      <RemoteSlot door="health/analysis" height={560} props={{}} />
    </Page>
  );
}

function PetsRoute(): ReactNode {
  const { petId = null } = useParams();
  return (
    <Page width="reading">
      <RemoteSlot door="intake/pets" height={560} props={{ petId }} />
    </Page>
  );
}

function PastRoute(): ReactNode {
  return <RemoteSlot door="report/past" page="reading" height={560} props={{}} />;
}
