import { describe, expect, it } from 'vitest';
import { declarations, flattenTokens, type ValueTree } from './custom-properties.ts';
import {
  dark,
  darkContrast,
  forced,
  light,
  lightContrast,
  type SemanticColors,
} from './semantic.ts';
import { theme } from './theme.ts';

const NAMES = flattenTokens(light, '').map(([name]) => name);

describe('themes', () => {
  it('gives every light token a dark one, and no more', () => {
    expect(flattenTokens(dark, '').map(([name]) => name)).toEqual(NAMES);
  });

  it.each([
    ['lightContrast', lightContrast],
    ['darkContrast', darkContrast],
    ['forced', forced],
  ])('%s overrides only tokens that exist', (_name, tree) => {
    const unknown = flattenTokens(tree, '').filter(([name]) => !NAMES.includes(name));
    expect(unknown).toEqual([]);
  });

  it('refers to custom properties that the global style declares', () => {
    const declared = new Set(flattenTokens(light, '--pw-color').map(([name]) => `var(${name})`));
    const referred = flattenTokens(theme.color, '').map(([, value]) => value);
    expect(referred.filter((value) => !declared.has(value))).toEqual([]);
    expect(referred).toHaveLength(declared.size);
  });

  it('writes nested names in kebab case', () => {
    const tree: ValueTree = { onSoft: 'red', urgency: { today: { ink: 'blue' } } };
    expect(declarations(tree, '--x')).toBe('--x-on-soft:red;--x-urgency-today-ink:blue;');
  });
});

const THEMES = [
  ['light', light],
  ['dark', dark],
  ['light, more contrast', { ...light, ...lightContrast }],
  ['dark, more contrast', { ...dark, ...darkContrast }],
] as const satisfies readonly (readonly [string, object])[];

describe.each(THEMES)('contrast, %s', (_name, tree) => {
  // The contrast themes override flat tokens only, so the merge keeps the full shape.
  const colors = tree as SemanticColors;

  it.each(textPairs(colors))('%s is readable (4.5:1)', (_pair, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs(colors))('%s can be made out (3:1)', (_pair, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(3);
  });
});

type Pair = [name: string, front: string, back: string];

function textPairs(c: SemanticColors): Pair[] {
  const grounds = { canvas: c.canvas, surface: c.surface, sunken: c.sunken, raised: c.raised };
  const inks = { text: c.text, textMuted: c.textMuted, link: c.link, dangerText: c.dangerText };
  const onGrounds = Object.entries(inks).flatMap(([ink, front]) =>
    Object.entries(grounds).map(([ground, back]): Pair => [`${ink} on ${ground}`, front, back]),
  );
  const tones = {
    ...c.urgency,
    info: c.info,
    success: c.success,
    warning: c.warning,
    dangerous: c.dangerous,
  };
  const onTones = Object.entries(tones).flatMap(([name, tone]): Pair[] => [
    [`ink on fill of ${name}`, tone.ink, tone.fill],
    [`text on fill of ${name}`, c.text, tone.fill],
  ]);
  return [
    ...onGrounds,
    ...onTones,
    ['onPrimary on primary', c.onPrimary, c.primary],
    ['onPrimary on primaryHover', c.onPrimary, c.primaryHover],
    ['onPrimarySoft on primarySoft', c.onPrimarySoft, c.primarySoft],
    ['onAccentSoft on accentSoft', c.onAccentSoft, c.accentSoft],
    ['onDanger on danger', c.onDanger, c.danger],
    ['onDanger on dangerHover', c.onDanger, c.dangerHover],
    ['onAlarm on alarm', c.onAlarm, c.alarm],
  ];
}

function markPairs(c: SemanticColors): Pair[] {
  const edges = Object.entries(c.urgency).map(([name, tone]): Pair => [
    `edge of ${name} on surface`,
    tone.edge,
    c.surface,
  ]);
  const bars = Object.entries(c.confidence).map(([level, bar]): Pair => [
    `confidence ${level} on surface`,
    bar,
    c.surface,
  ]);
  return [
    ...edges,
    ...bars,
    ['edgeStrong on surface', c.edgeStrong, c.surface],
    ['edgeStrong on canvas', c.edgeStrong, c.canvas],
    ['focus on surface', c.focus, c.surface],
    ['focus on canvas', c.focus, c.canvas],
    ['primary on surface', c.primary, c.surface],
  ];
}

/** WCAG 2.2, contrast ratio of two opaque sRGB colours. */
function contrast(front: string, back: string): number {
  const [lighter, darker] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(hex);
  if (!match) throw new Error(`Not an opaque colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
