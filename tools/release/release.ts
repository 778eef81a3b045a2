import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type ReleaseMove,
  ReleaseName,
  type ReleasePair,
} from '../../shared/contracts/src/release-service.ts';
import { ReleaseClient, readKey } from './release-client.ts';
import { readSnapshot } from './contract-snapshot.ts';
import { readLocalBuild, readLocalBuilds } from './local-build.ts';
import { placeBuilds } from './start-builds.ts';

const USAGE = `Usage: npm run release -- <remote or shell>…            put the local builds into the store and make them current, all or none
       npm run release -- publish <remote>…           put them into the store, no more
       npm run release -- check <remote> [version]    would it fit all else that the channel gives? Of the local build without a version
       npm run release -- pairs [3]                   do the newest three of every remote fit the newest shells, and each other?
       npm run release -- point <remote> <version>    make any version of the store current (several pairs: all or none)
       npm run release -- canary <remote> 10%         publish, and give it to a share of owners
       npm run release -- rollout <remote>            publish, and have it grow by itself: 1, 10, 50, 100 %
       npm run release -- promote <remote> [--from next]  give the version on trial, or another channel's, to everybody
       npm run release -- rollback <remote>           end the trial, or else go back to the best version of before
       npm run release -- pin <remote> <version>      make it current, and let nothing move; unpin <remote> ends it
       npm run release -- recall <remote> <version>   no page opens this version again
       npm run release -- list                        what the channel gives
       npm run release -- versions [remote]           what lies in the store
       npm run release -- log [remote]                who moved what, when and why
       npm run release -- diff <remote> <from> <to>   how two versions differ
       npm run release -- gc --keep 10                remove what nothing names
       npm run release -- key <name> <remote>…        a team's key, told once
       npm run release -- --local                     before a start: lay the local builds where the server finds them
Options: --channel stable, --why "…". The server: PETWISE_RELEASE_URL (http://127.0.0.1:4300), PETWISE_RELEASE_KEY.`;

/** The repository of all, or a remote's own. */
const ROOT = process.cwd();
const DATA = resolve(ROOT, process.env.PETWISE_DATA_DIR ?? '.data');
const RELEASES = resolve(ROOT, process.env.PETWISE_RELEASES_DIR ?? join(DATA, 'releases'));

interface Options {
  readonly channel: string;
  readonly why: string;
  readonly from: string | undefined;
  readonly keep: number;
}

