import type { Question } from '@petwise/contracts';
import { copy } from '../copy.ts';

/** A picture that this bundle has words for: what it shows, as a photo or a film. */
export interface PictureKind {
  readonly shows: keyof typeof copy.pictureOffers;
  readonly takes: 'photo' | 'film';
}

/** Who sees a picture besides the vet: a language model that the owner has allowed. */
export interface PictureReader {
  readonly model: string;
  readonly host: string;
}

/** The picture that would help a vet at this question; null for one that only a newer server knows. */
export function pictureKindOf(question: Pick<Question, 'picture'> | null): PictureKind | null {
  const { shows, takes } = question?.picture ?? {};
  return takes !== undefined && isKnown(shows) ? { shows, takes } : null;
}

function isKnown(shows: string | undefined): shows is PictureKind['shows'] {
  return shows !== undefined && Object.hasOwn(copy.pictureOffers, shows);
}

/** A photo or film that was asked for: its name says so, over a reload too. A document may be named alike. */
export function isAskedPicture(file: { readonly name: string; readonly type: string }): boolean {
  return /^(?:image|video)\//.test(file.type) && isKnown(file.name.split('.', 1)[0]);
}
