import { Alert } from '@petwise/ui';
import type { ReactNode } from 'react';
import { copy } from '../../copy.ts';

/** CONV-04: on every completed message. */
export function Disclaimer(): ReactNode {
  return (
    <Alert tone="info" role="note" title={copy.disclaimerTitle}>
      {copy.disclaimerText}
    </Alert>
  );
}
