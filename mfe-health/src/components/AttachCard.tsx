import type { HealthSubject } from '@petwise/contracts';
import { useEmit } from '@petwise/events';
import {
  Button,
  Card,
  Cluster,
  Heading,
  SegmentedChoice,
  Stack,
  Switch,
  Text,
  useToast,
} from '@petwise/ui';
import { useStored } from '@petwise/ui/use-stored';
import { type ReactNode, useState } from 'react';
import { attachSummary, removeHealth } from '../api/attach-summary.ts';
import { COPY } from '../copy.ts';

const isSubject = (stored: unknown): stored is HealthSubject =>
  stored === 'person' || stored === 'pet';
const isConsent = (stored: unknown): stored is boolean => typeof stored === 'boolean';

export interface AttachCardProps {
  readonly sessionId: string | null;
  /** The owner has said whose data it is: the words change. */
  readonly onChanged: () => void;
  readonly onReset: () => void;
  readonly onDeleted: () => void;
}

/** Start Health Analysis, with the owner's consent; and the ways back (HLTH-06). */
export function AttachCard({
  sessionId,
  onChanged,
  onReset,
  onDeleted,
}: AttachCardProps): ReactNode {
  const toast = useToast();
  const emit = useEmit('health');
  const [subject, storedSubject] = useStored<HealthSubject>(
    `health.subject.${sessionId}`,
    'person',
    isSubject,
  );
  const [consent, storedConsent] = useStored(`health.consent.${sessionId}`, false, isConsent);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);

  async function start(): Promise<void> {
    setBusy(true);
    try {
      if (sessionId === null) throw new Error('this analysis is not kept');
      await attachSummary(sessionId, { attached: consent, subject });
      storedSubject.forget();
      storedConsent.forget();
      if (consent) emit('health.imported', { sessionId });
      setNote(consent ? COPY.attach.attached : COPY.attach.notAttached);
      onChanged();
      toast(COPY.toast.started);
    } catch {
      setNote('');
      toast({ ...COPY.toast.notStarted, tone: 'destructive' });
    }
    setBusy(false);
  }

  async function remove(): Promise<void> {
    try {
      if (sessionId !== null) await removeHealth(sessionId);
      toast({ title: COPY.attach.removed });
      onDeleted();
    } catch {
      toast({ ...COPY.toast.notStarted, tone: 'destructive' });
    }
  }

  return (
    <Card as="section">
      <Stack gap="md">
        <Heading level={2} size="lg">
          {COPY.attach.title}
        </Heading>
        <SegmentedChoice<HealthSubject>
          legend={COPY.attach.subject}
          value={subject}
          onChange={(next) => storedSubject.set(() => next)}
          hint={subject === 'person' ? COPY.attach.personNote : COPY.attach.petNote}
          options={[
            { value: 'person', label: COPY.attach.person },
            { value: 'pet', label: COPY.attach.pet },
          ]}
        />
        <Switch
          label={COPY.attach.consent}
          checked={consent}
          onChange={(next) => storedConsent.set(() => next)}
        />
        <Cluster>
          <Button busy={busy} onClick={() => void start()}>
            {COPY.attach.start}
          </Button>
          <Button variant="secondary" onClick={onReset}>
            {COPY.attach.again}
          </Button>
          <Button variant="quiet" onClick={() => void remove()}>
            {COPY.attach.remove}
          </Button>
        </Cluster>
        <Text tone="muted" size="sm" role="status">
          {note}
        </Text>
      </Stack>
    </Card>
  );
}
