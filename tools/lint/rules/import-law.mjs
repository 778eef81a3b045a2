import { importTarget, isWorkshopFile, pathFromRoot, roomOfPath } from '../rooms.mjs';

const SHARED = ['contracts', 'events', 'api', 'ui'];
const REMOTE_LAW = { rooms: SHARED };

/**
 * Who may import whom (docs/architecture.md). `libraries` limits outside
 * packages to a list; without it any but RxJS is allowed. `typesOnly` rooms
 * may be imported with `import type`, `lateOnly` rooms with `import()`: they
 * are no part of a first load.
 * @type {Record<string, { rooms: string[], typesOnly?: string[], lateOnly?: string[], libraries?: RegExp }>}
 */
const LAW = {
  contracts: { rooms: [], libraries: /^valibot$/ },
  events: { rooms: ['contracts'], libraries: /^(valibot|rxjs|react)$/ },
  api: { rooms: ['contracts'], libraries: /^(valibot|react|@tanstack\/react-query)$/ },
  ui: {
    rooms: [],
    typesOnly: ['contracts'],
    libraries:
      /^(react|react-dom|styled-components|lucide-react|@radix-ui\/.+|@fontsource(-variable)?\/.+)$/,
  },
  language: { rooms: [], libraries: /^$/ },
  knowledge: { rooms: [], libraries: /^(valibot|yaml|node:.+)$/ },
  // The compiler reads the knowledge; the engine loads what it wrote.
  engine: { rooms: ['language'], typesOnly: ['knowledge'], libraries: /^$/ },
  assessor: { rooms: ['contracts', 'engine'], libraries: /^$/ },
  'health-reader': { rooms: [], libraries: /^$/ },
  'mfe-health': { rooms: [...SHARED, 'health-reader'] },
  shell: { rooms: SHARED, typesOnly: ['assessor'], lateOnly: ['assessor'] },
  server: { rooms: ['contracts', 'engine', 'assessor', 'health-reader'] },
};

/** No bundle reaches another, the browser never reaches the server, and RxJS stays behind the bus. */
export const importLaw = {
  create(context) {
    const path = pathFromRoot(context.filename);
    const from = roomOfPath(path);
    const law = LAW[from ?? ''] ?? (from?.startsWith('mfe-') ? REMOTE_LAW : undefined);
    if (from === undefined || law === undefined) return {};

    function judge(source, typesOnly, late = false) {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const target = importTarget(source.value, context.filename);
      if (target === undefined) return;
      const fault =
        'room' in target
          ? roomFault({ from, law, path, room: target.room, typesOnly, late })
          : libraryFault({ from, law, path, library: target.library });
      if (fault !== undefined) context.report({ node: source, message: fault });
    }

    return {
      ImportDeclaration: (node) => judge(node.source, isTypeOnly(node)),
      ExportNamedDeclaration: (node) => judge(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => judge(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => judge(node.source, false, true),
    };
  },
};

function isTypeOnly(node) {
  if (node.importKind === 'type') return true;
  const names = node.specifiers;
  return names.length > 0 && names.every((name) => name.importKind === 'type');
}

function roomFault({ from, law, path, room, typesOnly, late }) {
  if (room === from || law.rooms.includes(room)) return undefined;
  if ((typesOnly || isWorkshopFile(path)) && law.typesOnly?.includes(room)) return undefined;
  if (late && law.lateOnly?.includes(room)) return undefined;
  if (room === 'tools' && isWorkshopFile(path)) return undefined;
  return `${from} may not import ${room}. The import law is in docs/architecture.md.`;
}

function libraryFault({ from, law, path, library }) {
  if (isWorkshopFile(path)) return undefined;
  if (library === 'rxjs' && from !== 'events') {
    return 'Only shared/events imports rxjs; use the bus.';
  }
  if (law.libraries === undefined || law.libraries.test(library)) return undefined;
  return `${from} may not import ${library}. The import law is in docs/architecture.md.`;
}
