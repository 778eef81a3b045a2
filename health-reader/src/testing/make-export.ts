import { closeSync, openSync, writeSync } from 'node:fs';
import { madeUpXml, type XmlOptions } from './made-up-xml.ts';
import { type Truth, TruthKeeper } from './truth.ts';
import { ZipWriter } from './zip-writer.ts';

export interface ExportOptions extends XmlOptions {
  /** The export's name inside the zip; phones write it in their language. */
  readonly name?: string;
  readonly zip64?: boolean;
}

/** Writes a made-up Apple Health export: values are invented, form and sizes are real. */
export async function makeExport(
  write: (bytes: Uint8Array) => void,
  options: ExportOptions,
): Promise<Truth> {
  const zip = new ZipWriter(write, options.zip64 === undefined ? {} : { zip64: options.zip64 });
  const keeper = new TruthKeeper();
  const folder = 'apple_health_export/';
  await zip.add(`${folder}workout-routes/route_2024-05-01_7.12am.gpx`, [
    '<?xml version="1.0"?><gpx><trk/></gpx>',
  ]);
  await zip.add(`${folder}export_cda.xml`, [
    '<?xml version="1.0"?>\n<ClinicalDocument xmlns="urn:hl7-org:v3">\n',
    '</ClinicalDocument>\n',
  ]);
  await zip.add(folder + (options.name ?? 'export.xml'), counted(options, keeper));
  zip.end();
  return keeper.truth();
}

function* counted(options: XmlOptions, keeper: TruthKeeper): Generator<string> {
  for (const text of madeUpXml(options, keeper)) {
    keeper.xmlBytes += Buffer.byteLength(text);
    yield text;
  }
}

/** A made-up export in memory; for tests. */
export async function makeExportBytes(
  options: ExportOptions,
): Promise<{ zip: Uint8Array; truth: Truth }> {
  const parts: Uint8Array[] = [];
  const truth = await makeExport((bytes) => void parts.push(bytes), options);
  return { zip: Buffer.concat(parts), truth };
}

/** A made-up export on disk, of any size. */
export async function makeExportFile(path: string, options: ExportOptions): Promise<Truth> {
  const file = openSync(path, 'w');
  try {
    return await makeExport((bytes) => void writeSync(file, bytes), options);
  } finally {
    closeSync(file);
  }
}
