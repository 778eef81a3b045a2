import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import { ThemeRoot } from './ThemeRoot.tsx';

it('bug: an icon had no height, and stood half-way down beside words of many lines', () => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<ThemeRoot>{null}</ThemeRoot>));
  const rules = [...sheet.getStyleTags().matchAll(/svg\[width="\d+"\]\)\{([^}]*)\}/g)];
  expect(rules).not.toEqual([]);
  for (const [, size] of rules) expect(size).toMatch(/^width:([\d.]+rem);height:\1;?$/);
});
