import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import * as contracts from '../../shared/contracts/src/index.ts';
import { operatorRoutes } from '../../shared/contracts/src/operator.ts';
import { releaseServiceRoutes } from '../../shared/contracts/src/release-service.ts';
import type { RouteContract } from '../../shared/contracts/src/route.ts';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { type Names, schemaWords, shapeWords } from './schema-words.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The reports of what other workspaces and clients build on, by their files under `docs/api`. */
export const REPORTS: Readonly<Record<string, () => string>> = {
  'contracts.md': () => declarationsReport('Contracts', 'shared/contracts'),
  'doors.md': doorsReport,
  'events.md': () => declarationsReport('Events', 'shared/events'),
  'routes.md': routesReport,
  'ui.md': uiReport,
};

function routesReport(): string {
  const tables = Object.entries({ ...contracts, operatorRoutes, releaseServiceRoutes })
    .filter(([name, table]) => name.endsWith('Routes') && typeof table === 'object')
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

/** What each bundle's doors take, which is all that bundles know of each other. */
function doorsReport(): string {
  const parts = ['doors', 'danger'].map((module) => {
    const source = readFileSync(join(ROOT, `shared/contracts/src/${module}.ts`), 'utf8');
    return section(`${module}.ts`, (source.match(TYPE) ?? []).join('\n\n'));
  });
  return reportOf('Doors', 'shared/contracts', parts);
}

/** A type that a source exports, with what is said above it. */
const TYPE =
  /^(?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?export (?:interface (?:(?!^\})[^])*^\}|type [^;]*;)/gm;

/** What the design system offers by each name of its package, as TypeScript declares it. */
function uiReport(): string {
  const parts = withDeclarations('shared/ui', (textOf) =>
    entriesOf('shared/ui').flatMap(([name, module]) => {
      const text = textOf(module);
      if (name !== '.') return [section(name.replace('.', '@petwise/ui'), text)];
      const modules = [...text.matchAll(/from '\.\/(.+?)\.tsx?';/g)].map(([, from]) => `${from}`);
      return [...new Set(modules)].toSorted().map((from) => section(`${from}.d.ts`, textOf(from)));
    }),
  );
  return reportOf('Design system', 'shared/ui', parts);
}

/**
 * The functions, classes and constants of a workspace, as TypeScript declares them. Shapes, routes and events stand in
 * reports of their own.
 */
function declarationsReport(title: string, workspace: string): string {
  const parts = withDeclarations(workspace, (textOf) =>
    entriesOf(workspace).flatMap(([name, entry]) => {
      const exported = new Map<string, string[]>();
      for (const [, names = '', from = entry] of textOf(entry).matchAll(REEXPORT))
        exported.set(from, [...(exported.get(from) ?? []), ...names.split(/[\s,]+/)]);
      const declared = [...exported].flatMap(([from, names]) =>
        declarationsOf(textOf(from)).filter(([one]) => names.includes(one)),
      );
      const own = declarationsOf(textOf(entry));
      const texts = [...own, ...declared].map(([, text]) => text);
      return texts.length === 0
        ? []
        : [section(name.replace('.', `@petwise/${basename(workspace)}`), texts.join('\n'))];
    }),
  );
  return reportOf(title, workspace, parts);
}

const REEXPORT = /^export \{([^}]*)\} from '\.\/(.+?)\.tsx?';/gm;
/** A schema, a table of routes or the catalogue of events, whose type says less than its own report. */
const REPORTED =
  /\b(?:v\.\w+Schema|RouteContract|GenericSchema|SchemaWithPipe)\b|^export declare const (?:\w+Routes|EVENTS)\b/m;

/** What a declaration file exports that is no type, by name, with what is said above it. */
function declarationsOf(text: string): [name: string, text: string][] {
  return text
    .split(/(?<!\*\/)\n(?=\/\*\*|export |import |declare )/)
    .flatMap((block): [string, string][] => {
      const [, name] = /^export declare (?:function|const|class) (\w+)/m.exec(block) ?? [];
      return name === undefined || REPORTED.test(block) ? [] : [[name, block]];
    });
}

/** The names under which a workspace is imported, each with its module under `src`. */
function entriesOf(workspace: string): [name: string, module: string][] {
  const manifest = readFileSync(join(ROOT, workspace, 'package.json'), 'utf8');
  const { exports } = v.parse(Manifest, JSON.parse(manifest));
  return Object.entries(exports).map(([name, entry]) => [
    name,
    entry.replace(/^\.\/src\/|\.tsx?$/g, ''),
  ]);
}

const Manifest = v.object({ exports: v.record(v.string(), v.string()) });

function section(title: string, declarations: string): string {
  return `## ${title}\n\n\`\`\`ts\n${declarations}\n\`\`\``;
}

function reportOf(title: string, workspace: string, parts: readonly string[]): string {
  return `# ${title}\n\nGenerated from \`${workspace}\` by \`npm run api-report\`; a test keeps it true.\n\n${parts.join('\n\n')}\n`;
}

/** @param write gets the declarations of a module of the workspace by its path under `src` */
function withDeclarations<T>(
  workspace: string,
  write: (textOf: (module: string) => string) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'petwise-api-'));
  try {
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    // Whether the types hold is asked elsewhere, and would take twice as long as to write them.
    const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--noCheck'];
    const to = ['--rootDir', ROOT, '--outDir', folder];
    execFileSync(process.execPath, [tsc, '-p', join(ROOT, workspace), ...emit, ...to]);
    return write((module) =>
      readFileSync(join(folder, workspace, 'src', `${module}.d.ts`), 'utf8').trim(),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
