import type { Arrow } from './arrows.ts';

/** For each group that is in a circle of imports, a shortest one of them; one that serves several stands once. */
export function circlesAmong(arrows: readonly Arrow[]): readonly (readonly Arrow[])[] {
  const circles: (readonly Arrow[])[] = [];
  const arrowsFrom = new Map<string, Arrow[]>();
  for (const arrow of arrows)
    arrowsFrom.set(arrow.from, [...(arrowsFrom.get(arrow.from) ?? []), arrow]);
  for (const name of arrowsFrom.keys()) {
    if (circles.some((circle) => circle.some(({ from }) => from === name))) continue;
    const circle = wayBack(arrowsFrom, name);
    if (circle !== undefined) circles.push(circle);
  }
  return circles;
}

/** A shortest way from a group to itself; nothing where there is none. */
function wayBack(
  arrowsFrom: ReadonlyMap<string, readonly Arrow[]>,
  start: string,
): readonly Arrow[] | undefined {
  const seen = new Set<string>();
  let ways: (readonly Arrow[])[] = [[]];
  while (ways.length > 0) {
    ways = ways.flatMap((way) => {
      const at = way.at(-1)?.to ?? start;
      return (arrowsFrom.get(at) ?? []).map((arrow) => [...way, arrow]);
    });
    const back = ways.find((way) => way.at(-1)?.to === start);
    if (back !== undefined) return back;
    ways = ways.filter((way) => {
      const at = way.at(-1)?.to ?? start;
      const isNew = !seen.has(at);
      seen.add(at);
      return isNew;
    });
  }
  return undefined;
}

/** A circle in words, with a file of each arrow: `pets -> auth (server/src/rooms/pets/routes.ts), auth -> pets (…)`. */
export function wordsOf(circle: readonly Arrow[]): string {
  return circle.map(({ from, to, file }) => `${from} -> ${to} (${file})`).join(', ');
}
