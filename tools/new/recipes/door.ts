import { camel, halves, heading, pascal } from '../names.ts';
import type { Recipe } from '../recipe.ts';
import { apiReport } from '../updates.ts';

/**
 * A door of a remote that is there: its name and props in the contracts, its
 * component with words and a test, and a state of the page that opens it alone.
 *
 * @param name `bundle/door`, as `report/second-opinion`
 */
export function door(name: string): Recipe {
  const [bundle, own] = halves(name, '/');
  const remote = `mfe-${bundle}`;
  const Component = pascal(own);
  return {
    files: {
      [`${remote}/src/doors/${own}.ts`]: `export { ${Component} as Door } from '../components/${Component}.tsx';\n`,
      ...screen(remote, { own, wordsName: `${bundle}.${camel(own)}` }),
    },
    insertions: [
      ...promises(name, `mfe_${bundle}`),
      {
        path: `${remote}/src/index.ts`,
        before: `\n} satisfies BundleDoors<'${bundle}'>`,
        text: `\n  '${own}': () => import('./doors/${own}.ts'),`,
      },
      {
        path: `${remote}/dev/main.tsx`,
        after: '  states: [',
        before: '',
        text: `{ name: '${own}', door: '${name}', props: {} },`,
      },
    ],
    updates: [apiReport('contracts.md', 'doors.md')],
    next: [
      `Say its props in shared/contracts/src/doors.ts, and what it draws in ${remote}/src/components/${Component}.tsx.`,
      `Open it anywhere with <RemoteSlot door="${name}" props={{}} height={…} />.`,
      `Name it among the doors in ${remote}/README.md, and its words in ${remote}/src/spanish where the remote has Spanish.`,
    ],
  };
}

/** Its line among the doors' props, and whose it is. */
export function promises(name: string, remote: string): Recipe['insertions'] {
  const path = 'shared/contracts/src/doors.ts';
  return [
    {
      path,
      after: 'export interface DoorProps',
      before: '\n}',
      text: `\n  '${name}': Record<never, never>;`,
    },
    {
      path,
      after: 'export const DOORS',
      before: '\n} as const',
      text: `\n  '${name}': '${remote}',`,
    },
  ];
}

/** A component that says its name, with words in a file of their own and a test. */
export function screen(
  remote: string,
  { own, wordsName }: { readonly own: string; readonly wordsName: string },
): Recipe['files'] {
  const Component = pascal(own);
  const words = `${camel(own)}Copy`;
  return {
    [`${remote}/src/${own}-copy.ts`]: `import { inLanguage } from '@petwise/ui';

/** The words of this door. */
export const ${words} = inLanguage('${wordsName}', { title: '${heading(own)}' });
`,
    [`${remote}/src/components/${Component}.tsx`]: `import type { ReactNode } from 'react';
import { ${words} } from '../${own}-copy.ts';

/** What an owner sees behind this door. */
export function ${Component}(): ReactNode {
  return <h2>{${words}.title}</h2>;
}
`,
    [`${remote}/src/components/${Component}.test.tsx`]: `// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${words} } from '../${own}-copy.ts';
import { ${Component} } from './${Component}.tsx';

it('says what it is', () => {
  render(<${Component} />);
  expect(screen.getByRole('heading', { name: ${words}.title })).toBeDefined();
});
`,
  };
}
