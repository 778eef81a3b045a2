import { randomUUID } from 'node:crypto';
import {
  consultRoutes,
  correctionRoutes,
  deviceConsultRoutes,
  followUpRoutes,
  sharedRoutes,
  shareRoutes,
  type ConsultDetail,
} from '@petwise/contracts';
import { INIT_BODY } from '../../src/testing/consult-bodies.ts';
import { call, type Answer } from '../owner.ts';
import { answered, at, begun, finished, linked, must, once, type Stage } from '../stage.ts';
import type { Acts } from './act.ts';

const detailOf = ({ owner }: Stage, sessionId: string): Promise<ConsultDetail> =>
  must(owner.call(at(consultRoutes.detail, sessionId)));

/** What a link opens, by what its making was answered. */
const pathOf = ({ body }: Pick<Answer, 'body'>): string =>
  // What the link's contract says.
  new URL((body as { url: string }).url).pathname;

/** Assessments, and what becomes of their reports. */
export const ASSESSMENT_ACTS: Acts = {
  'consult start': {
    route: consultRoutes.init,
    isOnce: true,
    prepare: async ({ owner }) => once(owner, consultRoutes.init, { body: INIT_BODY }),
  },
  answer: {
    route: consultRoutes.answer,
    isOnce: true,
    prepare: async ({ owner }) => {
      const sessionId = await begun(owner);
      return once(owner, consultRoutes.answer, { body: { sessionId, answer: 'Yes' } });
    },
  },
  report: {
    route: consultRoutes.finalize,
    isOnce: true,
    prepare: async ({ owner }) => {
      const sessionId = await answered(owner);
      return once(owner, consultRoutes.finalize, { body: { sessionId } });
    },
  },
  correction: {
    route: correctionRoutes.correctConsult,
    isOnce: true,
    prepare: async (stage) => {
      const sessionId = await answered(stage.owner);
      const { turns } = await detailOf(stage, sessionId);
      const answerId = turns.findLast(({ role }) => role === 'user')?.id;
      const body = { kind: 'edit', answerId, answer: 'No, he does not' };
      return once(stage.owner, at(correctionRoutes.correctConsult, sessionId), { body });
    },
  },
  'assessment deleted': {
    route: consultRoutes.remove,
    isOnce: true,
    prepare: async ({ owner }) => {
      const route = at(consultRoutes.remove, await finished(owner));
      return { send: (more) => owner.call(route, more) };
    },
  },
  'assessment of a device': {
    route: deviceConsultRoutes.save,
    isOnce: true,
    prepare: async (stage) => {
      const made = await detailOf(stage, await finished(stage.owner));
      // As the engine of the device would have given it, under an id of its own, some days ago.
      const body = { ...made, sessionId: randomUUID(), createdAt: '2026-01-02T10:00:00.000Z' };
      return { send: (more) => stage.owner.call(deviceConsultRoutes.save, { body, ...more }) };
    },
  },
  'what the vet found': {
    route: followUpRoutes.found,
    isOnce: true,
    prepare: async ({ owner }) => {
      const route = at(followUpRoutes.found, await finished(owner));
      const body = { diagnosis: 'gastritis', foundOn: '2026-01-02' };
      return { send: (more) => owner.call(route, { body, ...more }) };
    },
  },
  'a look again answered': {
    route: followUpRoutes.lookedAgain,
    isOnce: true,
    prepare: async ({ owner }) => {
      const route = at(followUpRoutes.lookedAgain, await finished(owner));
      return { send: (more) => owner.call(route, more) };
    },
  },
  link: {
    route: shareRoutes.create,
    isOnce: false,
    prepare: async ({ owner, site }) => {
      const body = { sessionId: await finished(owner), days: 7 };
      return {
        send: (more) => owner.call(shareRoutes.create, { body, ...more }),
        proof: async (answer) => {
          const { status } = await call(site, { method: 'GET', path: pathOf(answer) });
          if (status !== 200) throw new Error(`the link answers ${status}`);
        },
      };
    },
  },
  'link taken back': {
    route: shareRoutes.revoke,
    isOnce: true,
    prepare: async ({ owner }) => {
      const route = at(shareRoutes.revoke, (await linked(owner)).id);
      return { send: (more) => owner.call(route, more) };
    },
  },
  'answer of a vet': {
    route: sharedRoutes.answer,
    isOnce: false,
    prepare: async ({ owner, site }) => {
      const { method } = sharedRoutes.answer;
      const path = `${pathOf({ body: await linked(owner) })}/answer`;
      const form = (): URLSearchParams => new URLSearchParams({ words: 'Bring him in' });
      return { send: (more) => call(site, { method, path }, { form, ...more }) };
    },
  },
};
