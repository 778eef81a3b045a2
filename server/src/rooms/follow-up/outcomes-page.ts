import { htmlGrid, htmlPage } from '../../html-page.ts';
import type { Placed } from './placed.ts';
import type { OutcomeCount } from './count-outcomes.ts';

const COLUMNS = ['Animal', 'Told', 'First', 'Among the others', 'Nowhere'];
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
  return htmlPage({
    nonce,
    title: 'What the vet found',
    body: `<header><p class="brand">Petwise</p><h1>What the vet found</h1>
<p>Where a report had the illness that the owner says a vet found. Names are compared word for word, so another name for the same illness counts as “nowhere”; nobody has checked what owners tell, and who tells is not everybody. It stays on this server.</p></header>
<section aria-labelledby="counts"><h2 id="counts">Reports by animal</h2>
${rows.length === 0 ? '<p>No owner has told yet what a vet found.</p>' : htmlGrid('Reports by animal', COLUMNS, [...rows, rowOf('all', counts)])}
</section>`,
  });
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
