import * as v from 'valibot';

/*
 * A backup is a tar archive: `manifest.json`, then `tables/<table>/<n>.jsonl` in an order in which every row finds what it
 * refers to, then `files/<path>` of the data folder, then `end.json`. An archive without its end is not whole.
 */
export const MANIFEST = 'manifest.json';
export const END = 'end.json';
/** Changes when an older server could not read what a newer one writes. */
export const FORMAT = 1;

/** What an archive says of itself before anything else. */
export const Manifest = v.object({
  format: v.literal(FORMAT),
  /** ISO 8601, by the database's clock. */
  madeAt: v.string(),
  /** Names of the migrations that made the tables. */
  migrations: v.array(v.string()),
  tables: v.array(v.string()),
});
export type Manifest = v.InferOutput<typeof Manifest>;

/** What it must have held. */
export const End = v.object({ rows: v.number(), files: v.number() });
export type End = v.InferOutput<typeof End>;

/** Not to be restored; the sentence is for the person who runs the server. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
