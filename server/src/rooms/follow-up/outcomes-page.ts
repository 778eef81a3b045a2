import { escapeHtml } from '../../html.ts';
import { PAGE_STYLE } from '../shares/page-style.ts';
import type { Placed } from './placed.ts';
import type { OutcomeCount } from './repository.ts';

const PLACES: readonly Placed[] = ['first', 'listed', 'nowhere'];
/** Fewer than so many say next to nothing about a share; a page of shares would mislead. */
const LEAST_FOR_A_SHARE = 10;

/** The operator's page of how often a report had what a vet found later: counts alone, no word of an owner, no script. */
export function outcomesPage(counts: readonly OutcomeCount[], nonce: string): string {
  const species = [...new Set(counts.map((one) => one.species))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  const rows = species.map((name) =>
    rowOf(
      name,
      counts.filter((one) => one.species === name),
    ),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="color-scheme" content="light dark">
<title>What the vet found · Petwise</title>
<style nonce="${nonce}">${PAGE_STYLE}</style></head>
<body><main><header><p class="brand">Petwise</p><h1>What the vet found</h1>
<p>Where a report had the illness that the owner says a vet found. Names are compared word for word, so another name for the same illness counts as “nowhere”; nobody has checked what owners tell, and who tells is not everybody. It stays on this server.</p></header>
<section aria-labelledby="counts"><h2 id="counts">Reports by animal</h2>
${rows.length === 0 ? '<p>No owner has told yet what a vet found.</p>' : gridOf([...rows, rowOf('all', counts)])}
</section></main></body></html>`;
}

function rowOf(name: string, counts: readonly OutcomeCount[]): string[] {
  const all = sumOf(counts);
  return [
    name,
    String(all),
    ...PLACES.map((place) => {
      const count = sumOf(counts.filter(({ placed }) => placed === place));
      return all < LEAST_FOR_A_SHARE
        ? String(count)
        : `${count} (${Math.round((count / all) * 100)} %)`;
    }),
  ];
}

function sumOf(counts: readonly OutcomeCount[]): number {
  return counts.reduce((sum, { reports }) => sum + reports, 0);
}

function gridOf(rows: readonly (readonly string[])[]): string {
  const columns = ['Animal', 'Told', 'First', 'Among the others', 'Nowhere'];
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const body = rows.map(([name = '', ...cells]) => {
    const rest = cells.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row">${escapeHtml(name)}</th>${rest}</tr>`;
  });
  return `<div class="wide" role="region" aria-labelledby="counts" tabindex="0"><table class="grid"><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
