import { api } from '@petwise/api';
import { myDataRoutes } from '@petwise/contracts';
import {
  Alert,
  Button,
  Card,
  Cluster,
  Download,
  Heading,
  LinkButton,
  Sheet,
  Stack,
  Text,
} from '@petwise/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SETTINGS_COPY } from '../settings-copy.ts';
import { AccessLog } from './AccessLog.tsx';
import { forgetDeviceData } from './forget-device-data.ts';

/** Everything of the owner's: to take along as a file, and to delete. */
export function MyDataSettings(): ReactNode {
  const [asking, setAsking] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const retention = useQuery({
    queryKey: ['retention'],
    queryFn: () => api().call(myDataRoutes.retention, {}),
  });
  const days = retention.data?.days ?? null;
  const [showsLog, setShowsLog] = useState(false);
  return (
    <Card as="section">
      <Stack gap="md">
        <Heading level={2}>{SETTINGS_COPY.dataTitle}</Heading>
        <Text tone="muted">
          {SETTINGS_COPY.dataBody} {days !== null && SETTINGS_COPY.dataStored(days)}
        </Text>
        <Cluster gap="sm">
          <LinkButton
            variant="secondary"
            href={myDataRoutes.export.path}
            download
            icon={<Download aria-hidden="true" size={18} />}
          >
            {SETTINGS_COPY.dataExport}
          </LinkButton>
          <Button variant="secondary" onClick={() => setShowsLog(true)}>
            {SETTINGS_COPY.accessOpen}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {SETTINGS_COPY.dataDelete}
          </Button>
        </Cluster>
        <div role="status">
          {deleted && <Alert tone="success">{SETTINGS_COPY.dataDeleted}</Alert>}
        </div>
      </Stack>
      <Sheet open={showsLog} title={SETTINGS_COPY.accessTitle} onClose={() => setShowsLog(false)}>
        {showsLog && <AccessLog />}
      </Sheet>
      <Sheet open={asking} title={SETTINGS_COPY.dataDeleteTitle} onClose={() => setAsking(false)}>
        <ConfirmDelete
          onKeep={() => setAsking(false)}
          onDeleted={() => {
            setAsking(false);
            setDeleted(true);
          }}
        />
      </Sheet>
    </Card>
  );
}

function ConfirmDelete(props: {
  readonly onKeep: () => void;
  readonly onDeleted: () => void;
}): ReactNode {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function deleteAll(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      await api().call(myDataRoutes.remove, {});
      forgetDeviceData();
      queries.clear();
      props.onDeleted();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <Stack gap="md">
      <Text>{SETTINGS_COPY.dataDeleteBody}</Text>
      <div role="alert">
        {failed && <Alert tone="danger">{SETTINGS_COPY.dataDeleteFailed}</Alert>}
      </div>
      <Cluster gap="sm">
        <Button variant="danger" busy={busy} onClick={() => void deleteAll()}>
          {SETTINGS_COPY.dataDeleteConfirm}
        </Button>
        <Button variant="secondary" onClick={props.onKeep}>
          {SETTINGS_COPY.dataKeep}
        </Button>
      </Cluster>
    </Stack>
  );
}
