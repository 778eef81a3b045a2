import type {
  ContractSnapshot,
  ReleaseName,
  ReleasePair,
} from '@petwise/contracts/release-service';
import { expect, test } from 'vitest';
import { move, NO_CONTRACTS, operatorKey, publish } from '../../testing/make-release.ts';
import { startTestServer } from '../../testing/test-server.ts';

const BUTTON = { '@petwise/ui': { version: '0.1.0', names: ['Button'] } };
const OPEN = { 'uploads/panel': { open: { type: 'boolean', required: true } } };
const SHELL: ContractSnapshot = {
  ...NO_CONTRACTS,
  libraries: { '@petwise/ui': { version: '0.1.0', names: ['Button', 'Card'] } },
};
const CHAT: ContractSnapshot = { ...NO_CONTRACTS, libraries: BUTTON, opens: OPEN };
const UPLOADS: ContractSnapshot = { ...NO_CONTRACTS, offers: OPEN };

test('MFE-04 the last three of every remote fit the last three shells and each other; a planted fault turns exactly its pairs red', async () => {
  const server = await startTestServer();
  try {
    const put = (remote: ReleaseName, version: string, snapshot: ContractSnapshot) =>
      publish(server, remote, {
        version,
        snapshot,
        files: { 'mf-manifest.json': version, 'index.html': version },
      });
    const pairs = async () => {
      const headers = { authorization: `Bearer ${operatorKey(server)}` };
      const answer = await server.app.inject({ url: '/api/releases/pairs', headers });
      expect(answer.statusCode, answer.body).toBe(200);
      // Tests' servers hold answers to the contract.
      return (answer.json() as { pairs: ReleasePair[] }).pairs;
    };
    const namesOf = (found: readonly ReleasePair[]) =>
      found.map(
        ({ one, other }) => `${one.remote} ${one.version} × ${other.remote} ${other.version}`,
      );
    const isRed = ({ problems }: ReleasePair) => problems.length > 0;
    const healthy = {
      shell: SHELL,
      mfe_chat: CHAT,
      mfe_uploads: UPLOADS,
      mfe_health: NO_CONTRACTS,
    };
    for (const version of ['1', '2', '3', '4']) {
      server.advance(1_000);
      for (const [remote, snapshot] of Object.entries(healthy)) {
        // The keys are names of releases.
        await put(remote as ReleaseName, version, snapshot);
      }
    }
    const before = await pairs();
    // Three remotes with three shells each, and the chat with the panel that it opens; nothing of version 1.
    expect(before).toHaveLength(4 * 9);
    expect(before.filter(isRed)).toEqual([]);
    expect(namesOf(before).some((name) => / 1( |$)/.test(name))).toBe(false);

    server.advance(1_000);
    const renamed = { isOpen: { type: 'boolean', required: true } };
    await put('mfe_uploads', '5', { ...UPLOADS, offers: { 'uploads/panel': renamed } });
    await put('shell', '5', {
      ...SHELL,
      libraries: { '@petwise/ui': { version: '0.1.0', names: ['Card'] } },
    });
    const after = await pairs();
    expect(after).toHaveLength(before.length);
    expect(namesOf(after.filter(isRed)).toSorted()).toEqual([
      'mfe_chat 2 × mfe_uploads 5',
      'mfe_chat 2 × shell 5',
      'mfe_chat 3 × mfe_uploads 5',
      'mfe_chat 3 × shell 5',
      'mfe_chat 4 × mfe_uploads 5',
      'mfe_chat 4 × shell 5',
    ]);
    const [first] = after.filter(isRed);
    expect(first?.problems.join('. ')).toMatch(/requires isOpen of the door uploads\/panel/);

    // A recalled one is nobody's partner, and the one behind it counts again.
    await move(server, [{ kind: 'recall', remote: 'mfe_uploads', version: '5' }]);
    const left = await pairs();
    expect(namesOf(left.filter(isRed)).every((name) => name.endsWith('shell 5'))).toBe(true);
    // A version without a snapshot cannot be compared, and counts as unknown, not as sound.
    await publish(server, 'mfe_health', { version: '6', files: { 'mf-manifest.json': '6' } });
    expect((await pairs()).filter(({ known }) => !known)).toHaveLength(3);
  } finally {
    await server.close();
  }
});
