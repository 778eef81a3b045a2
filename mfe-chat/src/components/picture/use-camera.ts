import { useCallback, useEffect, useRef, useState } from 'react';
import { FILM_SECONDS } from '../../model/picture-file.ts';
import type { PictureKind } from '../../model/picture-kind.ts';

/** In the order in which they are tried; what plays on most devices first. */
const FILM_TYPES = ['video/mp4', 'video/webm;codecs=vp9', 'video/webm'] as const;
/** Ten seconds are some three megabytes: enough to see a limp, and sent from a phone in a moment. */
const FILM_BITS_PER_SECOND = 2_500_000;
const JPEG_QUALITY = 0.92;

/** The camera of this device, while it is on. */
export interface Camera {
  /** `none`: there is none, or it may not be used. */
  readonly state: 'starting' | 'ready' | 'filming' | 'none';
  /** Of a film under way. */
  readonly secondsLeft: number | null;
  /** The element that shows what the camera sees. */
  readonly setSight: (sight: HTMLVideoElement | null) => void;
  /** Takes the photo, or begins the film. */
  readonly take: () => void;
  readonly stop: () => void;
}

/** Turns the camera on and off, and takes the picture; `onTaken` gets null when that failed. */
export function useCamera(given: {
  readonly kind: PictureKind;
  readonly isOn: boolean;
  readonly onTaken: (content: Blob | null) => void;
}): Camera {
  const { kind, isOn } = given;
  const isFilm = kind.takes === 'film';
  const [state, setState] = useState<Camera['state']>('starting');
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const [sight, setSight] = useState<HTMLVideoElement | null>(null);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);
  const onTaken = useRef(given.onTaken);
  useEffect(() => {
    onTaken.current = given.onTaken;
  });

  useEffect(() => {
    if (!isOn) return undefined;
    let opened: MediaStream | null = null;
    let isOver = false;
    const close = () => opened?.getTracks().forEach((track) => track.stop());
    setState('starting');
    openCamera(isFilm).then(
      (camera) => {
        opened = camera;
        if (isOver) return close();
        // Unplugged, taken by another program, or no longer allowed; what we stop ourselves does not say so.
        for (const track of camera.getTracks()) {
          track.addEventListener('ended', () => !isOver && setState('none'));
        }
        setStream(camera);
        setState('ready');
      },
      () => {
        if (!isOver) setState('none');
      },
    );
    return () => {
      isOver = true;
      const film = recorder.current;
      recorder.current = null;
      if (film && film.state !== 'inactive') film.stop();
      close();
      setStream(null);
    };
  }, [isOn, isFilm]);

  useEffect(() => {
    if (sight) sight.srcObject = stream;
  }, [sight, stream]);

  const begin = useCallback(() => {
    if (!stream) return;
    try {
      const film = record(stream, {
        onSecond: setSecondsLeft,
        onEnd: (content) => {
          setSecondsLeft(null);
          // What is cut off by closing the sheet is nobody's picture.
          if (recorder.current !== film) return;
          recorder.current = null;
          setState(stream.active ? 'ready' : 'none');
          onTaken.current(content);
        },
      });
      recorder.current = film;
      setState('filming');
    } catch {
      // A recorder that this browser has, but cannot start with this camera.
      onTaken.current(null);
    }
  }, [stream]);

  return {
    state,
    secondsLeft,
    setSight,
    take: () => {
      if (isFilm) begin();
      else if (sight) photograph(sight, (content) => onTaken.current(content));
    },
    stop: () => recorder.current?.stop(),
  };
}

/** Rejects where there is no camera, the owner refuses it, or this browser cannot make films. */
async function openCamera(isFilm: boolean): Promise<MediaStream> {
  // A page that is not served over HTTPS has no devices, whatever the type says.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices || (isFilm && !('MediaRecorder' in window))) throw new Error('no camera');
  return mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: isFilm ? 1_280 : 1_920 } },
  });
}

function photograph(sight: HTMLVideoElement, onTaken: (content: Blob | null) => void): void {
  const canvas = document.createElement('canvas');
  canvas.width = sight.videoWidth;
  canvas.height = sight.videoHeight;
  canvas.getContext('2d')?.drawImage(sight, 0, 0);
  canvas.toBlob(onTaken, 'image/jpeg', JPEG_QUALITY);
}

/** Throws where the recorder cannot start. */
function record(
  stream: MediaStream,
  told: {
    readonly onSecond: (left: number) => void;
    readonly onEnd: (content: Blob | null) => void;
  },
): MediaRecorder {
  const mimeType = FILM_TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const film = new MediaRecorder(stream, {
    videoBitsPerSecond: FILM_BITS_PER_SECOND,
    ...(mimeType === undefined ? {} : { mimeType }),
  });
  const parts: Blob[] = [];
  film.addEventListener('dataavailable', ({ data }) => parts.push(data));
  film.addEventListener('error', () => film.state !== 'inactive' && film.stop());
  film.start();
  let left = FILM_SECONDS;
  const clock = setInterval(() => {
    left -= 1;
    told.onSecond(left);
    if (left <= 0 && film.state !== 'inactive') film.stop();
  }, 1_000);
  film.addEventListener('stop', () => {
    clearInterval(clock);
    const content = new Blob(parts, { type: film.mimeType });
    told.onEnd(content.size > 0 ? content : null);
  });
  told.onSecond(left);
  return film;
}