type Command = (client: ReleaseClient, args: readonly string[], options: Options) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = {
  publish: async (client, args) => {
    for (const remote of args) await publish(client, toRemote(remote));
  },
  check: async (client, [name, given], { channel }) => {
    const remote = toRemote(name);
    const version = given ?? (await publish(client, remote));
    const { problems, compared } = await client.check({ channel, remote, version });
    const unknown = compared.filter(({ known }) => !known);
    for (const one of unknown) console.log(`nothing is known of ${one.remote} ${one.version}`);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    console.log(`${remote} ${version} fits ${compared.length - unknown.length} of ${channel}`);
  },
  pairs: async (client, [newest = '3']) => {
    const pairs = await client.pairs(Number(newest));
    const broken = pairs.filter(({ problems }) => problems.length > 0);
    for (const { one, other, problems } of broken) {
      console.log(`${nameOf(one)} and ${nameOf(other)}:\n  ${problems.join('\n  ')}`);
    }
    const unknown = pairs.filter(({ known }) => !known).length;
    const fit = pairs.length - broken.length - unknown;
    console.log(`${fit} of ${pairs.length} pairs fit; nothing is known of ${unknown}`);
    if (broken.length > 0) process.exitCode = 1;
  },
  point: async (client, args, options) => {
    const moves = args.flatMap((remote, index): ReleaseMove[] =>
      index % 2 === 0
        ? [{ kind: 'point', remote: toRemote(remote), version: toVersion(args[index + 1]) }]
        : [],
    );
    await move(client, moves, options);
  },
  canary: async (client, [name, share], options) => {
    const remote = toRemote(name);
    const percent = toPercent(share);
    const version = await publish(client, remote);
    await move(client, [{ kind: 'canary', remote, version, percent }], options);
  },
  rollout: async (client, [name], options) => {
    const remote = toRemote(name);
    const version = await publish(client, remote);
    await move(client, [{ kind: 'canary', remote, version, percent: 1, goesOn: true }], options);
  },
  promote: (client, [name], options) => {
    const from = options.from === undefined ? {} : { from: options.from };
    return move(client, [{ kind: 'promote', remote: toRemote(name), ...from }], options);
  },
  rollback: (client, [name], options) =>
    move(client, [{ kind: 'rollback', remote: toRemote(name) }], options),
  pin: (client, [name, version], options) =>
    move(client, [{ kind: 'pin', remote: toRemote(name), version: toVersion(version) }], options),
  unpin: (client, [name], options) =>
    move(client, [{ kind: 'unpin', remote: toRemote(name) }], options),
  recall: (client, [name, version], options) =>
    move(
      client,
      [{ kind: 'recall', remote: toRemote(name), version: toVersion(version) }],
      options,
    ),
  list: async (client, _, { channel }) => print(await client.channel(channel)),
  versions: async (client, [name]) =>
    print((await client.stored(name === undefined ? {} : { remote: toRemote(name) })).releases),
  log: async (client, [name], { channel }) =>
    print((await client.log(channel, name === undefined ? {} : { remote: toRemote(name) })).lines),
  diff: async (client, [name, from, to]) =>
    print(await client.diff({ remote: toRemote(name), from: toVersion(from), to: toVersion(to) })),
  gc: async (client, _, { keep }) => print((await client.gc(keep)).removed),
  key: async (client, [name, ...remotes]) => {
    if (!name) throw new Error(`Whose key?\n${USAGE}`);
    console.log((await client.newKey(name, remotes.map(toRemote))).key);
  },
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      local: { type: 'boolean', default: false },
      channel: { type: 'string', default: 'stable' },
      from: { type: 'string' },
      why: { type: 'string', default: '' },
      keep: { type: 'string', default: '10' },
    },
  });
  const { channel, why, from } = values;
  if (values.local) {
    placeLocal(channel);
    return;
  }
  const [first = '', ...rest] = positionals;
  const url = process.env.PETWISE_RELEASE_URL ?? 'http://127.0.0.1:4300';
  const client = new ReleaseClient({ url, key: readKey(DATA) });
  const options = { channel, why, from, keep: Number(values.keep) };
  const command = COMMANDS[first] ?? releaseBuilds;
  await command(client, command === releaseBuilds ? positionals : rest, options);
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

/** Publishes the local builds and makes them current, all or none. */
const releaseBuilds: Command = async (client, names, options) => {
  if (names.length === 0) throw new Error(USAGE);
  const moves: ReleaseMove[] = [];
  for (const remote of names.map(toRemote)) {
    moves.push({ kind: 'point', remote, version: await publish(client, remote) });
  }
  await move(client, moves, options);
};

async function publish(client: ReleaseClient, remote: ReleaseName): Promise<string> {
  const build = readLocalBuild(ROOT, remote);
  const { added } = await client.publish(build, readSnapshot(ROOT, remote));
  console.log(
    `${remote} ${build.version} ${added ? 'is in the store' : 'was in the store already'}`,
  );
  return build.version;
}

async function move(
  client: ReleaseClient,
  moves: readonly ReleaseMove[],
  { channel, why }: Options,
): Promise<void> {
  const entries = await client.move(channel, moves, why);
  for (const { remote } of moves) {
    const entry = entries.find((one) => one.remote === remote);
    const trial = entry?.canary ? `, ${entry.canary.percent} % get ${entry.canary.version}` : '';
    console.log(`${channel} gives ${entry?.current ?? 'no version'} of ${remote}${trial}`);
  }
}

function nameOf({ remote, version }: ReleasePair['one']): string {
  return `${remote} ${version}`;
}

function toRemote(text: string | undefined): ReleaseName {
  const name = ReleaseName.options.find((one) => one === text?.replace('-', '_'));
  if (!name) throw new Error(`Which remote? One of ${ReleaseName.options.join(', ')}\n${USAGE}`);
  return name;
}

function toVersion(text: string | undefined): string {
  if (!text) throw new Error(`Which version?\n${USAGE}`);
  return text;
}

function toPercent(text: string | undefined): number {
  const percent = Number(/^(\d+(?:\.\d+)?)%?$/.exec(text ?? '')?.[1] ?? Number.NaN);
  if (percent > 0 && percent <= 100) return percent;
  throw new Error(`Which share? A number above 0 and up to 100, such as 10%\n${USAGE}`);
}

function print(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
