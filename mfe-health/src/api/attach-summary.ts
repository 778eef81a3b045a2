import { api } from '@petwise/api';
import { healthRoutes, type HealthSubject } from '@petwise/contracts';

export interface Attachment {
  readonly attached: boolean;
  readonly subject: HealthSubject;
}

/** Adds a summary to the owner's next assessment, or takes it out again. */
export async function attachSummary(sessionId: string, body: Attachment): Promise<void> {
  await api().call(healthRoutes.attach, { params: { sessionId }, body });
}

/** Takes the health data out of a consult again. Fails as every call does. */
export async function removeHealth(sessionId: string): Promise<void> {
  await api().call(healthRoutes.remove, { params: { sessionId } });
}
