import type { UploadedFile } from './uploaded-file.ts';

const STORED_FILE = /^\/api\/files\/[\da-f-]{36}$/;

/** Where a stored picture is served small, from its `image_url`; another address is answered unchanged. */
export function viewUrl(url: string): string {
  return STORED_FILE.test(url) ? `${url}/view` : url;
}

/** Where the picture of a pet is served, from its `picture`; null where it has none. */
export function petPictureUrl(picture: string | null | undefined): string | null {
  return picture ? `/api/files/${picture}` : null;
}

/** The small picture of an uploaded file; undefined for what is none. */
export function pictureUrl({ type, url }: UploadedFile): string | undefined {
  return url && type.startsWith('image/') ? viewUrl(url) : undefined;
}

/** A photo or a film: something to look at. */
export function isPictureOrFilm({ type }: Pick<UploadedFile, 'type'>): boolean {
  return /^(?:image|video)\//.test(type);
}

/** Whether the door `uploads/notes` says something of a file: who looks at a picture, what is odd about it. */
export function hasFileNotes({ type, notes = [] }: UploadedFile): boolean {
  return notes.length > 0 || isPictureOrFilm({ type });
}
