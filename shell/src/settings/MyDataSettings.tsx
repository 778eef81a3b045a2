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
import { COPY } from '../copy.ts';
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
        <Heading level={2}>{COPY.dataTitle}</Heading>
        <Text tone="muted">
          {COPY.dataBody} {days !== null && COPY.dataKept(days)}
        </Text>
        <Cluster gap="sm">
          <LinkButton
            variant="secondary"
            href={myDataRoutes.export.path}
            download
            icon={<Download aria-hidden="true" size={18} />}
          >
            {COPY.dataExport}
          </LinkButton>
          <Button variant="secondary" onClick={() => setShowsLog(true)}>
            {COPY.accessOpen}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {COPY.dataDelete}
          </Button>
        </Cluster>
        <div role="status">{deleted && <Alert tone="success">{COPY.dataDeleted}</Alert>}</div>
      </Stack>
      <Sheet open={showsLog} title={COPY.accessTitle} onClose={() => setShowsLog(false)}>
        {showsLog && <AccessLog />}
      </Sheet>
      <Sheet open={asking} title={COPY.dataDeleteTitle} onClose={() => setAsking(false)}>
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
      forgetDeviceData(localStorage, sessionStorage);
      queries.clear();
      props.onDeleted();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <Stack gap="md">
      <Text>{COPY.dataDeleteBody}</Text>
      <div role="alert">{failed && <Alert tone="danger">{COPY.dataDeleteFailed}</Alert>}</div>
      <Cluster gap="sm">
        <Button variant="danger" busy={busy} onClick={() => void deleteAll()}>
          {COPY.dataDeleteConfirm}
        </Button>
        <Button variant="secondary" onClick={props.onKeep}>
          {COPY.dataKeep}
        </Button>
      </Cluster>
    </Stack>
  );
}
