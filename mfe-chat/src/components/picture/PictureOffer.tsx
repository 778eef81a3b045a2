import { Image } from '@petwise/ui';
import { lazy, type ReactNode } from 'react';
import { copy } from '../../copy.ts';
import type { PictureKind } from '../../model/picture-kind.ts';
import { Offer } from '../chat/Offer.tsx';

const TakePicture = lazy(async () => {
  const { TakePicture: Sheet } = await import('./TakePicture.tsx');
  return { default: Sheet };
});

/** Who sees a picture besides the vet: a language model that the owner has allowed. */
export interface PictureReader {
  readonly model: string;
  readonly host: string;
}

/** Beside a question that a picture would answer better to a vet than words. */
export function PictureOffer(props: {
  readonly kind: PictureKind;
  readonly reader: PictureReader | null;
  readonly disabled: boolean;
  readonly onTaken: (file: File) => void;
}): ReactNode {
  const { kind, reader, disabled, onTaken } = props;
  return (
    <Offer
      words={copy.pictureOffers[kind.shows]}
      action={kind.takes === 'film' ? copy.takeFilm : copy.takePhoto}
      icon={<Image aria-hidden size={18} />}
      disabled={disabled}
      sheet={(close) => (
        <TakePicture
          kind={kind}
          reader={reader}
          onClose={close}
          onTaken={(file) => {
            close();
            onTaken(file);
          }}
        />
      )}
    />
  );
}
