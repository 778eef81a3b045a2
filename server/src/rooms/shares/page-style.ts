/** Style of a shared report: the reader's own colours, one column, ready for print. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; }
p { margin: .25rem 0 .75rem; }
.text { white-space: pre-line; }
.label { font-weight: 600; margin: .75rem 0 0; opacity: .8; }
ul { margin: .25rem 0 .75rem; padding-inline-start: 1.25rem; }
td > ul { margin: 0; padding: 0; list-style: none; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem .5rem 0; border-top: 1px solid color-mix(in srgb, CanvasText 22%, Canvas); }
th { width: 9rem; }
nav { display: flex; flex-wrap: wrap; gap: .5rem; }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1rem; border: 1px solid; border-radius: .75rem; color: LinkText; }
a:focus-visible { outline: 3px solid; outline-offset: 2px; }
@media (max-width: 32rem) {
  tr, th, td { display: block; width: auto; }
  td { border-top: 0; padding-top: 0; }
  th { padding-bottom: 0; }
}
@media print {
  nav { display: none; }
  li, tr, h2, h3 { break-inside: avoid; }
  h2, h3, .label { break-after: avoid; }
}
`;
