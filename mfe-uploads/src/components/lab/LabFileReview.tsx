import type { IntakeSpecies, LabFile } from '@petwise/contracts';
import { useEmit } from '@petwise/events';
import { Button, Card, Cluster, ErrorCard, FlaskConical, Spinner, Stack, Text } from '@petwise/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LAB_COPY } from '../../lab-copy.ts';
import { useLabFile } from '../../api/lab-values.ts';
import { dayText } from '../../model/day-text.ts';
import { isDecided } from '../../model/lab-choice.ts';
import { dateGroups } from '../../model/lab-dates.ts';
import { LabForm } from './LabForm.tsx';

/** One file: being read, without values, to be confirmed, or confirmed. */
export function LabFileReview(props: {
  readonly fileId: string;
  readonly fileName: string;
  readonly species: IntakeSpecies | null;
}): ReactNode {
  const { fileId, fileName, species } = props;
  const found = useLabFile(fileId, species);
  useAnnouncedReading(fileId, found.isSuccess);
  if (found.isPending) {
    return (
      <Text size="sm" as="div">
        <Spinner label={LAB_COPY.reading(fileName)} />
      </Text>
    );
  }
  if (found.isError) {
    return (
      <ErrorCard
        title={LAB_COPY.failed(fileName)}
        onRetry={() => void found.refetch()}
        retryLabel={LAB_COPY.tryAgain}
      >
        {LAB_COPY.failedHint}
      </ErrorCard>
    );
  }
  return <LabFileValues file={found.data} species={species} />;
}

/** Tells the page once a file has been read while this was there: of a photograph it takes a while. */
function useAnnouncedReading(fileId: string, isRead: boolean): void {
  const emit = useEmit('uploads');
  const wasRead = useRef(isRead);
  useEffect(() => {
    if (isRead && !wasRead.current) emit('uploads.values-read', { fileId });
    wasRead.current = isRead;
  }, [fileId, isRead, emit]);
}

function LabFileValues({
  file,
  species,
}: {
  readonly file: LabFile;
  readonly species: IntakeSpecies | null;
}): ReactNode {
  const [isOpen, setOpen] = useState(!isDecided(file.values));
  if (file.status !== 'read') {
    const words = file.status === 'none' ? LAB_COPY.none : LAB_COPY.unreadable;
    return (
      <Text size="sm" tone="muted">
        {words(file.fileName)}
      </Text>
    );
  }
  if (isOpen) return <LabForm file={file} species={species} onSaved={() => setOpen(false)} />;
  const used = file.values.filter(({ decision }) => decision === 'confirmed');
  const dates = dateGroups(used).map(({ date }) => LAB_COPY.measured(dayText(date)));
  return (
    <Card>
      <Cluster gap="sm" align="between">
        <Cluster gap="xs" role="status">
          <FlaskConical aria-hidden size={20} />
          <Stack gap="xxs">
            <Text>{LAB_COPY.confirmed(used.length, file.fileName)}</Text>
            {dates.length > 0 && (
              <Text size="sm" tone="muted">
                {`${dates.join('. ')}.`}
              </Text>
            )}
          </Stack>
        </Cluster>
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          {LAB_COPY.again}
        </Button>
      </Cluster>
    </Card>
  );
}
