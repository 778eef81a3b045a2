import type { DoorProps, UploadedFile } from '@petwise/contracts';
import type { ReactNode } from 'react';

type Drawer = DoorProps['uploads/drawer'];

/**
 * Stands in for the uploads bundle's drawer: a test presses what would happen in it. What it tells its opener, and in which
 * order, is what the real one tells; `drawer-contract.test.tsx` of mfe-uploads holds both to the same cases.
 *
 * @param files what is up when all went well; while something failed, those that did not
 */
export function drawerStandIn(files: readonly UploadedFile[]): (props: Drawer) => ReactNode {
  return ({ open, sessionId, onUploaded, onClose }) => {
    if (!open) return null;
    return (
      <div role="dialog" aria-label={`Drawer of ${sessionId}`}>
        <button type="button" onClick={() => (onUploaded(files), onClose())}>
          All are up
        </button>
        <button type="button" onClick={() => onUploaded(files)}>
          Others failed
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    );
  };
}
