import { resolve } from 'node:path';
import { ReleaseName } from '../../shared/contracts/src/release-service.ts';
import { readSnapshot } from '../../tools/release/contract-snapshot.ts';
import { readLocalBuild } from '../../tools/release/local-build.ts';
import { expect, test } from '../fixtures/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');

test('MFE-04 the builds of today fit each other; one whose icon the shell lacks is told so, by name', async ({
  server,
}) => {
  const builds = ReleaseName.options.map((remote) => readLocalBuild(ROOT, remote));
  for (const build of builds)
    await server.releases.publish(build, readSnapshot(ROOT, build.remote));
  for (const { remote, version } of builds) {
    const { problems, compared } = await server.releases.check({
      channel: 'stable',
      remote,
      version,
    });
    expect(problems).toEqual([]);
    expect(compared).toHaveLength(ReleaseName.options.length - 1);
    expect(compared.every(({ known }) => known)).toBe(true);
  }
  const [chat] = builds.filter(({ remote }) => remote === 'mfe_chat');
  if (!chat) throw new Error('There is no build of the chat');
  const snapshot = readSnapshot(ROOT, 'mfe_chat');
  const ui = snapshot.libraries['@petwise/ui'];
  if (!ui) throw new Error('The chat takes nothing of the design system');
  const faulty = { ...chat, version: `${chat.version}-faulty` };
  const libraries = { '@petwise/ui': { ...ui, names: [...ui.names, 'Unicorn'] } };
  await server.releases.publish(faulty, { ...snapshot, libraries });
  const move = { kind: 'point', remote: 'mfe_chat', version: faulty.version } as const;
  await expect(server.releases.move('stable', [move])).rejects.toThrow(
    /mfe_chat .*-faulty takes Unicorn of @petwise\/ui, which shell .* does not offer/,
  );
});
