import { Image } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { cameraAccept } from '../model/media-types.ts';
import { FileButton } from './FileButton.tsx';

/** Opens the camera of a phone or tablet; a mouse has none. */
export function TakePhoto(props: {
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}): ReactNode {
  return (
    <OnTouch>
      <FileButton
        label={COPY.panel.takePhoto}
        icon={<Image aria-hidden />}
        accept={cameraAccept()}
        capture="environment"
        {...props}
      />
    </OnTouch>
  );
}

const OnTouch = styled.div`
  @media (hover: hover) and (pointer: fine) {
    display: none;
  }
`;
