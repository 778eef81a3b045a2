import { expect, test } from 'vitest';
import { htmlGrid } from './html-page.ts';

test('each cell of a grid names its own column, which stands beside it on a phone', () => {
  const grid = htmlGrid(
    'Releases',
    ['Remote', 'Runs', 'Fails'],
    [['mfe-chat', '1.2', { alarm: '3 %' }]],
  );
  expect(grid).toContain('<th scope="row" role="rowheader">mfe-chat</th>');
  expect(grid).toContain('<td role="cell" data-column="Runs">1.2</td>');
  expect(grid).toContain('<td role="cell" class="alarm" data-column="Fails">3 %</td>');
});
