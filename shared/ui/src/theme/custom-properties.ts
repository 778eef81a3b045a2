/** A tree of values, as the semantic tokens are. */
export interface ValueTree {
  readonly [name: string]: string | ValueTree | undefined;
}

/** Every leaf as [`--pw-color-urgency-today-ink`, value]. */
export function flattenTokens(tree: ValueTree, prefix: string): readonly [string, string][] {
  return Object.entries(tree).flatMap(([name, value]): readonly [string, string][] => {
    if (value === undefined) return [];
    const property = propertyName(prefix, name);
    return typeof value === 'string' ? [[property, value]] : flattenTokens(value, property);
  });
}

/** The tree as CSS declarations, for one rule of the global style. */
export function declarations(tree: ValueTree, prefix: string): string {
  return flattenTokens(tree, prefix)
    .map(([property, value]) => `${property}:${value};`)
    .join('');
}

/** The same tree with `var(--pw-…)` for every value; its type is the tree's own. */
export function references<Tree extends object>(tree: Tree, prefix: string): References<Tree> {
  const entries = Object.entries(tree).map(([name, value]) => {
    const property = propertyName(prefix, name);
    return [name, typeof value === 'string' ? `var(${property})` : references(value, property)];
  });
  // `fromEntries` forgets the keys it was given; they are those of the tree.
  return Object.fromEntries(entries) as References<Tree>;
}

type References<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends string ? string : References<Tree[Name]>;
};

function propertyName(prefix: string, name: string): string {
  return `${prefix}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
