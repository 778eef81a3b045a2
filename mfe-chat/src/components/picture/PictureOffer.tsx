import type { Question } from '@petwise/contracts';
import { Image, LatePart } from '@petwise/ui';
import type { ReactNode } from 'react';
import { copy } from '../../copy.ts';
import { pictureKindOf, type PictureReader } from '../../model/picture-kind.ts';
import { Offer } from '../chat/Offer.tsx';

const loadSheet = async () => (await import('./TakePicture.tsx')).TakePicture;

/** What holds for every picture that a question may ask for. */
export interface PictureOffers {
  readonly wanted: boolean;
  readonly reader: PictureReader | null;
  readonly onTaken: (file: File) => void;
}

/** Beside a question that a picture would answer better to a vet than words, else nothing. Nothing depends on it. */
export function PictureOffer(props: {
  readonly question: Pick<Question, 'picture'> | null;
  readonly offers: PictureOffers;
  readonly disabled: boolean;
}): ReactNode {
  const { question, offers, disabled } = props;
  const { reader, onTaken } = offers;
  const kind = offers.wanted ? pictureKindOf(question) : null;
  if (kind === null) return null;
  return (
    <Offer
      words={copy.pictureOffers[kind.shows]}
      action={kind.takes === 'film' ? copy.takeFilm : copy.takePhoto}
      icon={<Image aria-hidden size={18} />}
      disabled={disabled}
      sheet={(close) => (
        <LatePart
          load={loadSheet}
          props={{
            kind,
            reader,
            onClose: close,
            onTaken(file) {
              close();
              onTaken(file);
            },
          }}
        />
      )}
    />
  );
}
