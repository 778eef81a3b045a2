import type { DoorProps, UploadedFile } from '@petwise/contracts';
import type { ReactNode } from 'react';

type Drawer = DoorProps['uploads/drawer'];
type Panel = DoorProps['uploads/panel'];

/**
 * Stands in for the uploads bundle's drawer: a test presses what would happen in it. What it tells its opener, and in which
 * order, is what the real one tells; `drawer-contract.test.tsx` of mfe-uploads holds both to the same cases.
 *
 * @param files what is up when all went well; while something failed, those that did not
 */
export function drawerStandIn(files: readonly UploadedFile[]): (props: Drawer) => ReactNode {
  return (props) => <Uploads {...props} files={files} name={`Drawer of ${props.sessionId}`} />;
}

/** Stands in for its upload panel in the same way; `panel-contract.test.tsx` holds both to the same cases. */
export function panelStandIn(files: readonly UploadedFile[]): (props: Panel) => ReactNode {
  return (props) => <Uploads {...props} files={files} name="Upload panel" />;
}

function Uploads(
  props: Pick<Drawer & Panel, 'open' | 'onUploaded' | 'onClose'> & {
    readonly files: readonly UploadedFile[];
    readonly name: string;
  },
): ReactNode {
  const { open, files, name, onUploaded, onClose } = props;
  if (!open) return null;
  return (
    <div role="dialog" aria-label={name}>
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
}
