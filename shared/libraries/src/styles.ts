/** The part of styled-components that the page holds, as with the router. */
export {
  createGlobalStyle,
  css,
  // oxlint-disable-next-line import/no-default-export -- the library's own
  default,
  keyframes,
  styled,
  StyleSheetManager,
  ThemeProvider,
} from 'styled-components';
