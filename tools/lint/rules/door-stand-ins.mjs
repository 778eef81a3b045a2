import { variableOf } from '../scope.mjs';
import { kindOf, pathFromRoot, workspaceOf } from '../workspaces.mjs';

const STAND_INS = '@petwise/tools/testing';

/**
 * What a test puts in place of another bundle's door comes from tools/testing, where a contract suite holds it to the same
 * cases as the real one: two bundles must not agree through a stand-in alone.
 */
export const doorStandIns = {
  create(context) {
    const path = pathFromRoot(context.filename);
    const drawsDoors = /^(host|remote)$/.test(kindOf(workspaceOf(path) ?? ''));
    if (!drawsDoors || !/\.test\.tsx?$|\/testing\//.test(path)) return {};
    return {
      Property(node) {
        const { key, value } = node;
        if (!isDoor(key.value) || !isComponent(value)) return;
        if (isStandIn(value, context.sourceCode.getScope(node))) return;
        context.report({ node, message: `A stand-in of ${key.value} comes from ${STAND_INS}.` });
      },
    };
  },
};

/** `report/diagnosis`: the short name of a remote, and its part. */
function isDoor(name) {
  const [, bundle] = (typeof name === 'string' && /^([a-z]+)\/[a-z-]+$/.exec(name)) || [];
  return bundle !== undefined && kindOf(`mfe-${bundle}`) === 'remote';
}

/** Tests also keep plain facts by the names of doors. */
function isComponent({ type }) {
  return !/^(Literal|TemplateLiteral|ObjectExpression|ArrayExpression)$/.test(type);
}

/** `drawerStandIn(files)`, `queue.door` of a `queueStandIn()`, or one that `vi.fn` watches. */
function isStandIn(node, scope) {
  if (node.type === 'MemberExpression') return isStandIn(node.object, scope);
  if (node.type === 'CallExpression') {
    const { callee } = node;
    const isWatched = callee.type === 'MemberExpression' && callee.property.name === 'fn';
    return isStandIn(isWatched ? node.arguments[0] : callee, scope);
  }
  if (node.type !== 'Identifier') return false;
  const [definition] = variableOf(node.name, scope)?.defs ?? [];
  if (definition?.type === 'ImportBinding') return definition.parent.source.value === STAND_INS;
  const made = definition?.type === 'Variable' ? definition.node.init : null;
  return made ? isStandIn(made, scope) : false;
}
