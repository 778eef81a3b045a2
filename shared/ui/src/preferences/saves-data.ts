/** The owner's wish to have nothing fetched ahead, where the browser tells it. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }; // not in TypeScript's library
  if (connection?.saveData === true) return true;
  return globalThis.matchMedia?.('(prefers-reduced-data: reduce)').matches ?? false;
}
