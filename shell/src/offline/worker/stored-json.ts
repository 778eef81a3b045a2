/** What lies in a cache as JSON; null when there is nothing, or nothing that can be read. */
export async function storedJson(cache: Cache, address: string): Promise<unknown> {
  const response = await cache.match(address);
  return response?.json().catch(() => null) ?? null;
}
