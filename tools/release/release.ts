import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type RemoteName, REMOTES } from '../../shared/contracts/src/index.ts';
import { readLocalBuild } from './local-build.ts';
import { ReleaseStore } from './release-store.ts';

const USAGE = `Usage: npm run release -- <remote> [--channel stable]     put this remote's build into the store and make it current
       npm run release -- rollback <remote>               go back to the version before
       npm run release -- promote <remote> --from canary  make another channel's version current in stable
       npm run release -- list                            what each channel serves
       npm run release -- --local                         release every local build that the store does not know`;

const ROOT = resolve(import.meta.dirname, '../..');

/** Where releases are kept: PETWISE_RELEASES_DIR, else `releases` in the data folder. */
function releasesFolder(): string {
  const { PETWISE_RELEASES_DIR, PETWISE_DATA_DIR } = process.env;
  return resolve(ROOT, PETWISE_RELEASES_DIR ?? join(PETWISE_DATA_DIR ?? '.data', 'releases'));
}

/** Releases each remote's build that the store has never held; a rolled-back one stays rolled back. */
function releaseLocalBuilds(store: ReleaseStore, channel: string): void {
  for (const remote of REMOTES) {
    const build = readLocalBuild(ROOT, remote);
    if (store.has(remote, build.version)) continue;
    store.add(build);
    const { version, contract } = build;
    store.point(channel, remote, { version, contract });
    console.log(`${remote} ${build.version} is current in ${channel}`);
  }
}

function releaseOne(store: ReleaseStore, remote: RemoteName, channel: string): void {
  const build = readLocalBuild(ROOT, remote);
  store.add(build);
  const { version, contract } = build;
  store.point(channel, remote, { version, contract });
  console.log(`${remote} ${version} is current in ${channel}`);
}

function promote(
  store: ReleaseStore,
  remote: RemoteName,
  channels: { from: string; to: string },
): void {
  const entry = store.channel(channels.from).remotes[remote];
  if (!entry) throw new Error(`${channels.from} does not serve ${remote}`);
  store.point(channels.to, remote, entry.current);
  console.log(`${remote} ${entry.current.version} is current in ${channels.to}`);
}

function toRemote(text: string | undefined): RemoteName {
  const name = REMOTES.find((remote) => remote === text?.replace('-', '_'));
  if (!name) throw new Error(`Which remote? One of ${REMOTES.join(', ')}\n${USAGE}`);
  return name;
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      local: { type: 'boolean', default: false },
      channel: { type: 'string', default: 'stable' },
      from: { type: 'string', default: 'canary' },
    },
  });
  const store = new ReleaseStore(releasesFolder());
  const [first, second] = positionals;
  if (values.local) releaseLocalBuilds(store, values.channel);
  else if (first === 'list') console.log(JSON.stringify(store.channel(values.channel), null, 2));
  else if (first === 'rollback') {
    const back = store.rollBack(values.channel, toRemote(second));
    console.log(`${second} is back at ${back.version}`);
  } else if (first === 'promote') {
    promote(store, toRemote(second), { from: values.from, to: values.channel });
  } else releaseOne(store, toRemote(first), values.channel);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
