/** The path of a file's URL has `%20` for a space, and a slash before `C:`: no file lies there. */
export const fileUrlPath = {
  create(context) {
    return {
      MemberExpression(node) {
        const { object, property } = node;
        if (property.name !== 'pathname' || object.type !== 'NewExpression') return;
        const isFile = object.arguments.some(
          (argument) =>
            context.sourceCode.getText(argument).replace(/\s/g, '') === 'import.meta.url',
        );
        if (isFile) {
          context.report({ node, message: 'Take fileURLToPath(…) or import.meta.dirname.' });
        }
      },
    };
  },
};
