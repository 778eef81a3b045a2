/** The part of WebAssembly that the core needs; browsers and Node have it, the server's types do not name it. */
interface WasmEngine {
  compile(bytes: Uint8Array): Promise<object>;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

/** Undefined where there is no WebAssembly. */
export function wasmEngine(): WasmEngine | undefined {
  // The standard says what this global holds, where it is there at all.
  return Reflect.get(globalThis, 'WebAssembly') as WasmEngine | undefined;
}
