import { randomUUID } from 'node:crypto';
import {
  authRoutes,
  myDataRoutes,
  petRoutes,
  secondReaderRoutes,
  uploadRoutes,
} from '@petwise/contracts';
import { call, PASSWORD, steady, type Answer } from '../owner.ts';
import { at, fileForm, finished, must, type Stage } from '../stage.ts';
import type { Acts } from './act.ts';

/** How long the token of before still works, for an answer that was lost on the way. */
const GRACE_MS = 30_000;

async function isSignedIn({ site }: Stage, cookie: string): Promise<string> {
  const { body } = await call(site, authRoutes.status, { headers: { cookie } });
  // What the contract says.
  return steady((body as { authenticated: boolean }).authenticated);
}

/** Who is signed in, what they allow, their pets, and the end of all of it. */
export const OWNER_ACTS: Acts = {
  'sign-in': {
    route: authRoutes.login,
    isOnce: false,
    isToldOnly: true,
    prepare: async (stage) => {
      let cookie = '';
      return {
        send: async (more) => {
          const body = { password: PASSWORD };
          const answer = await call(stage.site, authRoutes.login, { body, ...more });
          cookie = answer.cookie;
          return answer;
        },
        readState: () => isSignedIn(stage, cookie),
      };
    },
  },
  'sign-in by token': {
    route: authRoutes.validatePwaToken,
    isOnce: false,
    isToldOnly: true,
    prepare: async (stage) => {
      const body = { password: PASSWORD, isPWA: true };
      const first = call(stage.site, authRoutes.login, { body });
      const { pwaToken: token } = await must<{ pwaToken: string }>(first);
      let cookie = '';
      let usedAt: number | null = null;
      const sendToken = (more: object): Promise<Answer> =>
        call(stage.site, authRoutes.validatePwaToken, { body: { token }, ...more });
      return {
        send: async (more = {}) => {
          const isLate = usedAt !== null && Date.now() > usedAt + GRACE_MS;
          usedAt ??= Date.now();
          let answer = await sendToken(more);
          // As the app does whose token is too old: its owner types the password.
          if (isLate && answer.cookie === '')
            answer = await call(stage.site, authRoutes.login, { body });
          cookie = answer.cookie;
          return answer;
        },
        readState: () => isSignedIn(stage, cookie),
      };
    },
  },
  'sign-out': {
    route: authRoutes.logout,
    isOnce: true,
    prepare: async ({ owner }) => ({
      send: (more) => owner.call(authRoutes.logout, { body: {}, ...more }),
      readState: async () => {
        const { authenticated } = await must<{ authenticated: boolean }>(
          owner.call(authRoutes.status),
        );
        return steady(authenticated);
      },
    }),
  },
  'language model allowed': {
    route: secondReaderRoutes.allow,
    isOnce: true,
    prepare: async ({ owner }) => ({
      send: (more) => owner.call(secondReaderRoutes.allow, { body: { allowed: true }, ...more }),
      readState: async () => steady(await must(owner.call(secondReaderRoutes.ear))),
    }),
  },
  pet: {
    route: petRoutes.keep,
    isOnce: true,
    prepare: async ({ owner }) => {
      const weight = { value: 25, unit: 'lbs', on: '2026-01-02' };
      const body = { name: 'Milo', species: 'dog', weight };
      const route = at(petRoutes.keep, randomUUID());
      return { send: (more) => owner.call(route, { body, ...more }) };
    },
  },
  'pet removed': {
    route: petRoutes.remove,
    isOnce: true,
    prepare: async ({ owner }) => {
      const id = randomUUID();
      await must(owner.call(at(petRoutes.keep, id), { body: { name: 'Milo', species: 'dog' } }));
      return { send: (more) => owner.call(at(petRoutes.remove, id), more) };
    },
  },
  'everything deleted': {
    route: myDataRoutes.remove,
    isOnce: true,
    exclusiveAt: 'erasing',
    prepare: async ({ owner }) => {
      await finished(owner);
      await must(owner.call(uploadRoutes.secureUpload, { form: fileForm }));
      return { send: (more) => owner.call(myDataRoutes.remove, more) };
    },
  },
};
