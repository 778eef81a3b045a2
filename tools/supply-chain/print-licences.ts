import { resolve } from 'node:path';
import { isAllowed, licencesOf } from './licences.ts';

/** `npm run licences`: which licences the packages of the lock file come under; ends with 1 when one is not allowed. */
const packages = licencesOf(resolve(import.meta.dirname, '../..'));
const byLicence = new Map<string, string[]>();
for (const { name, version, licence } of packages)
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name}@${version}`]);
for (const [licence, names] of [...byLicence].toSorted(([, a], [, b]) => b.length - a.length)) {
  console.log(`${licence} (${names.length})${isAllowed(licence) ? '' : ' NOT ALLOWED'}`);
  console.log(`  ${[...new Set(names)].toSorted().join(', ')}`);
}
if (packages.some(({ licence }) => !isAllowed(licence))) process.exitCode = 1;
