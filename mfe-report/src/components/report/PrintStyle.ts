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
      font-size: 10.5pt;
    }
    /* Whatever stands around the report in the page stays off the paper. */
    body :not([data-report]):not([data-report] *):not(:has([data-report])) {
      display: none;
    }
    [data-report] {
      p, li, dl > div, blockquote, figure, summary {
        break-inside: avoid;
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
