/** Puts parameters into a route's path and appends its query, each value encoded. */
export function fillPath(path: string, options: { params?: unknown; query?: unknown }): string {
  const params = asTexts(options.params);
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name]?.[0] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [key, values] of Object.entries(asTexts(options.query))) {
    for (const value of values) search.append(key, value);
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Routes declare texts, numbers and lists of them; anything else in a path would be a mistake. */
function asTexts(value: unknown): Record<string, string[]> {
  const entries = Object.entries(value ?? {}).map(([key, given]: [string, unknown]) => {
    const all = Array.isArray(given) ? given : [given];
    const texts = all.filter((one) => typeof one === 'string' || typeof one === 'number');
    return [key, texts.map(String)] as const;
  });
  return Object.fromEntries(entries);
}
