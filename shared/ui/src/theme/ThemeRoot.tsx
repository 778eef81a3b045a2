import type { ReactNode } from 'react';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { GlobalStyle } from './GlobalStyle.ts';
import { type Theme, theme } from './theme.ts';

declare module 'styled-components' {
  // The type of the theme is that of its value.
  export interface DefaultTheme extends Theme {}
}

/** Wraps the page once: style sheet (with the page's CSP nonce), theme and global style. */
export function ThemeRoot({
  nonce,
  children,
}: {
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <StyleSheetManager nonce={nonce}>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        {children}
      </ThemeProvider>
    </StyleSheetManager>
  );
}
