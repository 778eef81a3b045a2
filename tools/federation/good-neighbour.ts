import { relative, sep } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { parseAst } from 'vite';

type AnyNode = Readonly<Record<string, unknown>> & { readonly type: string };

/** Objects on which everything is everybody's. */
const GLOBALS = new Set(['window', 'globalThis', 'self', 'top', 'parent']);
/** What makes an element: React's, and what JSX is turned into. */
const MAKES_AN_ELEMENT = /^(?:_?jsxs?|_?jsxDEV|createElement)$/;
/** What a page reads itself: setting it goes somewhere, and leaves nothing. */
const NO_TRACE = new Set(['location', 'name']);
/** Elements that belong to the page, not to a door. */
const OF_THE_PAGE = new Set(['head', 'documentElement', 'styleSheets', 'adoptedStyleSheets']);
/** Built-in kinds whose prototype everybody shares. */
const BUILT_IN =
  /^(?:Array|Object|String|Number|Function|Promise|Map|Set|Date|RegExp|Element|Node|HTML\w*|Event\w*)$/;

/** Sources that must reach the page, each with the reason. */
export type ReachesThePage = Readonly<Record<`src/${string}`, string>>;

/**
 * Refuses a remote whose own sources leave something behind in the page: a style
 * that reaches outside its door, or a global. Only its own files are looked at;
 * what the shared libraries do is the shell's affair. It reads the code, so what is
 * put together at run time it does not see.
 */
export function goodNeighbour(reasons: ReachesThePage = {}): Plugin {
  let root = process.cwd();
  return {
    name: 'petwise-good-neighbour',
    apply: 'build',
    // After the plugins that turn TypeScript and JSX into JavaScript.
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      const path = relative(root, id.split('?', 1)[0] ?? id)
        .split(sep)
        .join('/');
      if (id.startsWith('\0') || !path.startsWith('src/') || path in reasons) return null;
      if (path.endsWith('.css')) this.error(`${path}: a style sheet reaches outside its door`);
      if (!/\.[cm]?[jt]sx?$/.test(path)) return null;
      const faults = faultsIn(parseAst(code));
      if (faults.length > 0) this.error(faults.map((fault) => `${path}: ${fault}`).join('\n'));
      return null;
    },
  };
}

function faultsIn(program: ESTree.Program): readonly string[] {
  const faults = new Set<string>();
  walk(program, new Set(), (node, own) => {
    const fault = faultOf(node, own);
    if (fault !== null) faults.add(fault);
  });
  return [...faults];
}

/** `own`: names that the source has given to something of its own. */
function faultOf(node: AnyNode, own: ReadonlySet<string>): string | null {
  switch (node.type) {
    case 'ImportSpecifier':
      return globalStyleFault(node.imported);
    case 'MemberExpression':
      return globalStyleFault(node.property);
    case 'AssignmentExpression':
      // Taken away, not left behind.
      return nameOf(node.right) === 'undefined' ? null : traceOf(node.left, own);
    case 'UpdateExpression':
      return traceOf(node.argument, own);
    case 'CallExpression':
      return callFault(node, own);
    default:
      return null;
  }
}

function globalStyleFault(name: unknown): string | null {
  return nameOf(name) === 'createGlobalStyle' ? 'createGlobalStyle reaches outside its door' : null;
}

/** What an assignment leaves behind; null for anything of the module's own. */
function traceOf(target: unknown, own: ReadonlySet<string>): string | null {
  if (!isNode(target) || target.type !== 'MemberExpression') return null;
  if (own.has(pathOf(target)[0] ?? '')) return null;
  const { object, property } = target;
  const [owner, name] = [nameOf(object), nameOf(property)];
  if (owner !== null && GLOBALS.has(owner)) {
    return name !== null && NO_TRACE.has(name) ? null : `${owner}.${name ?? '[…]'} is left behind`;
  }
  const path = pathOf(target);
  const [first = '', second = ''] = path;
  if (second === 'prototype' && BUILT_IN.test(first)) return `${path.join('.')} is everybody’s`;
  // The title of the page belongs to the screen that is open.
  if (first === 'document' && (OF_THE_PAGE.has(second) || (second === 'body' && path.length > 2))) {
    return `${path.join('.')} reaches outside its door`;
  }
  return null;
}

