import { Button } from '@petwise/ui';
import { type ChangeEvent, type ReactNode, useRef } from 'react';

/** A button that opens the browser's file dialog, or with `capture` the camera. */
export function FileButton(props: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'lg';
  readonly accept: string;
  readonly multiple?: boolean;
  readonly capture?: 'environment';
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);

  function onChange(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.target.files ?? [])];
    // Cleared, so that a file that was removed can be chosen again, and the next photo counts when its name is the same.
    event.target.value = '';
    if (files.length > 0) props.onFiles(files);
  }
  return (
    <>
      <Button
        variant="secondary"
        size={props.size}
        block
        icon={props.icon}
        disabled={props.disabled}
        onClick={() => input.current?.click()}
      >
        {props.label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={props.multiple}
        hidden
        aria-hidden
        tabIndex={-1}
        accept={props.accept}
        capture={props.capture}
        onChange={onChange}
      />
    </>
  );
}
