import { IconButton } from '@petwise/ui';
import { type ReactNode, useRef } from 'react';

/** Opens the browser's own file dialog. */
export function AttachButton(props: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly accept: string;
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={props.label}
        icon={props.icon}
        disabled={props.disabled}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={props.label}
        accept={props.accept}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          // The same file may be chosen again after it was removed.
          event.target.value = '';
          if (chosen.length > 0) props.onFiles(chosen);
        }}
      />
    </>
  );
}
