import type { Question } from '@petwise/contracts';
import { Button, Image } from '@petwise/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { pictureKindOf } from '../../model/picture-kind.ts';

const TakePicture = lazy(async () => {
  const { TakePicture: Sheet } = await import('./TakePicture.tsx');
  return { default: Sheet };
});

/** Who sees a picture besides the vet: a language model that the owner has allowed. */
export interface PictureReader {
  readonly model: string;
  readonly host: string;
}

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
  const [open, setOpen] = useState(false);
  const kind = offers.wanted ? pictureKindOf(question) : null;
  if (kind === null) return null;
  return (
    <Offer>
      <Words>{copy.pictureOffers[kind.shows]}</Words>
      <Button
        size="sm"
        variant="secondary"
        icon={<Image aria-hidden size={18} />}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {kind.takes === 'film' ? copy.takeFilm : copy.takePhoto}
      </Button>
      {open && (
        <Suspense>
          <TakePicture
            kind={kind}
            reader={reader}
            onClose={() => setOpen(false)}
            onTaken={(file) => {
              setOpen(false);
              onTaken(file);
            }}
          />
        </Suspense>
      )}
    </Offer>
  );
}

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
  margin-top: ${({ theme }) => theme.space.sm};
  padding-top: ${({ theme }) => theme.space.sm};
  border-top: 1px solid ${({ theme }) => theme.color.edge};
`;

const Words = styled.p`
  flex: 1 1 12rem;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.sm};
`;
