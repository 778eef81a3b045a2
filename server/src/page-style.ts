/** Style of the pages beside the app: the product's colours by day and by night, one column, ready for print. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ground: #faf7f0; --sheet: #fffefb; --text: #16221d; --muted: #655e50; --edge: #e9e2d3; --link: #1e6350; --alarm: #8a1128; --alarm-fill: #fceaea; --warn: #86390a; --warn-fill: #fdeede; }
@media screen and (prefers-color-scheme: dark) { :root { --ground: #131a17; --sheet: #1a2320; --text: #efede5; --muted: #a9b4ad; --edge: #35423c; --link: #8cc3a8; --alarm: #ffb9bf; --alarm-fill: #40161c; --warn: #ffc592; --warn-fill: #3c2412; } }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; background: var(--ground); color: var(--text); }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: break-word; }
.brand { margin: 0 0 1rem; font-weight: 700; color: var(--link); }
header p:not(.brand) { color: var(--muted); }
.notice { margin-block: .75rem; padding: .75rem 1rem; border: 2px solid var(--link); border-radius: 1rem; background: var(--sheet); }
form label { display: block; margin: .75rem 0 .375rem; font-weight: 600; }
form :is(input, textarea) { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--muted); border-radius: .75rem; background: var(--ground); color: inherit; font: inherit; }
form button { min-height: 2.75rem; margin-top: .75rem; padding: 0 1.25rem; border: 1px solid transparent; border-radius: .75rem; background: var(--link); color: var(--sheet); font: inherit; font-weight: 600; cursor: pointer; }
@media (forced-colors: active) { form button { border-color: currentColor; background: ButtonFace; color: ButtonText; } }
details { margin-top: .5rem; padding: 0 1.25rem; border: 1px solid var(--edge); border-radius: 1rem; background: var(--sheet); }
details[open] { padding-bottom: 1rem; }
summary { min-height: 3rem; display: flex; align-items: center; cursor: pointer; }
summary::before { content: '+'; flex: none; width: 1.5rem; color: var(--link); font-weight: 700; }
details[open] > summary::before { content: '\\2212'; }
summary :is(h2, h3) { font-size: min(1.05rem, 6.5vw); margin: 0; }
.wide { overflow-x: auto; }
.grid :is(th, td) { padding: .35rem .75rem .35rem 0; }
.grid thead th { font-size: .85em; color: var(--muted); }
.alarm { color: var(--alarm); font-weight: 600; }
section { margin-top: 1rem; padding: 1.25rem; border: 1px solid var(--edge); border-radius: 1rem; background: var(--sheet); }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 0 0 .5rem; }
h3 { font-size: min(1.05rem, 6.5vw); margin: 1.5rem 0 .25rem; }
p { margin: .25rem 0 .75rem; }
.text { white-space: pre-line; }
.label { font-weight: 600; margin: .75rem 0 0; color: var(--muted); }
ul { margin: .25rem 0 .75rem; padding-inline-start: 1.25rem; }
.curve { display: block; width: 100%; max-width: 30rem; color: var(--link); }
.pictures { padding: 0; list-style: none; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)); gap: .75rem; }
.pictures :is(img, video) { display: block; width: 100%; max-height: 18rem; object-fit: contain; border-radius: .5rem; background: var(--ground); }
.pictures span { overflow-wrap: anywhere; font-size: .85em; color: var(--muted); }
td > ul { margin: 0; padding: 0; list-style: none; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem .5rem 0; border-top: 1px solid var(--edge); }
tr:first-child > * { border-top: 0; }
[data-level] > [role=table] tr:first-child { font-weight: 600; }
[data-level=emergency] > [role=table] tr:first-child > * { background: var(--alarm-fill); color: var(--alarm); }
[data-level=today] > [role=table] tr:first-child > * { background: var(--warn-fill); color: var(--warn); }
[data-level] > [role=table] tr:first-child > * { padding: .75rem; }
th { width: 9rem; }
nav { display: flex; flex-wrap: wrap; gap: .5rem; }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1rem; border: 1px solid; border-radius: .75rem; background: var(--sheet); color: var(--link); font-weight: 600; text-decoration: none; }
nav { margin-top: 1rem; }
a:focus-visible, :is(input, textarea, button):focus-visible, summary:focus-visible, .wide:focus-visible { outline: 3px solid; outline-offset: 2px; }
/* By its own width: larger text counts as a narrower page. */
@media screen {
  .wide { container-type: inline-size; }
  @container (max-width: 30rem) {
    .grid, .grid :is(tbody, tr, th, td) { display: block; width: auto; }
    .grid thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .grid tr { padding: .5rem 0; border-top: 1px solid var(--edge); }
    .grid tr:first-child { border-top: 0; }
    .grid :is(th, td) { padding: .1rem 0; border: 0; }
    .grid td:empty { display: none; }
    .grid td { display: flex; flex-wrap: wrap; column-gap: .5rem; }
    .grid td::before { content: attr(data-column); flex: 0 0 min(8.5rem, 100%); font-weight: 400; color: var(--muted); }
  }
}
@media (max-width: 32rem) {
  body { font-size: .9375rem; line-height: 1.4; }
  main { padding-top: .75rem; }
  section { padding: .75rem 1rem; }
  [role=table]:not(.grid) :is(tr, th, td) { display: block; width: auto; padding: .2rem 0; }
  [role=table]:not(.grid) td { border-top: 0; padding: 0 0 .35rem; }
  [role=table]:not(.grid) th { padding-bottom: 0; font-size: .85em; color: var(--muted); }
  [data-level] > [role=table] tr:first-child > th { padding-bottom: 0; }
  [data-level] > [role=table] tr:first-child > td { padding-top: 0; }
}
@media print {
  nav, form, details:has(> form) { display: none; }
  section, details { padding: 0; border: 0; }
  details::details-content { content-visibility: visible; block-size: auto; }
  summary::before { display: none; }
  li, tr, h2, h3 { break-inside: avoid; }
  h2, h3, .label { break-after: avoid; }
}
`;
