import { attachAccept } from '@petwise/contracts';
import { IconButton, Paperclip, VisuallyHidden } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { COPY } from '../copy.ts';
import { useFileDialog } from './use-file-dialog.ts';

/** Opens the browser's own file dialog (HOME-10) and notices when it is cancelled (HOME-13). */
export function AttachButton(props: {
  readonly onChosen: (files: readonly File[]) => void;
  /** The dialog closed; the caller takes the focus back to the text. */
  readonly onReturned: () => void;
}): ReactNode {
  const [cancelled, setCancelled] = useState(false);
  const dialog = useFileDialog({
    onChosen: (files) => {
      props.onChosen(files);
      props.onReturned();
    },
    onCancelled: () => {
      setCancelled(true);
      props.onReturned();
    },
  });

  function open(): void {
    setCancelled(false);
    dialog.open();
  }

  return (
    <>
      <IconButton
        size="lg"
        label={dialog.isOpen ? COPY.home.attachChoosing : COPY.home.attach}
        icon={<Paperclip />}
        onClick={open}
      />
      <input
        ref={dialog.input}
        type="file"
        multiple
        hidden
        aria-hidden
        tabIndex={-1}
        accept={attachAccept(navigator)}
        onChange={dialog.onChange}
      />
      <VisuallyHidden role="status">{cancelled && COPY.home.attachCancelled}</VisuallyHidden>
    </>
  );
}
