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
<style nonce="${page.nonce}">${PAGE_STYLE}${page.style ?? ''}</style></head>
<body><main>${page.body}</main></body></html>`;
}

/** A table that scrolls by itself where it is too wide, also by keys; each row begins with its name. All of it is text. */
export function htmlGrid(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  const body = rows.map(([first = '', ...cells]) => {
    const rest = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
    return `<tr><th scope="row">${escapeHtml(first)}</th>${rest}</tr>`;
  });
  return `<div class="wide" role="region" aria-label="${escapeHtml(name)}" tabindex="0"><table class="grid"><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
