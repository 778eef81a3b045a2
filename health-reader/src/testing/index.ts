/** Made-up exports with a known truth, and a slow reader that is right; for tests and benchmarks. */
export { craftZip } from './craft-zip.ts';
export type { CraftedEntry, CraftOptions } from './craft-zip.ts';
export { HugeZip } from './huge-zip.ts';
export { makeExportBytes, makeExportFile } from './make-export.ts';
export type { ExportOptions } from './make-export.ts';
export { madeUpXml } from './made-up-xml.ts';
export { SaxOracle } from './oracle.ts';
export { TruthKeeper } from './truth.ts';
export type { Truth, TypeTruth } from './truth.ts';
