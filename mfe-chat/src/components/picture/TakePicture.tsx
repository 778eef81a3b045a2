import { Alert, Button, Sheet, Stack, Text } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { fileOf, tooLongOf } from '../../model/picture-file.ts';
import type { PictureKind, PictureReader } from '../../model/picture-kind.ts';
import { PICTURE_COPY as WORDS } from '../../picture-copy.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { TakenPicture } from './TakenPicture.tsx';
import { useCamera } from './use-camera.ts';
import { Viewfinder } from './Viewfinder.tsx';
import { Buttons } from '../sheet/Buttons.ts';
import { Steps } from '../sheet/Steps.ts';

/** How to take one picture for the vet: by the camera in a frame, or from a file, which does as well. */
export function TakePicture(props: {
  readonly kind: PictureKind;
  readonly reader: PictureReader | null;
  readonly onClose: () => void;
  readonly onTaken: (file: File) => void;
}): ReactNode {
  const { kind, reader, onClose, onTaken } = props;
  const [taken, setTaken] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const camera = useCamera({
    kind,
    isOn: taken === null,
    onTaken: (content) => {
      setProblem(content === null ? WORDS.notTaken : null);
      if (content !== null) setTaken(fileOf(content, kind));
    },
  });

  async function choose(file: File): Promise<void> {
    const tooLong = await tooLongOf(file);
    setProblem(tooLong);
    if (tooLong === null) setTaken(fileOf(file, kind));
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={WORDS.titles[kind.shows]}
      footer={
        <Buttons>
          {taken === null ? (
            <>
              <ShutterButton camera={camera} kind={kind} />
              <ChooseFile kind={kind} onFile={(file) => void choose(file)} />
            </>
          ) : (
            <>
              <Button onClick={() => onTaken(taken)}>{WORDS.use}</Button>
              <Button variant="secondary" onClick={() => setTaken(null)}>
                {WORDS.again}
              </Button>
            </>
          )}
        </Buttons>
      }
    >
      <Stack gap="sm">
        {taken === null && (
          <Steps>
            {WORDS.steps[kind.shows].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
        )}
        <div role="alert">{problem !== null && <Alert tone="danger">{problem}</Alert>}</div>
        {taken === null ? (
          <Viewfinder camera={camera} kind={kind} />
        ) : (
          <TakenPicture file={taken} name={WORDS.titles[kind.shows]} />
        )}
        <p role="status">{statusOf(camera.state, taken)}</p>
        <Text size="sm" tone="muted">
          {reader && kind.takes === 'photo'
            ? WORDS.seenBy(reader.model, reader.host)
            : WORDS.unseen}
        </Text>
        {taken === null && <Text size="sm">{WORDS.careful}</Text>}
      </Stack>
    </Sheet>
  );
}

function ShutterButton(props: {
  readonly camera: ReturnType<typeof useCamera>;
  readonly kind: PictureKind;
}): ReactNode {
  const { camera, kind } = props;
  if (camera.state === 'none') return null;
  if (camera.state === 'filming') return <Button onClick={camera.stop}>{WORDS.stop}</Button>;
  return (
    <Button busy={camera.state === 'starting'} onClick={camera.take}>
      {kind.takes === 'film' ? WORDS.film : WORDS.shoot}
    </Button>
  );
}

function statusOf(state: ReturnType<typeof useCamera>['state'], taken: File | null): string {
  if (taken !== null) return WORDS.taken;
  if (state === 'none') return WORDS.noCamera;
  if (state === 'starting') return WORDS.starting;
  return state === 'filming' ? WORDS.filming : '';
}
