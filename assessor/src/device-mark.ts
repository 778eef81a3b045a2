import type { Assessment, DeviceCheck } from '@petwise/contracts';

const MADE_BY = {
  'not-sent': 'Petwise engine, on the owner’s device,',
  same: 'Petwise engine, on the owner’s device,',
  differs: 'Petwise engine, on the owner’s device, not confirmed by the server,',
} as const satisfies Record<DeviceCheck, string>;

/** The report with the mark of where it was made, for pages, and in the engine's name for everything else. */
export function markedAsDeviceMade(report: Assessment, check: DeviceCheck): Assessment {
  const { engine } = report;
  return {
    ...report,
    madeOnDevice: check,
    ...(engine === undefined ? {} : { engine: { ...engine, name: MADE_BY[check] } }),
  };
}
