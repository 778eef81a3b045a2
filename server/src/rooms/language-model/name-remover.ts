/** Loads what takes names out of a text with its first use: the lists of words take 40 MB, on a server without a model for nothing. */
export async function nameRemover(): Promise<(text: string) => string> {
  return (await import('./without-names.ts')).withoutNames;
}
