import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** What Node runs of a remote's tools, by the name it has in the package. */
const ENTRIES = {
  federation: 'federation/remote-config.ts',
  release: 'release/release.ts',
} as const;

/** The build's one function, as its source declares it (federation/remote-config.ts). */
const TYPES = `import type { RemoteName } from '@petwise/contracts';
import type { UserConfigFnObject } from 'vite';

/** The whole Vite configuration of a remote. */
export declare function remoteConfig(
  name: RemoteName,
  options?: {
    /** Sources that must reach the page, each with the reason. */
    readonly reachesThePage?: Readonly<Record<\`src/\${string}\`, string>>;
  },
): UserConfigFnObject;
`;

/**
 * Compiles the build and the release tool of a remote, each into one file with
 * what they take of our other packages: Node reads no TypeScript below `node_modules`.
 */
export async function compileTools(root: string, out: string): Promise<void> {
  const tools = join(root, 'tools');
  const input = Object.fromEntries(
    Object.entries(ENTRIES).map(([name, file]) => [name, join(tools, file)]),
  );
  await build({
    root: tools,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@petwise\//] },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir: out,
      emptyOutDir: false,
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  });
  const command = join(out, 'release.js');
  writeFileSync(command, `#!/usr/bin/env node\n${readFileSync(command, 'utf8')}`);
  chmodSync(command, 0o755);
  writeFileSync(join(out, 'federation.d.ts'), TYPES);
}
