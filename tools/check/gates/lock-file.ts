import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAllowed, licencesOf } from '../../supply-chain/licences.ts';
import { type Gate, verdictOf } from '../gate.ts';

interface LockedPackage {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * The lock names no registry (it must install from anyone's), and holds the
 * optional parts of every platform: npm forgets those that the registry did not
 * have on the day, and then `npm ci` refuses the lock everywhere. Every package
 * comes under a licence that is allowed.
 */
export const lockFile: Gate = {
  name: 'lock file',
  judge(root) {
    // npm's own format; what we read of it is described above.
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: LockedPackages;
    };
    const faults = Object.entries(lock.packages).flatMap(([path, locked]) => [
      ...addressFaults(path, locked),
      ...missingParts(path, lock.packages),
    ]);
    return Promise.resolve(verdictOf([...faults, ...licenceFaults(root)]));
  },
};

function licenceFaults(root: string): readonly string[] {
  return licencesOf(root)
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, licence }) => `${name} comes under ${licence}; tools/supply-chain/licences.ts`);
}

function addressFaults(path: string, { resolved, link }: LockedPackage): readonly string[] {
  if (link || resolved === undefined) return [];
  return [`${path} is locked to ${resolved}; .npmrc asks for locks without addresses`];
}

function missingParts(path: string, packages: LockedPackages): readonly string[] {
  return Object.keys(packages[path]?.optionalDependencies ?? {})
    .filter((part) => !isLocked(part, path, packages))
    .map((part) => `${path} lacks ${part}; choose a version whose parts are all published`);
}

/** As Node looks packages up: beside, then further out. */
function isLocked(name: string, from: string, packages: LockedPackages): boolean {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/')))) {
    if (packages[place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`])
      return true;
    if (place === '') return false;
  }
}
