import { formatNumber } from '@petwise/ui';
import { PICTURE_COPY } from '../picture-copy.ts';
import type { PictureKind } from './picture-kind.ts';

/** A film's length, seconds. */
export const FILM_SECONDS = 10;
/** What a film may have beyond it; the server allows two. */
const SLACK_SECONDS = 1;

/** How long a film may keep to itself how long it is, ms. */
const LONGEST_WAIT = 5_000;

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};

/** What was taken or chosen, under a name that tells the vet what it shows; a kind without a name keeps its own. */
export function fileOf(content: Blob | File, { shows }: PictureKind): File {
  const own = content instanceof File ? content.name : shows;
  // Some systems know no media type of a phone's own photo.
  const heic = content.type === '' ? /\.(hei[cf])$/i.exec(own)?.[1] : undefined;
  const type = heic ? `image/${heic.toLowerCase()}` : (content.type.split(';', 1)[0] ?? '');
  const ending = ENDINGS[type];
  return new File([content], ending === undefined ? own : `${shows}.${ending}`, { type });
}

/** Why a chosen film cannot be sent; null for any other file, and for one that does not say how long it is. */
export async function tooLongOf(file: File): Promise<string | null> {
  if (!file.type.startsWith('video/')) return null;
  const seconds = await secondsOf(file);
  if (!Number.isFinite(seconds) || seconds <= FILM_SECONDS + SLACK_SECONDS) return null;
  return PICTURE_COPY.tooLong(formatNumber(Math.round(seconds)), formatNumber(FILM_SECONDS));
}

function secondsOf(file: File): Promise<number> {
  const film = document.createElement('video');
  const url = URL.createObjectURL(file);
  return new Promise<number>((resolve) => {
    film.preload = 'metadata';
    film.addEventListener('loadedmetadata', () => resolve(film.duration));
    // What this browser cannot play the server still looks into.
    film.addEventListener('error', () => resolve(Number.NaN));
    // Some browsers say neither, as of a film whose decoder is busy.
    setTimeout(resolve, LONGEST_WAIT, Number.NaN);
    film.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
