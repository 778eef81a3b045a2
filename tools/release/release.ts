import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { COMMANDS, releaseBuilds } from './commands.ts';
import { readSnapshot } from './contract-snapshot.ts';
import { readLocalBuild, readLocalBuilds } from './local-build.ts';
import { ReleaseClient, readKey } from './release-client.ts';
import { placeBuilds } from './start-builds.ts';
import { tableLines } from './table-lines.ts';
import { toChannel, UsageError } from './typed-words.ts';

/** The repository of all, or a remote's own. */
const ROOT = process.cwd();
const DATA = resolve(ROOT, process.env.PETWISE_DATA_DIR ?? '.data');
const RELEASES = resolve(ROOT, process.env.PETWISE_RELEASES_DIR ?? join(DATA, 'releases'));

const OPTIONS = {
  local: { type: 'boolean', default: false },
  built: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  channel: { type: 'string', default: 'stable' },
  from: { type: 'string' },
  why: { type: 'string', default: '' },
  keep: { type: 'string', default: '10' },
} as const;

/** Most versions of each that `gc` can be asked to keep. */
const MOST_VERSIONS = 1_000;

function help(): string {
  const line = (name: string, { takes, says }: typeof releaseBuilds) => [`${name}${takes}`, says];
  const rows = Object.entries(COMMANDS).map(([name, command]) => line(`${name} `, command));
  const all = tableLines(line('', releaseBuilds), rows);
  return `npm run release -- …
  ${all.join('\n  ')}
Options
  --built            take what lies in dist/ as it is: a pipeline has built and tested it just now
  --channel stable   --why "…" (for the log)   --json (the service's own answers)
  --local            before a start: lay the local builds where the server finds them
The server: PETWISE_RELEASE_URL (http://127.0.0.1:4300). The key: PETWISE_RELEASE_KEY, else that of .data.`;
}

async function main(): Promise<void> {
  const { values, positionals } = readWords();
  const channel = toChannel(values.channel);
  if (values.local) {
    placeLocal(channel);
    return;
  }
  const [first = '', ...rest] = positionals;
  if (values.help || first === '') {
    console.log(help());
    if (!values.help) process.exitCode = 1;
    return;
  }
  const known = COMMANDS[first];
  const [command, args] = known ? [known, rest] : [releaseBuilds, positionals];
  const name = known ? `${first} ` : '';
  try {
    const [fewest, most] = command.words;
    if (args.length < fewest || args.length > most) {
      throw new UsageError(args.length < fewest ? 'A word is missing' : 'There are too many words');
    }
    const url = process.env.PETWISE_RELEASE_URL ?? 'http://127.0.0.1:4300';
    const client = new ReleaseClient({ url, key: readKey(DATA) });
    const { why, from, built, json } = values;
    const keep = toCount(values.keep);
    await command.run(args, { client, root: ROOT, channel, why, from, keep, built, json });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}\nnpm run release -- ${name}${command.takes}`);
  }
}

function readWords() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    // Node's own words for an option that is none, or lacks its value.
    throw new UsageError(error instanceof Error ? error.message.split('. ')[0] : String(error));
  }
}

function toCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0 && count <= MOST_VERSIONS) return count;
  throw new UsageError(`"${text}" is no count: a whole number from 1 to ${MOST_VERSIONS}`);
}

/** Lays out what a start gives, with what each was built against, so that later releases are compared with it. */
function placeLocal(channel: string): void {
  const builds = readLocalBuilds(ROOT);
  const snapshots = builds.map(({ remote }) => [remote, readSnapshot(ROOT, remote)] as const);
  // A remote's own repository has none.
  const hasShell = existsSync(join(ROOT, 'shell'));
  const shell = hasShell && {
    version: readLocalBuild(ROOT, 'shell').version,
    snapshot: readSnapshot(ROOT, 'shell'),
  };
  placeBuilds({ folder: RELEASES, channel }, builds, {
    snapshots: Object.fromEntries(snapshots),
    ...(shell && { shell }),
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error('npm run release -- --help lists everything');
  process.exitCode = 1;
});
