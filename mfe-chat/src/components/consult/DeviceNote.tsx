import type { ConsultOpening } from '@petwise/contracts';
import { Alert } from '@petwise/ui';
import type { ReactNode } from 'react';
import { copy } from '../../copy.ts';

/** Says of a consult without the server where its questions come from, and what does not work. */
export function DeviceNote({ opening }: { readonly opening: ConsultOpening }): ReactNode {
  const made = opening.resumed ? opening.resumed.madeOnDevice : opening.init.madeOnDevice;
  if (made === undefined) return null;
  return (
    <Alert tone="info" role="note" title={copy.madeOnDevice}>
      {copy.madeOnDeviceNote}
    </Alert>
  );
}
