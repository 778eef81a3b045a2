/** The browser's file of styled-components, which the package types only under its own name. */
declare module '*/styled-components.browser.esm.js' {
  export * from 'styled-components';
  export { default } from 'styled-components';
}
