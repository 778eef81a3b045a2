import { isOwnAddress, variableOf } from '../scope.mjs';

const MESSAGE = 'Take fileURLToPath(…) or import.meta.dirname.';

/** The path of a file's URL has `%20` for a space, and a slash before `C:`: no file lies there. */
export const fileUrlPath = {
  create(context) {
    /** `new URL(…, import.meta.url)`, `pathToFileURL(…)`, or a variable that holds one. */
    function isFileUrl(node, scope) {
      if (node?.type === 'Identifier') {
        const [definition] = variableOf(node.name, scope)?.defs ?? [];
        return definition?.type === 'Variable' && isFileUrl(definition.node.init, scope);
      }
      if (node?.type === 'CallExpression') return nameOf(node.callee) === 'pathToFileURL';
      if (node?.type !== 'NewExpression') return false;
      return node.arguments.some(
        (argument) =>
          isOwnAddress(argument, scope, context.sourceCode) || isFileUrl(argument, scope),
      );
    }

    return {
      MemberExpression(node) {
        const name = node.computed ? node.property.value : node.property.name;
        if (name !== 'pathname' || !isFileUrl(node.object, context.sourceCode.getScope(node)))
          return;
        context.report({ node, message: MESSAGE });
      },
      VariableDeclarator(node) {
        const { id, init } = node;
        if (id.type !== 'ObjectPattern' || !isFileUrl(init, context.sourceCode.getScope(node)))
          return;
        if (id.properties.some(({ key }) => key?.name === 'pathname'))
          context.report({ node, message: MESSAGE });
      },
    };
  },
};

function nameOf(callee) {
  return callee.type === 'MemberExpression' ? callee.property.name : callee.name;
}
