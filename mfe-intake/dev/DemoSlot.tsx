import { api } from '@petwise/api';
import { type DoorName, type DoorProps, toUploadedFile, uploadRoutes } from '@petwise/contracts';
import { Alert, type SlotProps, Spinner, Stack } from '@petwise/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** Stands in for the uploads bundle on the standalone page: the same calls, the plainest look. */
export function DemoSlot<Name extends DoorName>({ door, props }: SlotProps<Name>): ReactNode {
  // The door's name decides its props; TypeScript cannot narrow one by the other here.
  if (door === 'uploads/queue') return <DemoQueue {...(props as DoorProps['uploads/queue'])} />;
  return <Alert tone="info">{`Here the shell would open ${door}.`}</Alert>;
}

function DemoQueue(props: DoorProps['uploads/queue']): ReactNode {
  const seen = useRef(new Set<File>());
  const newest = useRef(props);
  useEffect(() => {
    newest.current = props;
  });

  useEffect(() => {
    const fresh = props.files.filter((file) => !seen.current.has(file));
    for (const file of fresh) seen.current.add(file);
    if (fresh.length > 0) void sendAll(fresh, newest);
  }, [props.files]);

  return (
    <Stack gap="xs">
      {props.files.map((file) => (
        <Spinner key={`${file.name} ${file.lastModified}`} label={file.name} />
      ))}
    </Stack>
  );
}

async function sendAll(
  files: readonly File[],
  newest: { readonly current: DoorProps['uploads/queue'] },
): Promise<void> {
  newest.current.onBusyChange(true);
  for (const file of files) {
    try {
      const answer = await api().upload(uploadRoutes.secureUpload, file);
      newest.current.onUploaded(toUploadedFile(answer), file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'Unknown error';
      newest.current.onFailed(`File upload failed: ${reason}. Please try again.`, file);
    }
  }
  newest.current.onBusyChange(false);
}
