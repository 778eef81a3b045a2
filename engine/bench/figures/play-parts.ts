import type { Figure, Part } from './figure.ts';
import { isHeld, renderFigures } from './figure.ts';

/** What a run printed, and whether every bound was held. */
export interface Run {
  text: string;
  held: boolean;
}

/** Runs parts by name, all of them where none is named. */
export async function playParts(
  parts: Readonly<Record<string, () => Promise<Part>>>,
  names: readonly string[],
  { details = false }: { details?: boolean } = {},
): Promise<Run> {
  const unknown = names.filter((name) => !parts[name]);
  if (unknown.length) {
    const known = Object.keys(parts).join(', ');
    return { text: `No part "${unknown.join(', ')}"; there are ${known}.`, held: false };
  }
  const figures: Figure[] = [];
  const lines: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (names.length && !names.includes(name)) continue;
    const measured = await part();
    figures.push(...measured.figures);
    if (details) lines.push(...(measured.details ?? []));
  }
  return {
    text: [...lines, renderFigures(figures)].join('\n'),
    held: figures.every(isHeld),
  };
}
