import { references } from './custom-properties.ts';
import { light } from './semantic.ts';

const color = references(light, '--pw-color');

/**
 * The design tokens, as styled-components see them. Colours are references to
 * custom properties, so a change of theme repaints without rendering React.
 */
export const theme = {
  color,
  /** rem; t-shirt sizes. Inside a control: xs/sm. Inside a card: md/lg. Between cards: lg/xl. */
  space: {
    none: '0',
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    xxxl: '4.5rem',
  },
  radius: { sm: '0.5rem', md: '0.75rem', lg: '1.125rem', xl: '1.625rem', full: '999px' },
  font: {
    body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
    heading: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  },
  /** Fluid from a 360 px to a 1200 px wide page; rem based, so that text zoom works. */
  fontSize: {
    xs: '0.8125rem',
    sm: 'clamp(0.875rem, 0.86rem + 0.06vw, 0.9375rem)',
    md: 'clamp(1rem, 0.97rem + 0.12vw, 1.0625rem)',
    // No word of a heading is wider than a phone, however large its owner has text, and no heading smaller than text.
    lg: 'max(1rem, min(clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem), 6.5vw))',
    xl: 'max(1rem, min(clamp(1.3125rem, 1.21rem + 0.45vw, 1.5625rem), 7vw))',
    xxl: 'max(1.0625rem, min(clamp(1.625rem, 1.42rem + 0.9vw, 2.125rem), 8.5vw))',
    display: 'clamp(2rem, 1.6rem + 1.8vw, 3rem)',
  },
  fontWeight: { regular: '420', medium: '540', strong: '640', heading: '620' },
  lineHeight: { tight: '1.14', snug: '1.32', body: '1.58' },
  shadow: {
    low: `0 1px 2px ${color.shadow.soft}`,
    mid: `0 1px 2px ${color.shadow.soft}, 0 6px 20px -6px ${color.shadow.mid}`,
    high: `0 2px 6px ${color.shadow.soft}, 0 24px 60px -16px ${color.shadow.deep}`,
  },
  motion: {
    fast: '120ms',
    base: '200ms',
    slow: '360ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  /** Used as `@media (${theme.breakpoint.narrow})`. */
  breakpoint: { narrow: 'max-width: 640px', medium: 'max-width: 960px', wide: 'min-width: 961px' },
  size: { touch: '2.75rem', control: '2.875rem', reading: '44rem', form: '36rem', wide: '68rem' },
  layer: { header: '10', banner: '20', toast: '100' },
} as const;

/** The shape of the design tokens. */
export type Theme = typeof theme;
/** A step of the spacing scale, as `gap` takes it. */
export type Space = keyof Theme['space'];
