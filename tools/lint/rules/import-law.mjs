import { dirname, resolve } from 'node:path';
import { LAW } from '../law.mjs';
import { isOwnAddress, variableOf } from '../scope.mjs';
import { importTarget, isWorkshopFile, kindOf, pathFromRoot, workspaceOf } from '../workspaces.mjs';

const WHERE = 'The import law is in docs/architecture.md.';
/** No part of a first load. */
const LATE = { late: true };

/** No bundle reaches another, the browser never reaches the server, and RxJS stays behind the bus. */
export const importLaw = {
  create(context) {
    const path = pathFromRoot(context.filename);
    const from = workspaceOf(path);
    if (from === undefined) return {};
    const kind = kindOf(from);
    const law = LAW[kind ?? ''];

    function judge(source, { typesOnly = false, late = false, name = nameIn(source) } = {}) {
      if (source === null || source === undefined) return;
      const fault =
        law === undefined
          ? `${from} says no kind that the law knows ("petwise.kind" in its package.json). ${WHERE}`
          : faultOf({ context, path, from, kind, law, name, typesOnly, late });
      if (fault !== undefined) context.report({ node: source, message: fault });
    }

    /** A file that is named by where it lies from this one: a worker of another workspace, or anything else of it. */
    function judgeAddress(source, from) {
      const scope = context.sourceCode.getScope(source ?? from);
      if (!isOwnAddress(from, scope, context.sourceCode) || isImported(source, scope)) return;
      const name = nameIn(source);
      // What another workspace has built is served, and is no part of this one.
      if (name !== undefined && (/^([a-z]+:|\/)/i.test(name) || isBuilt(name))) return;
      judge(source, { ...LATE, name: name?.replace(/^(?!\.)/, './') });
    }

    /** Functions of the file that load a module as `require` does. */
    const loaders = new Set(['require']);
    const isLoader = (callee) =>
      callee.type === 'CallExpression'
        ? callee.callee.name === 'createRequire'
        : loaders.has(callee.name) ||
          (callee.type === 'MemberExpression' && loaders.has(callee.object.name));

    return {
      ImportDeclaration: (node) => judge(node.source, { typesOnly: isTypeOnly(node) }),
      ExportNamedDeclaration: (node) =>
        judge(node.source, { typesOnly: node.exportKind === 'type' }),
      ExportAllDeclaration: (node) => judge(node.source, { typesOnly: node.exportKind === 'type' }),
      ImportExpression: (node) => judge(node.source, LATE),
      TSImportType: (node) => judge(node.source, { typesOnly: true }),
      TSExternalModuleReference: (node) => judge(node.expression),
      VariableDeclarator({ id, init }) {
        if (init?.type === 'CallExpression' && init.callee.name === 'createRequire')
          loaders.add(id.name);
      },
      NewExpression({ callee, arguments: [source, from] }) {
        if (callee.name === 'URL' && from) judgeAddress(source, from);
      },
      // The server's own way to name a thread's file (server/src/threads/worker-file.ts).
      ObjectExpression({ properties }) {
        const [worker, from] = ['worker', 'from'].map((name) => valueOf(properties, name));
        if (worker && from) judgeAddress(worker, from);
      },
      CallExpression({ callee, arguments: [first] }) {
        if (isLoader(callee)) judge(first);
        if (isOfModule(callee, 'resolve') && nameIn(first) !== undefined) judge(first, LATE);
        if (isOfModule(callee, 'glob'))
          for (const pattern of first?.elements ?? [first]) judge(pattern);
      },
    };
  },
};

/** `import.meta.glob`, by which Vite imports many files, and `import.meta.resolve`. */
function isOfModule({ type, object, property }, name) {
  return type === 'MemberExpression' && object.type === 'MetaProperty' && property.name === name;
}

function valueOf(properties, name) {
  return properties.find(({ key }) => key?.name === name)?.value;
}

/** An address that another import gave (`…?worker&url`), which is judged there. */
function isImported({ type, name }, scope) {
  const [definition] = (type === 'Identifier' && variableOf(name, scope)?.defs) || [];
  return definition?.type === 'ImportBinding';
}

function isBuilt(name) {
  return /\/dist(\/|$)/.test(name);
}

/** The module that an import names; nothing where it is computed. */
function nameIn(source) {
  if (source?.type === 'Literal' && typeof source.value === 'string') return source.value;
  if (source?.type !== 'TemplateLiteral' || source.expressions.length > 0) return undefined;
  return source.quasis[0].value.cooked;
}

function isTypeOnly(node) {
  if (node.importKind === 'type') return true;
  const names = node.specifiers;
  return names.length > 0 && names.every((name) => name.importKind === 'type');
}

function faultOf({ context, path, from, kind, law, name, typesOnly, late }) {
  if (name === undefined) {
    if (kind === 'tool' || isWorkshopFile(path)) return undefined;
    return `An import names its module by a plain string, or nobody can judge it. ${WHERE}`;
  }
  if (kind !== 'tool' && isShipped(path) && name.startsWith('.')) {
    const file = pathFromRoot(resolve(dirname(context.filename), name));
    if (isWorkshopFile(file))
      return `What is shipped imports no file of a test, a stage or a bench. ${WHERE}`;
  }
  const target = importTarget(name, context.filename);
  if (target === undefined) return undefined;
  return 'library' in target
    ? libraryFault({ from, kind, law, path, library: target.library })
    : workspaceFault({ from, law, path, to: target.workspace, typesOnly, late });
}

/** The server's torture is run by hand, and starts what the tests start; its libraries are judged all the same. */
function isShipped(path) {
  return !isWorkshopFile(path) && !path.startsWith('server/torture/');
}

function workspaceFault({ from, law, path, to, typesOnly, late }) {
  const kind = kindOf(to);
  if (to === from || law.kinds.includes(kind)) return undefined;
  if ((typesOnly || isWorkshopFile(path)) && law.typesOnly?.includes(kind)) return undefined;
  if (late && law.lateOnly?.includes(kind)) return undefined;
  if (kind === 'tool' && isWorkshopFile(path)) return undefined;
  return `${from} may not import ${to}. ${WHERE}`;
}

function libraryFault({ from, kind, law, path, library }) {
  if (isWorkshopFile(path)) return undefined;
  if (library === 'rxjs' && kind !== 'events') {
    return 'Only shared/events imports rxjs; use the bus.';
  }
  if (law.libraries === undefined || law.libraries.test(library)) return undefined;
  return `${from} may not import ${library}. ${WHERE}`;
}
