import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { makeFolder } from '../test/make-folder.ts';
import { goodNeighbour } from './good-neighbour.ts';

/** Builds one module as a remote's own source. */
async function buildOf(source: string, file = 'door.ts'): Promise<unknown> {
  const root = makeFolder();
  try {
    mkdirSync(join(root, 'src'));
    writeFileSync(join(root, 'src', file), source);
    const input = file.endsWith('.css') ? join(root, 'src/in.ts') : join(root, 'src', file);
    if (file.endsWith('.css')) writeFileSync(input, `import './${file}';`);
    return await build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        rolldownOptions: { input, external: ['styled-components', /^react/] },
      },
      plugins: [goodNeighbour()],
    });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

it.each([
  [
    'a global style',
    "import { createGlobalStyle } from 'styled-components'; export const S = createGlobalStyle`a{}`;",
    'createGlobalStyle',
  ],
  [
    'a global style by its library’s name',
    "import * as styled from 'styled-components'; export const S = styled.createGlobalStyle`a{}`;",
    'createGlobalStyle',
  ],
  ['a style element', "document.createElement('style');", '<style>'],
  [
    'a style element in JSX',
    'export const Door = () => <><p /><style>{`a{}`}</style></>;',
    '<style>',
    'door.tsx',
  ],
  [
    'a style element of React',
    "import * as React from 'react'; export const Door = () => React.createElement('style', null, 'a{}');",
    '<style>',
  ],
  [
    'a style on the page',
    "document.body.style.overflow = 'hidden';",
    'document.body.style.overflow',
  ],
  [
    'a class on the page',
    "document.documentElement.classList.add('dark');",
    'document.documentElement',
  ],
  ['a global', '(window as any).chat = 1;', 'window.chat'],
  ['a global by name', "Object.defineProperty(globalThis, 'chat', { value: 1 });", 'globalThis'],
  [
    'a global beside a function with a name of its own like it',
    'export function first(window: { a: number }) { window.a = 1; } (window as any).chat = 1;',
    'window.chat',
  ],
  ['a handler for all', 'window.onerror = () => true;', 'window.onerror'],
  ['a changed built-in', '(Array.prototype as any).last = 1;', 'Array.prototype'],
  ['an element for all', "customElements.define('x-y', HTMLElement);", 'customElements'],
])('MFE-03 %s fails the build of a remote, named', async (_, source, named, file = 'door.ts') => {
  await expect(buildOf(source, file)).rejects.toThrow(named);
});

it('MFE-03 a style sheet fails the build of a remote', async () => {
  await expect(buildOf('body { margin: 0 }', 'page.css')).rejects.toThrow('page.css');
});

it('MFE-03 what stays behind its own door passes', async () => {
  const sound = `
    import styled from 'styled-components';
    export const Box = styled.div\`html &{color:red}\`;
    const self = { size: 1 }; export const size = () => (self as { size: number }).size;
    const parent = { count: 0 }; parent.count += 1; export const count = parent.count;
    export function upTo({ top }: { top: { seen: number } }) { top.seen = 1; for (const self of [top]) self.seen++; }
    export function go() { location.href = '/'; document.title = 'Chat'; window.scrollTo(0, 0); }
    export const held = new Map<string, number>([['window', 1]]);`;
  await expect(buildOf(sound)).resolves.toBeDefined();
});
