/** The little that is used of a library without types of its own. */
declare module 'nspell' {
  export default function nspell(dictionary: {
    readonly aff: Uint8Array;
    readonly dic: Uint8Array;
  }): {
    correct(word: string): boolean;
  };
}
