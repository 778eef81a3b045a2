/** Languages count differently: `plural` of @petwise/ui knows how, and writes the number as the owner does. */
export const pluralWords = {
  create(context) {
    return {
      ConditionalExpression({ test }) {
        if (test.type !== 'BinaryExpression' || !/^[!=]==?$/.test(test.operator)) return;
        if (!isOne(test.left) && !isOne(test.right)) return;
        context.report({ node: test, message: 'Take plural(count, one, other) of @petwise/ui.' });
      },
    };
  },
};

function isOne(node) {
  return node.type === 'Literal' && node.value === 1;
}
