import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Licences (SPDX) under which a package may come in: they let anybody run, change and pass on the whole. A weak copyleft
 * (MPL, LGPL) binds only changes to the package's own files.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
]);

/** Packages that do not declare their licence in the field for it, and what their licence file says. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; 'none' where the package declares nothing. */
  readonly licence: string;
}

/** Every package of the lock file, with the licence it declares. */
export function licencesOf(root: string): readonly LicensedPackage[] {
  // npm's own format, version 3.
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { version?: string; license?: string; link?: boolean }>>;
  };
  return Object.entries(lock.packages).flatMap(([path, { version = '', license, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || link === true) return [];
    return [{ name, version, licence: license ?? READ_BY_HAND[name] ?? 'none' }];
  });
}

/** True for an expression whose every part, or one of its alternatives, is allowed. */
export function isAllowed(licence: string): boolean {
  return licence
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((one) => one.split(/ AND /).every((part) => ALLOWED.has(part.trim())));
}
