/** Puts parameters into a route's path and appends its query, each value encoded. */
export function fillPath(path: string, options: { params?: unknown; query?: unknown }): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(asRecord(options.params)[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(asRecord(options.query))) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) search.append(key, String(one));
    }
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function asRecord(value: unknown): Record<string, unknown> {
  // Route schemas for params and query are objects by construction.
  return (value ?? {}) as Record<string, unknown>;
}
