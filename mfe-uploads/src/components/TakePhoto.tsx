import { Button, Image } from '@petwise/ui';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';

/** Opens the camera of a phone or tablet; a mouse has none. */
export function TakePhoto(props: {
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);

  function onChange(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.target.files ?? [])];
    // Cleared, so that the next photo counts even when its name is the same.
    event.target.value = '';
    if (files.length > 0) props.onFiles(files);
  }
  return (
    <OnTouch>
      <Button
        variant="secondary"
        block
        icon={<Image aria-hidden />}
        disabled={props.disabled}
        onClick={() => input.current?.click()}
      >
        {COPY.panel.takePhoto}
      </Button>
      {/* Named types instead of image/*, so that an iPhone hands over JPEG and not HEIC. */}
      <input
        ref={input}
        type="file"
        hidden
        aria-hidden
        tabIndex={-1}
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        onChange={onChange}
      />
    </OnTouch>
  );
}

const OnTouch = styled.div`
  @media (hover: hover) and (pointer: fine) {
    display: none;
  }
`;
