import { primitives } from './primitives.ts';

const { apricot, amber, black, blue, crimson, evergreen, gold, ink, night, paper, shade, slate } =
  primitives;
const { veil, white } = primitives;

/** What every colour is for, in the light theme. The shape of all other themes. */
export const light = {
  /** The page itself. */
  canvas: paper[50],
  /** Cards and controls that lie on the page. */
  surface: paper[0],
  /** Wells inside a card: quoted text, tracks, table heads. */
  sunken: paper[100],
  /** Dialogs and toasts, above everything. */
  raised: paper[0],
  /** Behind a dialog. */
  veil: veil.day,
  text: ink[900],
  textMuted: paper[600],
  /** Hairlines between things; decoration, never the only sign of a control. */
  edge: paper[200],
  /** The outline of a control, 3:1 against the surface. */
  edgeStrong: paper[500],
  focus: evergreen[600],
  link: evergreen[600],
  primary: evergreen[600],
  primaryHover: evergreen[700],
  onPrimary: paper[0],
  /** A quiet green ground: the chosen option, the owner's own words. */
  primarySoft: evergreen[100],
  onPrimarySoft: evergreen[800],
  /** Apricot, the warm second colour: illustrations, the brand mark, small marks. */
  accent: apricot[400],
  accentSoft: apricot[100],
  onAccentSoft: apricot[700],
  danger: crimson[600],
  dangerHover: crimson[700],
  onDanger: white,
  dangerText: crimson[600],
  /** The loudest thing on a page: the emergency band and button. Nothing else. */
  alarm: crimson[600],
  onAlarm: white,
  /** The tile of the brand mark. */
  brand: evergreen[600],
  onBrand: paper[0],
  info: { ink: blue[700], fill: blue[50], edge: blue[500] },
  success: { ink: evergreen[700], fill: evergreen[50], edge: evergreen[500] },
  warning: { ink: amber[700], fill: amber[50], edge: amber[500] },
  dangerous: { ink: crimson[700], fill: crimson[50], edge: crimson[500] },
  confidence: { high: evergreen[500], medium: gold[500], low: crimson[500] },
  urgency: {
    emergency: { ink: crimson[700], fill: crimson[50], edge: crimson[500] },
    today: { ink: amber[700], fill: amber[50], edge: amber[500] },
    soon: { ink: gold[700], fill: gold[50], edge: gold[500] },
    routine: { ink: blue[700], fill: blue[50], edge: blue[500] },
    watch: { ink: slate[700], fill: slate[50], edge: slate[500] },
  },
  shadow: { soft: shade.soft, mid: shade.mid, deep: shade.deep },
};

/** The same tokens with any colour as their value. */
export type SemanticColors = Colors<typeof light>;
type Colors<T> = { readonly [K in keyof T]: T[K] extends string ? string : Colors<T[K]> };
type Partly<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Partly<T[K]> };

export const dark: SemanticColors = {
  canvas: night[900],
  surface: night[850],
  sunken: night[800],
  raised: night[800],
  veil: veil.night,
  text: night[100],
  textMuted: night[400],
  edge: night[700],
  edgeStrong: night[500],
  focus: evergreen[300],
  link: evergreen[300],
  primary: evergreen[300],
  primaryHover: evergreen[200],
  onPrimary: evergreen[900],
  primarySoft: evergreen[800],
  onPrimarySoft: evergreen[100],
  accent: apricot[300],
  accentSoft: apricot[800],
  onAccentSoft: apricot[100],
  danger: crimson[200],
  dangerHover: crimson[100],
  onDanger: crimson[900],
  dangerText: crimson[200],
  alarm: crimson[600],
  onAlarm: white,
  brand: evergreen[700],
  onBrand: evergreen[50],
  info: { ink: blue[200], fill: blue[900], edge: blue[400] },
  success: { ink: evergreen[200], fill: evergreen[900], edge: evergreen[400] },
  warning: { ink: amber[200], fill: amber[900], edge: amber[400] },
  dangerous: { ink: crimson[200], fill: crimson[900], edge: crimson[400] },
  confidence: { high: evergreen[400], medium: gold[400], low: crimson[400] },
  urgency: {
    emergency: { ink: crimson[200], fill: crimson[900], edge: crimson[400] },
    today: { ink: amber[200], fill: amber[900], edge: amber[400] },
    soon: { ink: gold[200], fill: gold[900], edge: gold[400] },
    routine: { ink: blue[200], fill: blue[900], edge: blue[400] },
    watch: { ink: slate[200], fill: slate[900], edge: slate[400] },
  },
  shadow: { soft: shade.night, mid: shade.night, deep: shade.nightDeep },
};

/** What changes when the owner asks for more contrast (`prefers-contrast: more`). */
export const lightContrast: Partly<SemanticColors> = {
  canvas: white,
  surface: white,
  raised: white,
  veil: veil.solid,
  text: black,
  textMuted: paper[700],
  edge: paper[600],
  edgeStrong: black,
  focus: black,
  link: evergreen[800],
  primary: evergreen[800],
  primaryHover: black,
  onPrimary: white,
};

export const darkContrast: Partly<SemanticColors> = {
  canvas: black,
  surface: black,
  raised: black,
  veil: veil.solid,
  text: white,
  textMuted: night[200],
  edge: night[400],
  edgeStrong: white,
  focus: white,
  link: evergreen[200],
  primary: evergreen[200],
  primaryHover: white,
  onPrimary: black,
};

const forcedTone = { ink: 'CanvasText', fill: 'Canvas', edge: 'CanvasText' };

/** In forced colours the system's own palette speaks; these keep drawings and marks visible. */
export const forced: Partly<SemanticColors> = {
  canvas: 'Canvas',
  surface: 'Canvas',
  sunken: 'Canvas',
  raised: 'Canvas',
  text: 'CanvasText',
  textMuted: 'CanvasText',
  edge: 'CanvasText',
  edgeStrong: 'CanvasText',
  focus: 'Highlight',
  link: 'LinkText',
  primary: 'ButtonText',
  primaryHover: 'ButtonText',
  onPrimary: 'ButtonFace',
  primarySoft: 'Canvas',
  onPrimarySoft: 'CanvasText',
  accent: 'CanvasText',
  accentSoft: 'Canvas',
  onAccentSoft: 'CanvasText',
  danger: 'ButtonText',
  dangerHover: 'ButtonText',
  onDanger: 'ButtonFace',
  dangerText: 'CanvasText',
  alarm: 'CanvasText',
  onAlarm: 'Canvas',
  brand: 'CanvasText',
  onBrand: 'Canvas',
  info: forcedTone,
  success: forcedTone,
  warning: forcedTone,
  dangerous: forcedTone,
  urgency: {
    emergency: forcedTone,
    today: forcedTone,
    soon: forcedTone,
    routine: forcedTone,
    watch: forcedTone,
  },
  confidence: { high: 'CanvasText', medium: 'CanvasText', low: 'CanvasText' },
};
