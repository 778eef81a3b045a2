/**
 * The part of styled-components that Petwise uses, as with the query library: a
 * name missing here fails the build of the remote that imports it.
 */
export {
  createGlobalStyle,
  css,
  // oxlint-disable-next-line import/no-default-export -- the library's own
  default,
  keyframes,
  styled,
  StyleSheetManager,
  ThemeProvider,
} from '../../../node_modules/styled-components/dist/styled-components.browser.esm.js';
