/**
 * What takes names out of a text. Its lists of words take 40 MB: they are loaded with a model (`openModel`), and a server
 * without one loads them only where it ends what another has begun with one.
 */
export async function nameRemover(): Promise<(text: string) => string> {
  return (await import('./without-names.ts')).withoutNames;
}
