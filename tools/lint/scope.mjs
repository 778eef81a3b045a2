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
