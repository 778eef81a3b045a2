const DIRECTIVE = /^\s*(oxlint|eslint|@ts-|@boundaries|prettier|v8|istanbul)/;

/** A cast overrules the compiler, so it says why: on its line or on the line above. */
export const reasonedCast = {
  create(context) {
    /** @type {Set<number> | undefined} */
    let commented;

    function judge(node) {
      if (isConst(node.typeAnnotation)) return;
      commented ??= commentedLines(context.sourceCode.getAllComments());
      const lines = [node.loc.start.line, node.typeAnnotation.loc.start.line, node.loc.end.line];
      if (lines.some((line) => commented?.has(line) || commented?.has(line - 1))) return;
      context.report({
        node,
        message: 'A cast needs its reason in a comment on the same line or above.',
      });
    }
    return { TSAsExpression: judge, TSTypeAssertion: judge };
  },
};

function isConst(type) {
  return type.type === 'TSTypeReference' && type.typeName.name === 'const';
}

function commentedLines(comments) {
  const lines = new Set();
  for (const comment of comments) {
    if (DIRECTIVE.test(comment.value) || comment.value.trim() === '') continue;
    for (let line = comment.loc.start.line; line <= comment.loc.end.line; line += 1)
      lines.add(line);
  }
  return lines;
}
