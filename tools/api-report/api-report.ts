import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as contracts from '../../shared/contracts/src/index.ts';
import { operatorRoutes } from '../../shared/contracts/src/operator.ts';
import { releaseServiceRoutes } from '../../shared/contracts/src/release-service.ts';
import type { RouteContract } from '../../shared/contracts/src/route.ts';
import type { GenericSchema } from 'valibot';
import { type Names, schemaWords, shapeWords } from './schema-words.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The reports of what other workspaces and clients build on, by their files under `docs/api`. */
export const REPORTS: Readonly<Record<string, () => string>> = {
  'routes.md': routesReport,
  'ui.md': uiReport,
};

function routesReport(): string {
  const tables = Object.entries({ ...contracts, operatorRoutes, releaseServiceRoutes })
    .filter(([name]) => name.endsWith('Routes'))
    .toSorted(([a], [b]) => a.localeCompare(b));
  const shapes = Object.entries<unknown>(contracts)
    .filter((one): one is [string, GenericSchema] => isSchema(one[1]))
    .toSorted(([a], [b]) => a.localeCompare(b));
  const names: Names = new Map(shapes.map(([name, schema]) => [schema, name]));
  const parts = tables.map(([name, table]) =>
    // Each export of that name is a table of routes.
    tableWords(name, table as Record<string, RouteContract>, names),
  );
  const opened = shapes.map(
    ([name, schema]) => `### ${name}\n\n\`\`\`\n${shapeWords(schema, names)}\n\`\`\`\n`,
  );
  return `# Routes\n\nGenerated from \`shared/contracts\` by \`npm run api-report\`; a test keeps it true. Shapes that have a name stand at the end.\n\n${parts.join('\n')}\n## Shapes\n\n${opened.join('\n')}`;
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

function tableWords(
  name: string,
  table: Readonly<Record<string, RouteContract>>,
  names: Names,
): string {
  const routes = Object.values(table).map((route) => {
    const lines = [
      `- access: ${route.access}${route.idempotent ? ', takes an `Idempotency-Key`' : ''}`,
      ...(route.query ? [`- query: \`${schemaWords(route.query, names)}\``] : []),
      ...(route.body ? [`- ${route.bodyKind} body: \`${schemaWords(route.body, names)}\``] : []),
      `- answer: \`${schemaWords(route.response, names)}\``,
    ];
    return `### ${route.method} ${route.path}\n\n${lines.join('\n')}\n`;
  });
  return `## ${name}\n\n${routes.join('\n')}`;
}

/** What the design system offers, as TypeScript declares it. */
function uiReport(): string {
  const folder = mkdtempSync(join(tmpdir(), 'petwise-api-'));
  try {
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const emit = [
      '--noEmit',
      'false',
      '--declaration',
      '--emitDeclarationOnly',
      '--outDir',
      folder,
    ];
    execFileSync(process.execPath, [tsc, '-p', join(ROOT, 'shared/ui'), ...emit]);
    const index = readSource('shared/ui/src/index.ts');
    const modules = [...index.matchAll(/from '\.\/(.+?)\.tsx?';/g)].map(
      ([, module]) => `${module}.d.ts`,
    );
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const parts = [...new Set(modules)].toSorted().flatMap((module) => {
      const file = files.find((one) => one.replaceAll('\\', '/').endsWith(`src/${module}`));
      return file
        ? [`## ${module}\n\n\`\`\`ts\n${readFileSync(join(folder, file), 'utf8').trim()}\n\`\`\``]
        : [];
    });
    return `# Design system\n\nGenerated from \`shared/ui\` by \`npm run api-report\`; a test keeps it true.\n\n${parts.join('\n\n')}\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readSource(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8').trim();
}
