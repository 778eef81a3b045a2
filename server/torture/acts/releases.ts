import { randomUUID } from 'node:crypto';
import type { RouteContract } from '@petwise/contracts';
import { operatorRoutes } from '@petwise/contracts/operator';
import { releaseServiceRoutes } from '@petwise/contracts/release-service';
import { call, steady, type Answer } from '../owner.ts';
import { at, must, releaseService, seenOf, someBuild, type Stage } from '../stage.ts';
import type { Acts } from './act.ts';

async function published(stage: Stage): Promise<ReturnType<typeof someBuild>> {
  const build = someBuild();
  await must(releaseService(stage, releaseServiceRoutes.publish, { body: build }));
  return build;
}

/** Makes a key for a team; answers its name. */
function keyOf(stage: Stage): { name: string; make: (more?: object) => Promise<Answer> } {
  const name = `team ${randomUUID()}`;
  const body = { name, remotes: ['mfe_chat'] };
  const make = (more: object = {}): Promise<Answer> =>
    releaseService(stage, releaseServiceRoutes.newKey, { body, ...more });
  return { name, make };
}

async function isHeld(stage: Stage, name: string): Promise<string> {
  const { keys } = await must<{ keys: { name: string }[] }>(
    releaseService(stage, releaseServiceRoutes.keys),
  );
  return steady(keys.filter((key) => key.name === name).length);
}

/** A page is given exactly what was published. */
async function isGiven({ site }: Stage, build: ReturnType<typeof someBuild>): Promise<void> {
  for (const [file, content] of Object.entries(build.files)) {
    const path = `/remotes/${build.remote}/${build.version}/${file}`;
    const { status, body } = await call(site, { method: 'GET', path });
    const found = typeof body === 'string' ? body : JSON.stringify(body);
    if (found !== Buffer.from(content, 'base64').toString())
      throw new Error(`${file} is not what was published (${status})`);
  }
}

const moved = (stage: Stage, route: RouteContract, asked: object): Promise<Answer> =>
  releaseService(stage, at(route, 'stable'), asked);

/** What teams and the operator do with releases. */
export const RELEASE_ACTS: Acts = {
  release: {
    route: releaseServiceRoutes.publish,
    isOnce: true,
    exclusiveAt: 'releases',
    prepare: async (stage) => {
      const body = someBuild();
      return {
        send: (more) => releaseService(stage, releaseServiceRoutes.publish, { body, ...more }),
        readState: () => seenOf(stage, body.version),
        proof: () => isGiven(stage, body),
      };
    },
  },
  'release move': {
    route: releaseServiceRoutes.move,
    isOnce: false,
    exclusiveAt: 'releases',
    prepare: async (stage) => {
      const { version, remote } = await published(stage);
      const body = { moves: [{ kind: 'point', remote, version }] };
      return {
        send: (more) => moved(stage, releaseServiceRoutes.move, { body, ...more }),
        readState: () => seenOf(stage, version),
      };
    },
  },
  'release recalled by its page': {
    route: operatorRoutes.moveRelease,
    isOnce: false,
    exclusiveAt: 'releases',
    prepare: async (stage) => {
      const { version, remote } = await published(stage);
      const form = (): URLSearchParams => new URLSearchParams({ kind: 'recall', remote, version });
      return {
        send: async (more) => {
          const answer = await releaseService(stage, operatorRoutes.moveRelease, { form, ...more });
          // It leads back to the page once it is done.
          return { ...answer, status: answer.status === 303 ? 200 : answer.status };
        },
        readState: () => seenOf(stage, version),
      };
    },
  },
  'releases that nobody needs': {
    route: releaseServiceRoutes.gc,
    isOnce: true,
    exclusiveAt: 'releases',
    prepare: async (stage) => {
      const { version } = await published(stage);
      const body = { keep: 1 };
      // What others have left, so that one alone is removed each time.
      await must(releaseService(stage, releaseServiceRoutes.gc, { body }));
      await published(stage);
      return {
        send: (more) => releaseService(stage, releaseServiceRoutes.gc, { body, ...more }),
        readState: () => seenOf(stage, version),
      };
    },
  },
  'key of a team': {
    route: releaseServiceRoutes.newKey,
    isOnce: false,
    prepare: async (stage) => {
      const { name, make } = keyOf(stage);
      return { send: make, readState: () => isHeld(stage, name) };
    },
  },
  'key of a team ended': {
    route: releaseServiceRoutes.endKey,
    isOnce: true,
    prepare: async (stage) => {
      const { name, make } = keyOf(stage);
      await must(make());
      const route = at(releaseServiceRoutes.endKey, encodeURIComponent(name));
      return {
        send: (more) => releaseService(stage, route, more),
        readState: () => isHeld(stage, name),
      };
    },
  },
};
