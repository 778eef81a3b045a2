import { REMOTES, type RemoteName } from '@petwise/contracts';
import type { ReleaseLogLine } from '@petwise/contracts/release-service';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { runProgram, type RunningProgram } from '../../testing/run-program.ts';
import { programDatabase } from '../../testing/test-server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const MOVES = 500;
const VERSIONS = ['1.0.0-aa', '1.0.0-bb', '1.0.0-cc'] as const;

let folder: string;
let servers: RunningProgram[];
let addresses: string[];
let key: string;

async function call<Answer>(
  path: string,
  body?: object,
  { by = key, server = 0 }: { by?: string; server?: number } = {},
): Promise<Answer> {
  const response = await fetch(`${addresses[server]}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  // The contract's answer.
  return (await response.json()) as Answer;
}

describe('two servers on one PostgreSQL', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(inject('scratch'), 'moves-'));
    const database = await programDatabase(folder);
    servers = ['one', 'two'].map((name) =>
      runProgram({
        ...database,
        PETWISE_DATA_DIR: join(folder, name),
        PETWISE_RELEASES_DIR: join(folder, 'releases'),
        PETWISE_PASSWORD: 'correct horse battery',
      }),
    );
    addresses = await Promise.all(servers.map((server) => server.address()));
    key = (await readFile(join(folder, 'one', 'release-key'), 'utf8')).trim();
    for (const remote of REMOTES) {
      for (const version of VERSIONS) {
        const files = { 'mf-manifest.json': Buffer.from(`"${version}"`).toString('base64') };
        await call('/api/releases', { remote, version, contract: 1, files });
      }
    }
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await rm(folder, { recursive: true, force: true });
  });

  test('MFE-04 of 500 moves by five parties at the same instants none is lost', async () => {
    const answers = await Promise.all(
      REMOTES.map(async (remote, party) => {
        const path = '/api/releases/keys';
        const made = await call<{ key: string }>(path, {
          name: `team ${remote}`,
          remotes: [remote],
        });
        return Promise.all(
          Array.from({ length: MOVES / REMOTES.length }, async (_, index) => {
            const version = VERSIONS[index % VERSIONS.length] ?? VERSIONS[0];
            const why = `${remote} ${index}`;
            const moves = [{ kind: 'point', remote, version }];
            const by = made.key;
            await call(
              '/api/releases/channels/stable/moves',
              { moves, why },
              { by, server: (party + index) % 2 },
            );
            return why;
          }),
        );
      }),
    );
    const log = '/api/releases/channels/stable/log?limit=1000';
    const { lines } = await call<{ lines: ReleaseLogLine[] }>(log);
    const lost = answers.flat().filter((why) => !lines.some((line) => line.why === why));
    console.log(`${answers.flat().length} moves by ${REMOTES.length} parties: ${lost.length} lost`);
    expect(lines).toHaveLength(MOVES);
    expect(lost).toEqual([]);
    for (const remote of REMOTES) expectWholeChain(lines, remote);
    const [one, two] = await Promise.all([0, 1].map((server) => currentOf(server)));
    expect(one).toEqual(
      Object.fromEntries(REMOTES.map((remote) => [remote, newest(lines, remote)])),
    );
    expect(two).toEqual(one);
  });

  test('MFE-04 a version made current at one server is what the other one gives, within a second', async () => {
    const slowest: number[] = [];
    for (const version of [...VERSIONS, ...VERSIONS]) {
      const begun = performance.now();
      const moves = [{ kind: 'point', remote: 'mfe_chat', version }];
      await call('/api/releases/channels/stable/moves', { moves });
      await vi.waitFor(async () => expect((await currentOf(1))['mfe_chat']).toBe(version), {
        timeout: 1_000,
        interval: 5,
      });
      slowest.push(performance.now() - begun);
    }
    console.log(`made current by its name: ${Math.max(...slowest).toFixed(0)} ms at the slowest`);
  });
});

/** Each move began where the one before had ended: none was written over another. */
function expectWholeChain(lines: readonly ReleaseLogLine[], remote: RemoteName): void {
  const own = lines.filter((line) => line.remote === remote).toReversed();
  expect(own.map((line) => line.from)).toEqual([null, ...own.slice(0, -1).map((line) => line.to)]);
}

function newest(lines: readonly ReleaseLogLine[], remote: RemoteName): string | null | undefined {
  return lines.find((line) => line.remote === remote)?.to;
}

/** What a server's registry tells pages. */
async function currentOf(server: number): Promise<Record<string, string>> {
  const registry = await call<{ remotes: Record<string, { current: { version: string } }> }>(
    '/registry.json',
    undefined,
    { server },
  );
  return Object.fromEntries(
    Object.entries(registry.remotes).map(([remote, { current }]) => [remote, current.version]),
  );
}