function callFault(node: AnyNode, own: ReadonlySet<string>): string | null {
  const path = isNode(node.callee) ? pathOf(node.callee) : [];
  const called = path.join('.');
  // A list of nodes, by the grammar.
  const [given] = node.arguments as readonly unknown[];
  if (
    /^(?:Object\.(?:assign|defineProperty|defineProperties)|Reflect\.(?:set|defineProperty))$/.test(
      called,
    )
  ) {
    const onto = isNode(given) ? nameOf(given) : null;
    return onto !== null && GLOBALS.has(onto) && !own.has(onto)
      ? `${called}(${onto}, …) leaves a global behind`
      : null;
  }
  if (called === 'customElements.define') return 'customElements.define names an element for all';
  const makesStyle = MAKES_AN_ELEMENT.test(path.at(-1) ?? '') && isNode(given);
  if (makesStyle && given.value === 'style') return 'a <style> of its own reaches outside its door';
  const [first = '', second = ''] = path;
  return path.length > 2 && first === 'document' && !own.has(first) && OF_THE_PAGE.has(second)
    ? `${called}() reaches outside its door`
    : null;
}

/** `document.body.style.overflow` as its names; a part that is computed ends it. */
function pathOf(node: AnyNode): string[] {
  if (node.type === 'MemberExpression' && isNode(node.object)) {
    const own = nameOf(node.property);
    const before = pathOf(node.object);
    return before.length === 0 || own === null ? before : [...before, own];
  }
  const name = nameOf(node);
  return name === null ? [] : [name];
}

function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier' && typeof node.name === 'string') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Sees every node, with the names that are declared where it stands. */
function walk(
  value: unknown,
  names: ReadonlySet<string>,
  see: (node: AnyNode, own: ReadonlySet<string>) => void,
): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, names, see);
  } else if (isNode(value)) {
    const own = OPENS_A_SCOPE.test(value.type) ? new Set([...names, ...declaredIn(value)]) : names;
    see(value, own);
    for (const part of Object.values(value)) walk(part, own, see);
  }
}

const OPENS_A_SCOPE =
  /^(?:Program|BlockStatement|Function\w*|ArrowFunctionExpression|For\w*|CatchClause)$/;

/** Names that a scope gives to something of its own; those of the scopes inside it are theirs. */
function declaredIn(scope: AnyNode): string[] {
  const { params, param, init, left, body } = scope;
  const statements = Array.isArray(body) ? body : [init, left];
  const inParams = [params, param].flat().flatMap(namesIn);
  return [...inParams, ...statements.flatMap(declaredBy)];
}

/** Of one statement of a scope: variables, functions, classes and imports, exported or not. */
function declaredBy(statement: unknown): string[] {
  if (!isNode(statement)) return [];
  const { type, declaration, declarations, specifiers, id } = statement;
  if (type === 'VariableDeclaration' && Array.isArray(declarations)) {
    return declarations.flatMap((one: unknown) => (isNode(one) ? namesIn(one.id) : []));
  }
  if (type === 'ImportDeclaration' && Array.isArray(specifiers)) {
    return specifiers.flatMap((one: unknown) => (isNode(one) ? namesIn(one.local) : []));
  }
  if (type === 'ExportNamedDeclaration') return declaredBy(declaration);
  return /^(?:Function|Class)Declaration$/.test(type) ? namesIn(id) : [];
}

/** The names that a pattern binds. */
function namesIn(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesIn);
  if (!isNode(pattern)) return [];
  const { type, name, properties, elements, argument, left, value } = pattern;
  if (type === 'Identifier' && typeof name === 'string') return [name];
  return [properties, elements, argument, left, value].flatMap(namesIn);
}
