/**
 * What a name stands for where it is used.
 * @param {string} name
 * @param {object | null} scope of the place
 */
export function variableOf(name, scope) {
  for (let at = scope; at; at = at.upper) {
    const found = at.set.get(name);
    if (found) return found;
  }
  return undefined;
}

/**
 * Whether it is `import.meta.url`, `import.meta.resolve(…)`, or a variable that holds one.
 * @param {object | undefined} node
 * @param {object | null} scope of the place
 * @param {{ getText(node: object): string }} sourceCode
 * @returns {boolean}
 */
export function isOwnAddress(node, scope, sourceCode) {
  if (node?.type === 'Identifier') {
    const [definition] = variableOf(node.name, scope)?.defs ?? [];
    return definition?.type === 'Variable' && isOwnAddress(definition.node.init, scope, sourceCode);
  }
  const text = node ? sourceCode.getText(node).replace(/\s/g, '') : '';
  return text === 'import.meta.url' || text.startsWith('import.meta.resolve(');
}
