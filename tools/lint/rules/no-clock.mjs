/** `new Date()` and `Date()` read the clock; the same evidence must always give the same answer. */
export const noClock = {
  create(context) {
    function judge(node) {
      const called = node.callee.type === 'Identifier' && node.callee.name === 'Date';
      if (!called || (node.type === 'NewExpression' && node.arguments.length > 0)) return;
      context.report({ node, message: 'The engine has no clock. Take the time as an argument.' });
    }
    return { NewExpression: judge, CallExpression: judge };
  },
};
