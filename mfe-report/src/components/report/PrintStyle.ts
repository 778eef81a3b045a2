import { theme } from '@petwise/ui';
import { createGlobalStyle } from 'styled-components';

/**
 * The report on paper, A4 or Letter as the printer says (RPT-07): no row is cut
 * in two, headings stay with what they head, links show their address, and each
 * page carries its number. Sections open by `usePrintOpen`.
 */
export const PrintStyle = createGlobalStyle`
  @page {
    margin: 15mm 14mm 17mm;
    @bottom-right {
      content: counter(page) ' / ' counter(pages);
      font: 9pt ${theme.font.body};
    }
  }
  @media print {
    html {
      font-size: 9pt;
    }
    /* Whatever stands around the report in the page stays off the paper. */
    body :not([data-report]):not([data-report] *):not(:has([data-report])) {
      display: none;
    }
    /* Short lines in one column would leave half of each page white. */
    [data-report] [data-area='main'] {
      columns: 2;
      column-gap: 8mm;
    }
    [data-report] {
      p, dl > div, blockquote, figure, summary, li:not(:has(p, ul, figure)) {
        break-inside: avoid;
      }
      /* A long entry goes on overleaf; in nested grids its end would be lost. */
      [data-area='main'], [data-area='main'] > div, details,
      details div:has(p, ul, ol):not(:has(> figure)), details :is(ul, ol) {
        display: block;
        break-inside: auto;
      }
      details li:not(:has(> svg)) {
        display: list-item;
        break-inside: auto;
      }
      details li > :first-child {
        break-after: avoid;
      }
      [data-area='main'] > * + *, details + details,
      details div > * + *, details li:not(:has(> svg)) > * + *, details li + li {
        margin-top: 0.5rem;
      }
      p, li {
        orphans: 3;
        widows: 3;
      }
      h1, h2, h3, h4, summary {
        break-after: avoid;
      }
      svg, [role='meter'], [role='meter'] > * {
        print-color-adjust: exact;
      }
      a[href^='http']::after, a[href^='tel:']::after {
        content: ' (' attr(href) ')';
        font-weight: normal;
        word-break: break-all;
      }
    }
  }
`;
