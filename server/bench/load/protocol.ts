/** What `load-server.ts` is told. */
export interface LoadServerOrders {
  /** How many it signs in. */
  readonly owners: number;
  /** Null: the engine thinks. Else each begun consult says so many lines. */
  readonly lines: {
    readonly perSecond: number;
    readonly seconds: number;
    /** The same lines each time, as the engine has them, in place of such that tell when they were due. */
    readonly isRepeatable?: boolean;
  } | null;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** The built shell, whose pages bystanders open; `startServer` knows where it lies. */
  readonly shellDir?: string;
  /** Assessments of some 20 kB that the first owner has before. */
  readonly consults?: number;
}

export type ToParent =
  | { readonly kind: 'ready'; readonly address: string; readonly tokens: readonly string[] }
  | { readonly kind: 'usage'; readonly bytes: number; readonly cpuMs: number };
