import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNpm } from '../pack/run-npm.ts';
import { signIn } from '../start/trial-owner.cjs';
import { freePort } from '../test/free-port.ts';
import { ROOT } from '../test/run-step.ts';
import { Checklist, timed } from './checklist.ts';
import { Engine, findEngine } from './engine.ts';
import { exportTree } from './export-tree.ts';
import * as journey from './owner-journey.ts';
import { expectRefusal, memoryIn, rightsIn } from './rights.ts';
import { STOP_WITHIN, TrialContainer } from './trial-container.ts';

/**
 * `npm run container`: builds the image from a clean copy of the sources, runs it as docs/operations.md has it, and tries
 * what is promised of it, a line each. Removes all that it made. Ends with 1 where a line failed.
 */
const NO_ENGINE =
  'Neither podman nor docker was found on this computer: install one of them to try the container.';

const PASSWORD = randomUUID();
const SHORT = 'short';
const NAME = `petwise-trial-${randomUUID().slice(0, 8)}`;
const IMAGE = `localhost/${NAME}`;
const OTHER = `${NAME}-other`;

const stopped = new AbortController();
const list = new Checklist(stopped.signal);

/** A line without which the others mean nothing. */
async function must(name: string, work: () => Promise<string>): Promise<void> {
  if (!(await list.check(name, work))) throw new Error('The rest was not tried.');
}

async function build(engine: Engine, folder: string): Promise<string> {
  exportTree(ROOT, folder);
  const authorities = (await runNpm(['config', 'get', 'cafile'], ROOT)).trim();
  // Of podman: without the format a health check is dropped, and layers of the building stage would stay behind.
  const ownWords = engine.name === 'podman' ? ['--format', 'docker', '--layers=false'] : [];
  const secret = authorities === 'null' ? [] : ['--secret', `id=authorities,src=${authorities}`];
  const file = ['-f', join(folder, 'Containerfile'), '-t', IMAGE];
  const { seconds } = await timed(() =>
    engine.take(['build', ...ownWords, ...secret, ...file, folder]),
  );
  const bytes = await engine.take(['image', 'inspect', '--format', '{{.Size}}', IMAGE]);
  return `${(Number(bytes) / 1e6).toFixed(0)} MB, in ${seconds}`;
}

async function tryRights(container: TrialContainer): Promise<void> {
  const { user, group, ...rights } = rightsIn(await container.inside('cat', '/proc/1/status'));
  await list.check('the process is not root, and no program of it can get a right', async () => {
    if (user === 0 || group === 0) throw new Error(`It runs as ${user}:${group}.`);
    if (rights.hasCapabilities || !rights.staysWithout) throw new Error(JSON.stringify(rights));
    return `user ${user}`;
  });
  await list.check('it owns nothing of the program, and cannot write there', async () => {
    const isOwn = ['-user', `${user}`, '-o', '-group', `${group}`, '-o', '-perm', '-o+w'];
    const found = await container.inside('find', '/app', '!', '-type', 'l', '(', ...isOwn, ')');
    if (found) throw new Error(`It could change ${found.split('\n').slice(0, 5).join(', ')}.`);
    const isRefused = await container.insideFails('touch', '/app/written');
    if (!isRefused) throw new Error('A file was written.');
  });
  await list.check('the image’s own health check ends with 0', async () => {
    // Null for an image without one; else the kind of call, then its words.
    const check = JSON.parse(await container.inspect('.Config.Healthcheck')) as {
      Test: readonly string[];
    } | null;
    const [kind = 'NONE', ...program] = check?.Test ?? [];
    if (kind === 'NONE') throw new Error('The image has none.');
    await container.inside(...program);
  });
}

