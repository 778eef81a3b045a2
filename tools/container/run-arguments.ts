/** What docs/operations.md has a container run with: it can write to its data and to /tmp, and has no rights. */
export const GUARDS = [
  '--read-only',
  '--tmpfs',
  '/tmp',
  '--cap-drop',
  'ALL',
  '--security-opt',
  'no-new-privileges',
] as const;

/** A container of the trial. */
export interface ContainerOptions {
  readonly image: string;
  readonly name: string;
  /** The volume for its data, with `:ro` behind it one that it cannot write to. */
  readonly data: string;
  /**
   * Where it listens, inside and on this computer: so it is found there, too, where containers have this computer's own
   * network.
   */
  readonly port: number;
  /** Names of settings that it takes from the environment of the call. */
  readonly settings: readonly string[];
}

/** Arguments after `podman run -d` or `docker run -d`. */
export function runArguments(options: ContainerOptions): string[] {
  const { image, name, port, settings } = options;
  const [volume = '', mode] = options.data.split(':');
  const mount = [volume, '/data', mode].filter(Boolean).join(':');
  const given = [`PORT=${port}`, ...settings].flatMap((setting) => ['-e', setting]);
  const published = `127.0.0.1:${port}:${port}`;
  return ['--name', name, ...GUARDS, '-v', mount, '-p', published, ...given, image];
}
