import type { ReleaseClient } from './release-client.ts';

/** What a command works with. */
export interface Asked {
  readonly client: ReleaseClient;
  /** The repository of all, or a remote's own. */
  readonly root: string;
  readonly channel: string;
  readonly why: string;
  readonly from: string | undefined;
  readonly keep: number;
  /** Takes what lies in `dist/`, instead of building it and running its tests. */
  readonly built: boolean;
  /** Prints the service's own answer. */
  readonly json: boolean;
}

/** One command of the release line. */
export interface Command {
  /** What it takes, as the help shows it. */
  readonly takes: string;
  readonly says: string;
  /** Fewest and most words that it takes. */
  readonly words: readonly [number, number];
  run(args: readonly string[], asked: Asked): Promise<void>;
}
