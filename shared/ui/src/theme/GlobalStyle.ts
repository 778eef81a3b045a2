import { createGlobalStyle, css } from 'styled-components';
import { declarations } from './custom-properties.ts';
import { dark, darkContrast, forced, light, lightContrast } from './semantic.ts';
import { theme } from './theme.ts';

const PREFIX = '--pw-color';

const colorSchemes = css`
  :root {
    color-scheme: light;
    ${declarations(light, PREFIX)}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      color-scheme: dark;
      ${declarations(dark, PREFIX)}
    }
  }
  :root[data-theme='dark'] {
    color-scheme: dark;
    ${declarations(dark, PREFIX)}
  }
  @media (prefers-contrast: more) {
    :root,
    :root[data-theme='light'] {
      ${declarations(lightContrast, PREFIX)}
    }
    :root[data-theme='dark'] {
      ${declarations(darkContrast, PREFIX)}
    }
  }
  @media (prefers-contrast: more) and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${declarations(darkContrast, PREFIX)}
    }
  }
  @media (forced-colors: active) {
    :root:root {
      ${declarations(forced, PREFIX)}
    }
  }
`;

/** Icons are square and name their size in pixels of usual text; of no height, a row would stretch them. Without weight, so that a part's own size counts. */
const iconSizes = [15, 16, 18, 20, 22, 24, 26, 28, 30, 32, 40, 56]
  .map((px) => `:where(svg[width="${px}"]){width:${px / 16}rem;height:${px / 16}rem}`)
  .join('');

/** Tokens as custom properties, and the few rules that hold for the whole page. */
export const GlobalStyle = createGlobalStyle`
  ${colorSchemes}
  ${iconSizes}
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    /* Owners may set their own text size; every length follows it. */
    font-size: calc(100% * var(--pw-text-scale, 1));
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: ${theme.color.canvas};
    scroll-padding-block: 5rem;
  }
  html:has(dialog[data-sheet][open]) {
    overflow: hidden;
  }
  body {
    margin: 0;
    min-height: 100dvh;
    background: ${theme.color.canvas};
    color: ${theme.color.text};
    font-family: ${theme.font.body};
    font-size: ${theme.fontSize.md};
    font-weight: ${theme.fontWeight.regular};
    line-height: ${theme.lineHeight.body};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, figure, ul, ol, dl, dd, fieldset, blockquote {
    margin: 0;
    padding: 0;
  }
  fieldset {
    border: 0;
    min-width: 0;
  }
  h1, h2, h3, h4 {
    font-family: ${theme.font.heading};
    font-weight: ${theme.fontWeight.heading};
    line-height: ${theme.lineHeight.tight};
    text-wrap: balance;
  }
  p {
    text-wrap: pretty;
  }
  strong, b {
    font-weight: ${theme.fontWeight.strong};
  }
  a {
    color: ${theme.color.link};
    text-underline-offset: 0.18em;
    text-decoration-thickness: 0.08em;
  }
  button, input, select, textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  img, svg {
    max-width: 100%;
  }
  :focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  ::selection {
    background: ${theme.color.primarySoft};
    color: ${theme.color.onPrimarySoft};
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after,
    *::backdrop {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  @media print {
    html, body {
      background: none;
    }
  }
`;
