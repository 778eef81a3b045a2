import { type ReleaseMove, ReleaseName } from '../../shared/contracts/src/release-service.ts';
import { readSnapshot } from './contract-snapshot.ts';
import { readLocalBuild } from './local-build.ts';
import { prove } from './prove.ts';
import type { Asked, Command } from './command.ts';
import { list, log, pairs, print } from './list-releases.ts';
import { timeOf } from './table-lines.ts';
import { toChannel, toPercent, toRemote, toVersion } from './typed-words.ts';

/** Makes the local builds current, all or none. */
export const releaseBuilds: Command = {
  takes: '<remote or shell>…',
  says: 'build it, run its tests, publish it and make it current; several: all or none',
  words: [1, ReleaseName.options.length],
  run: async (args, asked) => {
    const moves: ReleaseMove[] = [];
    for (const remote of new Set(args.map(toRemote))) {
      moves.push({ kind: 'point', remote, version: await publish(remote, asked) });
    }
    await move(moves, asked);
  },
};

/** By name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  publish: {
    takes: '<remote>…',
    says: 'build it, run its tests and put it into the store, no more',
    words: [1, ReleaseName.options.length],
    run: async (args, asked) => {
      for (const remote of new Set(args.map(toRemote))) await publish(remote, asked);
    },
  },
  check: {
    takes: '<remote> [version]',
    says: 'would it fit all else that the channel gives? The local build without a version',
    words: [1, 2],
    run: check,
  },
  pairs: {
    takes: '[3]',
    says: 'do the newest three of every remote fit the newest shells, and each other?',
    words: [0, 1],
    run: pairs,
  },
  point: {
    takes: '<remote> <version>…',
    says: 'make versions of the store current, all or none',
    words: [2, 2 * ReleaseName.options.length],
    run: async (args, asked) => {
      const moves = args.flatMap((remote, index): ReleaseMove[] =>
        index % 2 === 0
          ? [{ kind: 'point', remote: toRemote(remote), version: toVersion(args[index + 1]) }]
          : [],
      );
      await move(moves, asked);
    },
  },
  canary: {
    takes: '<remote> 10%',
    says: 'publish it as above, and give it to a share of owners',
    words: [2, 2],
    run: async ([name, share], asked) => {
      const [remote, percent] = [toRemote(name), toPercent(share)];
      const version = await publish(remote, asked);
      await move([{ kind: 'canary', remote, version, percent }], asked);
    },
  },
  rollout: {
    takes: '<remote>',
    says: 'publish it as above, and have it grow by itself: 1, 10, 50, 100 %',
    words: [1, 1],
    run: async ([name], asked) => {
      const remote = toRemote(name);
      const version = await publish(remote, asked);
      await move([{ kind: 'canary', remote, version, percent: 1, goesOn: true }], asked);
    },
  },
  promote: {
    takes: '<remote>',
    says: 'give the version on trial, or with --from next what that channel gives, to everybody',
    words: [1, 1],
    run: ([name], asked) => {
      const from = asked.from === undefined ? {} : { from: toChannel(asked.from) };
      return move([{ kind: 'promote', remote: toRemote(name), ...from }], asked);
    },
  },
  rollback: {
    takes: '<remote>',
    says: 'end the trial, or else go back to the best version of before',
    words: [1, 1],
    run: ([name], asked) => move([{ kind: 'rollback', remote: toRemote(name) }], asked),
  },
  pin: versioned('pin', 'make it current, and let nothing move'),
  unpin: {
    takes: '<remote>',
    says: 'let it move again',
    words: [1, 1],
    run: ([name], asked) => move([{ kind: 'unpin', remote: toRemote(name) }], asked),
  },
  recall: versioned('recall', 'no page opens this version again, for good'),
  list: {
    takes: '',
    says: 'what the channel gives',
    words: [0, 0],
    run: list,
  },
  versions: {
    takes: '[remote]',
    says: 'what lies in the store',
    words: [0, 1],
    run: async ([name], asked) => {
      const query = name === undefined ? {} : { remote: toRemote(name) };
      const { releases } = await asked.client.stored(query);
      print(asked, releases, [
        ['Of', 'Version', 'Contract', 'Published (UTC)', 'By', ''],
        releases.map(({ remote, version, contract, addedAt, addedBy, recalled }) => {
          const note = recalled ? 'recalled' : '';
          return [remote, version, String(contract), timeOf(addedAt), addedBy, note];
        }),
      ]);
    },
  },
  log: {
    takes: '[remote]',
    says: 'who moved what, when and why; the newest first',
    words: [0, 1],
    run: log,
  },
  diff: {
    takes: '<remote> <from> <to>',
    says: 'how two versions differ',
    words: [3, 3],
    run: async ([name, from, to], asked) => {
      const query = { remote: toRemote(name), from: toVersion(from), to: toVersion(to) };
      const { contract, added, removed, changed } = await asked.client.diff(query);
      const files = [
        ...added.map((path) => ['added', path]),
        ...removed.map((path) => ['removed', path]),
        ...changed.map((path) => ['changed', path]),
      ];
      print(asked, { contract, added, removed, changed }, [
        [
          'Contract',
          contract.from === contract.to ? 'the same' : `${contract.from} → ${contract.to}`,
        ],
        files,
      ]);
    },
  },
  gc: {
    takes: '--keep 10',
    says: 'remove what nothing names; the newest ten of each stay in any case',
    words: [0, 0],
    run: async (_, asked) => {
      const { removed } = await asked.client.gc(asked.keep);
      const rows = removed.map(({ remote, version }) => [remote, version]);
      print(asked, removed, [[`Removed ${removed.length}`, ''], rows]);
    },
  },
  key: {
    takes: '<name> <remote>…',
    says: 'a team’s key, told once: it moves these remotes and no other',
    words: [2, 1 + ReleaseName.options.length],
    run: async ([name = '', ...remotes], { client }) => {
      console.log((await client.newKey(name, remotes.map(toRemote))).key);
    },
  },
  keys: {
    takes: '',
    says: 'whose keys there are',
    words: [0, 0],
    run: async (_, asked) => {
      const { keys } = await asked.client.keys();
      print(asked, keys, [
        ['Key', 'Moves', 'Since (UTC)'],
        keys.map(({ name, remotes, createdAt }) => {
          return [name, remotes?.join(', ') ?? 'everything', timeOf(createdAt)];
        }),
      ]);
    },
  },
  'end-key': {
    takes: '<name>',
    says: 'have a key move nothing any more; of the operator’s, all but the one that asks',
    words: [1, 1],
    run: async ([name = ''], { client }) => {
      const { ended } = await client.endKey(name);
      console.log(`${ended} ${ended === 1 ? 'key' : 'keys'} of ${name} ended`);
    },
  },
};

function versioned(kind: 'pin' | 'recall', says: string): Command {
  return {
    takes: '<remote> <version>',
    says,
    words: [2, 2],
    run: ([name, version], asked) =>
      move([{ kind, remote: toRemote(name), version: toVersion(version) }], asked),
  };
}

async function check([name, given]: readonly string[], asked: Asked): Promise<void> {
  const { client, channel } = asked;
  const remote = toRemote(name);
  const version = given === undefined ? await publish(remote, asked) : toVersion(given);
  const { problems, compared } = await client.check({ channel, remote, version });
  const unknown = compared.filter(({ known }) => !known);
  for (const one of unknown) console.log(`nothing is known of ${one.remote} ${one.version}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${remote} ${version} fits ${compared.length - unknown.length} of ${channel}`);
}

/** Puts the local build into the store, built and tested first; answers its version's name. */
async function publish(remote: ReleaseName, { client, root, built }: Asked): Promise<string> {
  if (!built) await prove(root, remote);
  const build = readLocalBuild(root, remote);
  const { added } = await client.publish(build, readSnapshot(root, remote));
  console.log(
    `${remote} ${build.version} ${added ? 'is in the store' : 'was in the store already'}`,
  );
  return build.version;
}

async function move(moves: readonly ReleaseMove[], { client, channel, why }: Asked): Promise<void> {
  const entries = await client.move(channel, moves, why);
  for (const { remote } of moves) {
    const entry = entries.find((one) => one.remote === remote);
    const trial = entry?.canary ? `, ${entry.canary.percent} % get ${entry.canary.version}` : '';
    const pinned = entry?.pinned ? ', pinned' : '';
    console.log(`${channel} gives ${entry?.current ?? 'no version'} of ${remote}${trial}${pinned}`);
  }
}
