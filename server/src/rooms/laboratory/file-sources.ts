import type { ReadDocument } from '../uploads/reading/document.ts';
import { readDocument } from '../uploads/reading/read-document.ts';
import { readKindOf } from '../uploads/reading/read-kind.ts';
import type { UploadService } from '../uploads/service.ts';
import type { LabSources } from './service.ts';

/** The owner's stored files as sources of laboratory values. */
export function fileSources(uploads: UploadService): LabSources {
  return {
    nameOf: async (ownerId, fileId) => (await uploads.find(ownerId, fileId))?.name ?? null,
    textOf: async (ownerId, fileId): Promise<ReadDocument | null> => {
      const file = await uploads.find(ownerId, fileId);
      const kind = file === null ? null : readKindOf(file.type);
      return file === null || kind === null ? null : readDocument(file.path, kind);
    },
  };
}
