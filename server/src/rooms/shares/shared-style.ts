/**
 * What the page behind a link has beyond `PAGE_STYLE`: on a desktop the summary stands in two columns, so that it fits the
 * first screen; on a phone the first screen holds who it is, how urgent, what is most likely, problem list and since when,
 * and the rest of it folds.
 */
export const SHARED_STYLE = `
header { display: grid; gap: .5rem 1rem; align-items: center; }
header div { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: .75rem; }
header :is(p, .brand, h1) { margin: 0; }
header h1 { font-size: 1.25rem; }
header > p { font-size: .875em; line-height: 1.4; }
.code { display: none; }
time:not([datetime]) { white-space: nowrap; }
#words { scroll-margin-top: 12rem; }
.answer { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0 1rem; border-radius: .75rem; background: var(--link); color: var(--sheet); font-weight: 600; text-align: center; text-decoration: none; }
@media (forced-colors: active) { .answer { border: 2px solid; color: LinkText; } }
section [role=table] { line-height: 1.4; }
section [role=table] :is(th, td) { padding-block: .3rem; }
section [role=table] .phone { display: none; }
section > .rest { margin: 0; padding: 0; border: 0; border-top: 1px solid var(--edge); border-radius: 0; }
@media (max-width: 32rem) {
  header { gap: .25rem; }
  header > p { line-height: 1.3; }
  .answer { margin-top: .25rem; }
  section { margin-top: .5rem; padding: .5rem .75rem; }
  section > h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  section [role=table] { line-height: 1.3; }
  section [role=table]:not(.grid) :is(tr, td) { padding-block: 0; }
  section [role=table]:not(.grid) th { padding-top: .1rem; }
  section [role=table] .phone { display: block; }
  section [role=table] .phone > * { display: inline; }
  .phone > th::after { content: ': '; }
  [data-level] > [role=table] tr:first-child > * { padding: .5rem .625rem; }
  details { margin-top: .25rem; padding-inline: 1rem; }
  summary { min-height: 2.75rem; }
}
@media screen and (min-width: 64rem) {
  main { max-width: 80rem; padding-top: 1rem; }
  header { grid-template-columns: 1fr auto; }
  header > p { grid-area: 2 / 1; }
  .answer { grid-area: 1 / 2 / 3; }
  section { margin-top: .75rem; padding: .75rem 1.25rem 1rem; }
  section > h2 { font-size: 1.1rem; margin: 0 0 .25rem; }
  section [role=table] { display: block; font-size: .875rem; }
  section [role=table] > tbody { display: block; columns: 2; column-gap: 2rem; }
  section [role=table] tr { display: grid; grid-template-columns: 7rem 1fr; break-inside: avoid; border-top: 1px solid var(--edge); }
  section [role=table] tr > * { border: 0; width: auto; }
  section > [role=table] tr:nth-child(-n + 2) { column-span: all; }
  /* A desktop has space for all of it; an older browser leaves the fold. */
  @supports selector(::details-content) {
    .rest > summary { display: none; }
    .rest::details-content { content-visibility: visible; block-size: auto; }
  }
  section > [role=table] tr:first-child { border: 0; font-size: 1rem; }
  details > :not(summary, .wide, .pictures, table) { max-width: 46rem; }
}
@page { margin: 12mm; }
@media print {
  body { background: none; font-size: 8.5pt; line-height: 1.3; }
  main { max-width: none; padding: 0; columns: 2; column-gap: 6mm; }
  header, section { column-span: all; }
  .answer { display: none; }
  header { grid-template-columns: 1fr auto; }
  header > p { grid-area: 2 / 1; }
  .code { display: block; grid-area: 1 / 2 / 3; width: 20mm; height: 20mm; }
  section { margin: 2mm 0; }
  details { margin: 0; }
  summary { display: block; min-height: 0; break-after: avoid; }
  @supports selector(::details-content) { .rest > summary { display: none; } }
  h1 { font-size: 13pt; }
  h2, summary h2 { font-size: 10pt; margin: 2mm 0 .5mm; }
  h3 { font-size: 8.5pt; margin: 1mm 0 0; }
  p, ul, .label { margin: 0 0 .5mm; }
  p, li { orphans: 2; widows: 2; }
  [role=table] :is(th, td) { padding: .4mm 2mm .4mm 0; }
  th { width: 24mm; }
  .label:has(+ .text) { float: left; margin: 0 1.5mm 0 0; line-height: 1; }
  [data-level] > [role=table] tr:first-child > * { print-color-adjust: exact; padding: 1mm; }
  .wide { overflow: visible; }
  .grid th { width: auto; }
  .curve { max-height: 16mm; }
  .pictures { grid-template-columns: repeat(3, 1fr); gap: 2mm; }
  .pictures :is(img, video) { max-height: 24mm; }
}
`;
