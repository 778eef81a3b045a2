import { heicAccept } from '@petwise/contracts';
import { Button } from '@petwise/ui';
import { type ReactNode, useRef } from 'react';
import type { PictureKind } from '../../model/picture-kind.ts';
import { PICTURE_COPY as WORDS } from '../../picture-copy.ts';

const FILMS = 'video/mp4,video/webm,video/quicktime';

/** Named types instead of image/*, so that an iPhone hands over JPEG and not HEIC; endings, for which a phone offers no camera, on a desktop alone. */
function photos(): string {
  const isPhone = navigator.maxTouchPoints > 0;
  const heic = heicAccept(navigator).filter((kind) => !isPhone || kind.startsWith('image/'));
  return ['image/jpeg', 'image/png', 'image/webp', ...heic].join(',');
}

/** An input of its own: a phone offers its camera app and what it has taken before, a desktop its files. */
export function ChooseFile(props: {
  readonly kind: PictureKind;
  readonly onFile: (file: File) => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {WORDS.chooseFile}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={WORDS.chooseFile}
        accept={props.kind.takes === 'film' ? FILMS : photos()}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = '';
          if (chosen) props.onFile(chosen);
        }}
      />
    </>
  );
}
