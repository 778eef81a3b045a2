import type { DoorProps } from '@petwise/contracts';
import { Alert, Button, RemoteSlot } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { copy } from '../../copy.ts';

/** The upload drawer of another bundle, fetched only once it has been asked for. */
export function UploadDrawer(props: DoorProps['uploads/drawer']): ReactNode {
  const [asked, setAsked] = useState(false);
  if (props.open && !asked) setAsked(true);
  if (!asked) return null;
  const fallback = props.open ? (
    <Alert tone="warning" role="alert">
      <p>{copy.drawerDown}</p>
      <Button variant="quiet" size="sm" onClick={props.onClose}>
        {copy.dismiss}
      </Button>
    </Alert>
  ) : null;
  return <RemoteSlot door="uploads/drawer" height={1} fallback={fallback} props={props} />;
}
