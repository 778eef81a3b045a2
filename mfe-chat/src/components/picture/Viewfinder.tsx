import { formatNumber } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PictureKind } from '../../model/picture-kind.ts';
import { PICTURE_COPY as WORDS } from '../../picture-copy.ts';
import type { Camera } from './use-camera.ts';

/** What the camera sees, and over it the frame to fill. */
export function Viewfinder(props: {
  readonly camera: Camera;
  readonly kind: PictureKind;
}): ReactNode {
  const { camera, kind } = props;
  if (camera.state === 'none') return null;
  return (
    <Window>
      {/* A camera says nothing, and makes no sound. */}
      <Sight ref={camera.setSight} aria-label={WORDS.viewfinder} autoPlay playsInline muted />
      <Frame aria-hidden $wide={kind.takes === 'film'} $round={kind.shows === 'eye'} />
      {camera.secondsLeft !== null && (
        <Left role="timer" aria-live="off">
          {WORDS.left(formatNumber(camera.secondsLeft))}
        </Left>
      )}
    </Window>
  );
}

const Window = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.sunken};
  aspect-ratio: 4 / 3;
  max-height: 45vh;
  margin-inline: auto;
  width: 100%;
`;

const Sight = styled.video`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Frame = styled.div<{ readonly $wide: boolean; readonly $round: boolean }>`
  position: absolute;
  inset: ${({ $wide }) => ($wide ? '14% 6%' : '14% 20%')};
  border: 3px dashed ${({ theme }) => theme.color.surface};
  border-radius: ${({ theme, $round }) => ($round ? '50%' : theme.radius.lg)};
  outline: 2px solid ${({ theme }) => theme.color.text};
  pointer-events: none;
`;

const Left = styled.span`
  position: absolute;
  inset-block-end: ${({ theme }) => theme.space.xs};
  inset-inline-end: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `0 ${theme.space.xs}`};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  font-variant-numeric: tabular-nums;
`;
