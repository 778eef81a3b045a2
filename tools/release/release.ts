import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type RemoteName, REMOTES } from '../../shared/contracts/src/index.ts';
import { readLocalBuild } from './local-build.ts';
import { ReleaseStore } from './release-store.ts';

const USAGE = `Usage: npm run release -- <remote> [--channel stable]  put this remote's build into the store and make it current
       npm run release -- canary <remote> 10%         put it into the store and give it to a share of owners
       npm run release -- promote <remote>            give the version on trial to everybody
       npm run release -- promote <remote> --from next  make another channel's version current in stable
       npm run release -- rollback <remote>           end the trial, or else go back to the version before
       npm run release -- list                        what the channel serves
       npm run release -- --local                     release the local builds of remotes that nobody has released yet`;

const ROOT = resolve(import.meta.dirname, '../..');

/** Where releases are kept: PETWISE_RELEASES_DIR, else `releases` in the data folder. */
function releasesFolder(): string {
  const { PETWISE_RELEASES_DIR, PETWISE_DATA_DIR } = process.env;
  return resolve(ROOT, PETWISE_RELEASES_DIR ?? join(PETWISE_DATA_DIR ?? '.data', 'releases'));
}

/** Puts every local build into the store; what a person has released, is trying out or has taken back stays as it is. */
function releaseLocalBuilds(store: ReleaseStore, channel: string): void {
  for (const remote of REMOTES) {
    const build = readLocalBuild(ROOT, remote);
    store.add(build);
    const { version, contract } = build;
    const isCurrent = store.pointByStart(channel, remote, { version, contract });
    console.log(
      isCurrent
        ? `${remote} ${version} is current in ${channel}`
        : `${remote} stays as it was released in ${channel}; your build: npm run release -- ${remote.replace('_', '-')}`,
    );
  }
}

function releaseOne(store: ReleaseStore, remote: RemoteName, channel: string): void {
  const build = readLocalBuild(ROOT, remote);
  store.add(build);
  const { version, contract } = build;
  store.point(channel, remote, { version, contract });
  console.log(`${remote} ${version} is current in ${channel}`);
}

function tryOut(
  store: ReleaseStore,
  remote: RemoteName,
  { channel, percent }: { channel: string; percent: number },
): void {
  const build = readLocalBuild(ROOT, remote);
  store.add(build);
  const { version, contract } = build;
  store.tryOut(channel, remote, { version, contract, percent });
  console.log(`${remote} ${version} goes to ${percent} % of owners in ${channel}`);
}

function promote(
  store: ReleaseStore,
  remote: RemoteName,
  { from, to }: { from: string | undefined; to: string },
): void {
  const entry = store.channel(from ?? to).remotes[remote];
  const release = from === undefined ? entry?.canary : entry?.current;
  if (!release)
    throw new Error(from ? `${from} does not serve ${remote}` : `${to} has no trial of ${remote}`);
  const { version, contract } = release;
  store.point(to, remote, { version, contract });
  console.log(`${remote} ${version} is current in ${to}`);
}

function toRemote(text: string | undefined): RemoteName {
  const name = REMOTES.find((remote) => remote === text?.replace('-', '_'));
  if (!name) throw new Error(`Which remote? One of ${REMOTES.join(', ')}\n${USAGE}`);
  return name;
}

function toPercent(text: string | undefined): number {
  const percent = Number(/^(\d+(?:\.\d+)?)%?$/.exec(text ?? '')?.[1] ?? Number.NaN);
  if (percent > 0 && percent <= 100) return percent;
  throw new Error(`Which share? A number above 0 and up to 100, such as 10%\n${USAGE}`);
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      local: { type: 'boolean', default: false },
      channel: { type: 'string', default: 'stable' },
      from: { type: 'string' },
    },
  });
  const store = new ReleaseStore(releasesFolder());
  const [first, second, third] = positionals;
  if (values.local) releaseLocalBuilds(store, values.channel);
  else if (first === 'list') console.log(JSON.stringify(store.channel(values.channel), null, 2));
  else if (first === 'rollback') {
    const back = store.rollBack(values.channel, toRemote(second));
    console.log(`${second}: everybody gets ${back.version}`);
  } else if (first === 'promote') {
    promote(store, toRemote(second), { from: values.from, to: values.channel });
  } else if (first === 'canary') {
    tryOut(store, toRemote(second), { channel: values.channel, percent: toPercent(third) });
  } else releaseOne(store, toRemote(first), values.channel);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
