import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { heading, kebab } from '../names.ts';
import type { Recipe } from '../recipe.ts';

/**
 * The next decision record.
 *
 * @param name what was decided, as `one-law-by-kinds`
 * @param root the project's folder: its decisions are counted
 */
export function decision(name: string, root: string): Recipe {
  const numbers = readdirSync(join(root, 'docs/decisions')).map((file) =>
    Number.parseInt(file, 10),
  );
  const next = Math.max(0, ...numbers.filter(Number.isInteger)) + 1;
  const path = `docs/decisions/${String(next).padStart(4, '0')}-${kebab(name)}.md`;
  return {
    files: {
      [path]: `# ${next}. ${heading(name)}

**Context.** What was so, with its figure and where it was measured.

**Decision.** What is done, and what was weighed against it.

**Consequences.** What is better, what is worse, and what would make us think again.
`,
    },
    insertions: [],
    updates: [],
    next: [`Write ${path}; name it where the code that it explains lies.`],
  };
}
