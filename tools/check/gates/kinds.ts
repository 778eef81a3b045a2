import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAW } from '../../lint/law.mjs';
import { type Gate, verdictOf } from '../gate.ts';
import { workspacesOf } from '../workspaces.ts';

/** The parts of a workspace's package.json that the law speaks of. */
interface Manifest {
  readonly name: string;
  readonly petwise?: { readonly kind?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Each workspace says a kind that the import law knows, and depends on kinds that its own may import. */
export const kinds: Gate = {
  name: 'kinds of workspaces',
  judge(root) {
    const manifests = workspacesOf(root).map(
      // npm itself refuses a package.json that is none.
      (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest,
    );
    const kindOf = new Map(manifests.map(({ name, petwise }) => [name, petwise?.kind ?? '']));
    return Promise.resolve(
      verdictOf(
        manifests.flatMap((manifest) => {
          const kind = kindOf.get(manifest.name) ?? '';
          if (!(kind in LAW)) {
            return [
              `${manifest.name}: "petwise.kind" is "${kind}"; known are ${Object.keys(LAW).join(', ')}`,
            ];
          }
          return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
            .filter((name) => kindOf.has(name) && !mayDeclare(kind, kindOf.get(name) ?? ''))
            .map((name) => `${manifest.name} may not depend on ${name}`);
        }),
      ),
    );
  },
};

/** What it imports, and our tools, which build and test each of them. */
function mayDeclare(from: string, to: string): boolean {
  const { kinds: always = [], typesOnly = [], lateOnly = [] } = LAW[from] ?? {};
  return [...always, ...typesOnly, ...lateOnly, 'tool'].includes(to);
}
