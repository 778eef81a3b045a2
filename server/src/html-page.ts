import { escapeHtml } from './html.ts';
import { PAGE_STYLE } from './page-style.ts';

/** A page of its own beside the app, without script, for no search engine: its title as text, its body as HTML. */
export function htmlPage(page: {
  readonly title: string;
  readonly body: string;
  readonly nonce: string;
  /** Beyond what all such pages have. */
  readonly style?: string;
}): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)} · Petwise</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style nonce="${page.nonce}">${PAGE_STYLE}${page.style ?? ''}</style></head>
<body><main>${page.body}</main></body></html>`;
}

/** What stands in a cell of a grid: text, which may be one to look at. */
export type GridCell = string | { readonly alarm: string };

/**
 * A table that scrolls by itself where it is too wide, also by keys; on a phone each row is a list of
 * its own, and what is empty is left out. Each row begins with its name. All of it is text.
 */
export function htmlGrid(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly GridCell[])[],
): string {
  // Roles are said, because a phone's layout takes them from a table.
  const head = columns
    .map((column) => `<th scope="col" role="columnheader">${escapeHtml(column)}</th>`)
    .join('');
  const body = rows.map(([first = '', ...cells]) => {
    const rest = cells.map((cell, index) => cellHtml(cell, columns[index + 1] ?? '')).join('');
    return `<tr role="row"><th scope="row" role="rowheader">${escapeHtml(textOf(first))}</th>${rest}</tr>`;
  });
  return `<div class="wide" role="region" aria-label="${escapeHtml(name)}" tabindex="0"><table class="grid" role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table></div>`;
}

function cellHtml(cell: GridCell, column: string): string {
  const alarm = typeof cell === 'string' ? '' : ' class="alarm"';
  return `<td role="cell"${alarm} data-column="${escapeHtml(column)}">${escapeHtml(textOf(cell))}</td>`;
}

function textOf(cell: GridCell): string {
  return typeof cell === 'string' ? cell : cell.alarm;
}
