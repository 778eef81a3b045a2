import * as v from 'valibot';
import { Species } from './patient.ts';
import { Pet } from './pet.ts';
import { UploadedFile } from './uploaded-file.ts';

/** GATE-07: the browser's storage keys, exact. */
export const STORAGE_KEYS = {
  pwaAuthToken: 'pwaAuthToken',
  pwaAuthTime: 'pwaAuthTime',
  disclaimerAccepted: 'disclaimerAccepted',
  initialData: 'testResponsesInitialData',
} as const;

/** HOME-07: what the home screen hands to `/assessment` through session storage. */
export const InitialData = v.object({
  symptoms: v.string(),
  uploadedFiles: v.array(UploadedFile),
  detectedSex: v.optional(v.nullable(v.picklist(['male', 'female']))),
  /** The owner's own word, where the symptoms do not name the animal. */
  chosenSpecies: v.optional(v.nullable(Species)),
  /** The pet that the owner chose, with all that was told of it before. */
  pet: v.optional(v.nullable(Pet)),
  timestamp: v.number(),
});
export type InitialData = v.InferOutput<typeof InitialData>;
