import type { ByteSource } from '../byte-source.ts';
import { HealthReadError } from '../read-error.ts';
import { inflateStart } from './inflate-start.ts';
import { listEntries, type ZipEntry } from './list-entries.ts';
import { locateData, type PackedData } from './locate-data.ts';

/** The export found in a zip. */
export interface ChosenExport {
  readonly name: string;
  readonly data: PackedData;
  /** More than one when somebody zipped several exports together; the largest is read. */
  readonly exportsFound: number;
}

const MOST_CANDIDATES = 16;

/**
 * Finds the export by what is in it: its file name is in the phone's language
 * (`exportar.xml`, `导出.xml`), and people pack exports again in many ways.
 */
export async function chooseExport(source: ByteSource): Promise<ChosenExport> {
  const entries = await listEntries(source);
  const found: { name: string; data: PackedData }[] = [];
  for (const entry of candidates(entries)) {
    const data = await locateData(source, entry);
    if (isHealthXml(await inflateStart(source, data))) found.push({ name: entry.name, data });
  }
  const [first] = found;
  if (first === undefined) throw new HealthReadError('no-export');
  return { ...first, exportsFound: found.length };
}

/** XML that may be an export, largest first; `_cda.xml` is another format of a part of the same. */
function candidates(entries: readonly ZipEntry[]): ZipEntry[] {
  return entries
    .filter(({ name }) => /\.xml$/i.test(name) && !/_cda\.xml$/i.test(name))
    .filter(({ name, size }) => size > 0 && !/(^|\/)(__MACOSX\/|\._)/.test(name))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, MOST_CANDIDATES);
}

function isHealthXml(start: Uint8Array): boolean {
  const text = new TextDecoder().decode(start);
  const isHealth = /<!DOCTYPE\s+HealthData\b/.test(text) || /<HealthData[\s>/]/.test(text);
  if (isHealth && text.includes('<!ENTITY')) throw new HealthReadError('entities');
  return isHealth;
}
