import {
  consultRoutes,
  correctionRoutes,
  healthRoutes,
  labValueRoutes,
  myDataRoutes,
  resumableRoutes,
  sessionRoutes,
  shareRoutes,
  uploadRoutes,
  type ConsultDetail,
} from '@petwise/contracts';
import { releaseServiceRoutes } from '@petwise/contracts/release-service';
import { INIT_BODY } from '../src/testing/consult-bodies.ts';
import { BASIC_INTAKE } from '../src/testing/session-client.ts';
import { call, steady } from './owner.ts';
import {
  answered,
  at,
  begun,
  releaseService,
  fileForm,
  finished,
  linked,
  must,
  once,
  piece,
  piecesOf,
  sameFile,
  seenOf,
  someBuild,
  told,
  type Ready,
  type Stage,
} from './stage.ts';

/** Something that an owner, or a team with its release, is told is done. */
export interface Act {
  /** Everything up to the moment before. */
  readonly prepare: (stage: Stage) => Promise<Ready>;
  /** The same call made again is the same one: it has a key, an id of its own, or removes. */
  readonly isOnce: boolean;
  /** What others who do the like wait for, from its first step to its last. */
  readonly exclusiveAt?: string;
}

/** Every acknowledged write that fault points are put around, by name. */
export const ACTS: Readonly<Record<string, Act>> = {
  'consult start': {
    isOnce: true,
    prepare: async ({ owner }) => once(owner, consultRoutes.init, { body: INIT_BODY }),
  },
  answer: {
    isOnce: true,
    prepare: async ({ owner }) => {
      const sessionId = await begun(owner);
      return once(owner, consultRoutes.answer, { body: { sessionId, answer: 'Yes' } });
    },
  },
  report: {
    isOnce: true,
    prepare: async ({ owner }) => {
      const sessionId = await answered(owner);
      return once(owner, consultRoutes.finalize, { body: { sessionId } });
    },
  },
  correction: {
    isOnce: true,
    prepare: async ({ owner }) => {
      const sessionId = await answered(owner);
      const detail = owner.call(at(consultRoutes.detail, sessionId));
      const { turns } = await must<Pick<ConsultDetail, 'turns'>>(detail);
      const answerId = turns.findLast(({ role }) => role === 'user')?.id;
      const body = { kind: 'edit', answerId, answer: 'No, he does not' };
      return once(owner, at(correctionRoutes.correctConsult, sessionId), { body });
    },
  },
  'assessment deleted': {
    isOnce: true,
    prepare: async ({ owner }) => {
      const route = at(consultRoutes.remove, await finished(owner));
      return { send: (more) => owner.call(route, more) };
    },
  },
  'everything deleted': {
    isOnce: true,
    exclusiveAt: 'erasing',
    prepare: async ({ owner }) => {
      await finished(owner);
      await must(owner.call(uploadRoutes.secureUpload, { form: fileForm }));
      return { send: (more) => owner.call(myDataRoutes.remove, more) };
    },
  },
  'conversation begun': {
    isOnce: false,
    prepare: async ({ owner }) => ({ send: (more) => owner.call(sessionRoutes.create, more) }),
  },
  message: {
    isOnce: true,
    prepare: async ({ owner }) => {
      const { sessionId } = await must<{ sessionId: string }>(owner.call(sessionRoutes.create));
      const body = { content: 'My dog vomits', messageType: 'text' };
      return once(owner, at(sessionRoutes.send, sessionId), { body });
    },
  },
  form: {
    isOnce: true,
    prepare: async ({ owner }) => {
      const metadata = { intakeType: 'basic', intakeData: BASIC_INTAKE };
      const body = { content: 'the form', messageType: 'intake', metadata };
      return once(owner, at(sessionRoutes.send, await told(owner)), { body });
    },
  },
  link: {
    isOnce: false,
    prepare: async ({ owner, site }) => {
      const body = { sessionId: await finished(owner), days: 7 };
      return {
        send: (more) => owner.call(shareRoutes.create, { body, ...more }),
        proof: async ({ body: link }) => {
          // What the link's contract says.
          const { pathname } = new URL((link as { url: string }).url);
          const { status } = await call(site, { method: 'GET', path: pathname });
          if (status !== 200) throw new Error(`the link answers ${status}`);
        },
      };
    },
  },
  'link taken back': {
    isOnce: true,
    prepare: async ({ owner }) => {
      const route = at(shareRoutes.revoke, (await linked(owner)).id);
      return { send: (more) => owner.call(route, more) };
    },
  },
  file: {
    isOnce: false,
    prepare: async ({ owner }) => ({
      send: (more) => owner.call(uploadRoutes.secureUpload, { form: fileForm, ...more }),
      proof: (answer) => sameFile(owner, answer),
    }),
  },
  'file in pieces, a piece': {
    isOnce: true,
    prepare: async ({ owner }) => {
      const uploadId = await piecesOf(owner);
      const state = at(resumableRoutes.state, uploadId);
      return {
        send: (more) => piece(owner, uploadId, more),
        readState: async () => steady(await must(owner.call(state))),
      };
    },
  },
  'file in pieces, the end': {
    isOnce: true,
    prepare: async ({ owner }) => {
      const uploadId = await piecesOf(owner);
      await must(piece(owner, uploadId));
      const form = (): FormData => {
        const fields = new FormData();
        fields.append('resumable', uploadId);
        return fields;
      };
      return {
        send: (more) => owner.call(uploadRoutes.secureUpload, { form, ...more }),
        proof: (answer) => sameFile(owner, answer),
      };
    },
  },
  'laboratory values': {
    isOnce: true,
    prepare: async ({ owner }) => {
      const stored = owner.call(uploadRoutes.secureUpload, { form: fileForm });
      const { id } = await must<{ id: string }>(stored);
      const values = [{ id: 'creatinine', decision: 'confirmed', value: 2, unit: 'mg/dL' }];
      // What is read in the file is kept when it is first looked at, whoever asks; what its owner says of it is the act.
      await must(owner.call(at(labValueRoutes.list, id)));
      const route = at(labValueRoutes.decide, id);
      return { send: (more) => owner.call(route, { body: { species: 'dog', values }, ...more }) };
    },
  },
  'health data': {
    isOnce: false,
    prepare: async ({ owner }) => ({
      send: (more) => owner.call(healthRoutes.device, { body: HEALTH, ...more }),
    }),
  },
  release: {
    isOnce: true,
    exclusiveAt: 'releases',
    prepare: async (stage) => {
      const body = someBuild();
      return {
        send: (more) => releaseService(stage, releaseServiceRoutes.publish, { body, ...more }),
        readState: () => seenOf(stage, body.version),
      };
    },
  },
  'release move': {
    isOnce: false,
    exclusiveAt: 'releases',
    prepare: async (stage) => {
      const build = someBuild();
      await must(releaseService(stage, releaseServiceRoutes.publish, { body: build }));
      const { version, remote } = build;
      const { method } = releaseServiceRoutes.move;
      const path = releaseServiceRoutes.move.path.replace(':channel', 'stable');
      const body = { moves: [{ kind: 'point', remote, version }] };
      return {
        send: (more) => releaseService(stage, { method, path }, { body, ...more }),
        readState: () => seenOf(stage, version),
      };
    },
  },
};

const HEALTH = {
  stats: { totalRecords: 1, totalDays: 1, metricsTypes: 1, processingTimeMs: 1 },
  workouts: 0,
  firstDay: '2024-01-01',
  lastDay: '2024-01-01',
  warnings: [],
  metrics: [],
};
