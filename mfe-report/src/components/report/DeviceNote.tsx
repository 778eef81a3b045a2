import { Alert } from '@petwise/ui';
import type { ReactNode } from 'react';
import { copy } from '../../copy.ts';
import type { ReportView } from '../../model/report-view.ts';

/** Says of a report made without the server where it comes from and who has checked it. */
export function DeviceNote({ report }: { readonly report: ReportView }): ReactNode {
  const check = report.madeOnDevice;
  if (check === null) return null;
  return (
    <Alert tone={check === 'differs' ? 'warning' : 'info'} role="note" title={copy.device.title}>
      {copy.device.notes[check]}
    </Alert>
  );
}
