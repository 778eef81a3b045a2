/** The part that we use of libheif, compiled to WebAssembly; its package describes itself without a module. */
declare module 'libheif-js/wasm-bundle' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills `data` with red, green, blue and opacity, upright; gives null where it cannot. */
    display(
      into: { data: Uint8ClampedArray; width: number; height: number },
      done: (drawn: object | null) => void,
    ): void;
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] } };
  export default libheif;
}
