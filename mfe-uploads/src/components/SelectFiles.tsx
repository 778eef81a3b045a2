import { DRAWER_EXTENSIONS } from '@petwise/contracts';
import { Button, Paperclip } from '@petwise/ui';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { COPY } from '../copy.ts';
import { acceptAttribute } from '../model/media-types.ts';

/** Opens the browser's file dialog for what the drawer takes (DRAW-02). */
export function SelectFiles(props: {
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);

  function onChange(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.target.files ?? [])];
    // Cleared, so that a file that was removed can be chosen again.
    event.target.value = '';
    if (files.length > 0) props.onFiles(files);
  }
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        block
        icon={<Paperclip aria-hidden />}
        disabled={props.disabled}
        onClick={() => input.current?.click()}
      >
        {COPY.drawer.select}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-hidden
        tabIndex={-1}
        accept={acceptAttribute(DRAWER_EXTENSIONS)}
        onChange={onChange}
      />
    </>
  );
}
