import { readKindOf } from '../uploads/reading/read-kind.ts';
import { readPhoto } from '../uploads/reading/read-photo.ts';
import type { UploadService } from '../uploads/service.ts';
import type { LabSources } from './service.ts';

const PHOTO = /^image\/(?:jpeg|png|webp)$/;

/** The owner's stored files as sources of laboratory values. */
export function fileSources(uploads: UploadService): LabSources {
  return {
    idsOf: (ownerId, files) => uploads.idsOf(ownerId, files),
    nameOf: async (ownerId, fileId) => (await uploads.find(ownerId, fileId))?.name ?? null,
    isPhoto: async (ownerId, fileId) =>
      PHOTO.test((await uploads.find(ownerId, fileId))?.type ?? ''),
    textOf: async (ownerId, fileId) => {
      const file = await uploads.find(ownerId, fileId);
      if (file !== null && PHOTO.test(file.type)) return readPhoto(file.path);
      if (file === null || readKindOf(file.type) === null) return null;
      const document = await uploads.reading(ownerId, fileId);
      if (document === null) throw new Error('no text came out of this file');
      return document;
    },
  };
}
