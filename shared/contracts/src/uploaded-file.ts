import * as v from 'valibot';
import { FileNote } from './file-note.ts';

/** Counts of a recognised Apple Health export. */
export const FileStats = v.object({ totalRecords: v.number() });
export type FileStats = v.InferOutput<typeof FileStats>;

/** A file as the pages keep it (section 3, "Uploaded file"). Sizes in bytes. */
export const UploadedFile = v.object({
  id: v.pipe(v.string(), v.maxLength(64)),
  name: v.pipe(v.string(), v.maxLength(255)),
  size: v.pipe(v.number(), v.minValue(0)),
  type: v.pipe(v.string(), v.maxLength(127)),
  url: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(512)))),
  apple_health: v.optional(v.boolean()),
  vector_store_id: v.optional(v.nullable(v.string())),
  assistant_id: v.optional(v.nullable(v.string())),
  stats: v.optional(v.nullable(FileStats)),
  message: v.optional(v.nullable(v.string())),
  notes: v.optional(v.array(FileNote)),
  /** Lines of a document that name signs, values or medicines, as they stand there; the server's alone. */
  stated: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(20))),
});
export type UploadedFile = v.InferOutput<typeof UploadedFile>;

/** What `/api/secure-upload` and `/api/upload` answer. */
export const UploadResponse = v.object({
  id: v.string(),
  filename: v.string(),
  fileSize: v.number(),
  /** Media type found from the content, never from the name. */
  fileType: v.string(),
  /** Of a picture or a film. */
  image_url: v.nullable(v.string()),
  apple_health: v.boolean(),
  vector_store_id: v.nullable(v.string()),
  assistant_id: v.nullable(v.string()),
  stats: v.nullable(FileStats),
  message: v.nullable(v.string()),
  /** Left out when there is nothing to say. */
  notes: v.optional(v.array(FileNote)),
});
export type UploadResponse = v.InferOutput<typeof UploadResponse>;

/** The uploaded file that an upload's answer describes. */
export function toUploadedFile(answer: UploadResponse): UploadedFile {
  return {
    id: answer.id,
    name: answer.filename,
    size: answer.fileSize,
    type: answer.fileType,
    url: answer.image_url,
    apple_health: answer.apple_health,
    vector_store_id: answer.vector_store_id,
    assistant_id: answer.assistant_id,
    stats: answer.stats,
    message: answer.message,
    ...(answer.notes === undefined ? {} : { notes: answer.notes }),
  };
}