async function tryOwner(container: TrialContainer): Promise<void> {
  await list.check('it serves the page, the shell and all remotes', async () => {
    return `${await journey.fetchPages(container.address)} files with the hashes that it states`;
  });
  let call: journey.OwnerCall = () => Promise.reject(new Error('Nobody is signed in.'));
  const stored = { sessionId: '', fileId: '' };
  await list.check(
    'an owner signs in and has a consult, from the first words to the report',
    async () => {
      call = await signIn(container.address, PASSWORD);
      const { sessionId, found } = await journey.consult(call);
      stored.sessionId = sessionId;
      return found;
    },
  );
  await list.check('the report is drawn as PDF', async () => {
    return `${await journey.fetchPdf(call, stored.sessionId)} bytes`;
  });
  await list.check('a photo is taken and given back', async () => {
    stored.fileId = await journey.uploadPhoto(call);
    return `${await journey.fetchPhoto(call, stored.fileId)} bytes`;
  });
  await list.check('the photo’s print is read', async () => {
    return `${await journey.readValues(call, stored.fileId)} laboratory values`;
  });
  await list.check('memory is told', async () => {
    const { now, highest } = memoryIn(await container.inside('cat', '/proc/1/status'));
    return `${now.toFixed(0)} MB, at its highest ${highest.toFixed(0)} MB`;
  });
  await tryStop(container);
  await list.check('started again on the same volume, consult and file are there', async () => {
    await container.startAgain();
    const { seconds } = await timed(() => container.ready());
    await journey.expectStored(call, stored);
    return `ready in ${seconds}`;
  });
  await tryStop(container);
}

async function tryStop(container: TrialContainer): Promise<void> {
  await list.check(`a stop (SIGTERM) ends with 0 within ${STOP_WITHIN} s`, async () => {
    const { seconds, result } = await timed(() => container.stop());
    if (result !== 0) throw new Error(`It ended with ${result}. ${await container.log()}`);
    return seconds;
  });
}

/** A second container of the image, which is removed once it was tried. */
async function tryOther(
  engine: Engine,
  {
    data,
    settings,
  }: { readonly data: string; readonly settings: Readonly<Record<string, string>> },
  work: (container: TrialContainer) => Promise<string | void>,
): Promise<string | void> {
  const options = { image: IMAGE, name: OTHER, data, port: await freePort() };
  const container = new TrialContainer(engine, options, settings);
  try {
    await container.run();
    return await work(container);
  } finally {
    await engine.remove('rm', '-f', OTHER);
  }
}

async function tryRefusals(engine: Engine): Promise<void> {
  const cases = [
    ['a password that is too short', NAME, { PETWISE_PASSWORD: SHORT }],
    ['a data folder that cannot be written to', `${NAME}:ro`, { PETWISE_PASSWORD: PASSWORD }],
  ] as const;
  for (const [what, data, settings] of cases) {
    await list.check(`${what} is told in one line, and the start fails`, () =>
      tryOther(engine, { data, settings }, async (container) => {
        const end = await container.ended();
        expectRefusal(end);
        return end.printed.trim();
      }),
    );
  }
}

async function tryWithoutPassword(engine: Engine): Promise<void> {
  await list.check('without a password the log has a pass phrase, which signs in', () =>
    tryOther(engine, { data: OTHER, settings: {} }, async (container) => {
      await container.ready();
      const [, phrase] = /Password +(.+?) *║/.exec(await container.log()) ?? [];
      if (phrase === undefined) throw new Error(`There is none. ${await container.log()}`);
      await signIn(container.address, phrase);
    }),
  );
}

async function tryImage(engine: Engine, folder: string): Promise<void> {
  await must('the image is built', () => build(engine, folder));
  const options = { image: IMAGE, name: NAME, data: NAME, port: await freePort() };
  const container = new TrialContainer(engine, options, { PETWISE_PASSWORD: PASSWORD });
  await must('it starts, and /healthz becomes 200', async () => {
    const { seconds } = await timed(async () => {
      await container.run();
      await container.ready();
    });
    return `in ${seconds}`;
  });
  await tryRights(container);
  await tryOwner(container);
  await tryRefusals(engine);
  await tryWithoutPassword(engine);
}

async function removeAll(engine: Engine, folder: string): Promise<void> {
  for (const name of [NAME, OTHER]) await engine.remove('rm', '-f', name);
  for (const name of [NAME, OTHER]) await engine.remove('volume', 'rm', '-f', name);
  await engine.remove('image', 'rm', '-f', IMAGE);
  rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const name = findEngine(process.env.PATH ?? '');
  if (name === undefined) throw new Error(NO_ENGINE);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stopped.abort(new Error('Interrupted: what was made is removed.')));
  const engine = new Engine(name, stopped.signal);
  const folder = mkdtempSync(join(tmpdir(), 'petwise-container-'));
  try {
    await tryImage(engine, folder);
  } finally {
    await removeAll(engine, folder);
  }
  if (!list.isMet) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
