import { readKindOf } from '../uploads/reading/read-kind.ts';
import type { UploadService } from '../uploads/service.ts';
import type { LabSources } from './service.ts';

/** The owner's stored files as sources of laboratory values. */
export function fileSources(uploads: UploadService): LabSources {
  return {
    nameOf: async (ownerId, fileId) => (await uploads.find(ownerId, fileId))?.name ?? null,
    textOf: async (ownerId, fileId) => {
      const file = await uploads.find(ownerId, fileId);
      if (file === null || readKindOf(file.type) === null) return null;
      const document = await uploads.reading(ownerId, fileId);
      if (document === null) throw new Error('no text came out of this file');
      return document;
    },
  };
}
