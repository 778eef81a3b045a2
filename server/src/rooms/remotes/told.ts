import { type ConsultDetail, consultRoutes, petRoutes, SessionId } from '@petwise/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { pathOf } from '../../plugins/not-found.ts';
import type { ConsultService } from '../consult/service.ts';
import type { PetService } from '../pets/service.ts';
import { doorsAt } from './preloads.ts';

interface ToldParts {
  readonly consults: ConsultService;
  readonly pets: PetService;
}

/** What a page would ask for first, told with it. */
export interface Told {
  readonly signedIn: boolean;
  readonly consult: ConsultDetail | null;
  /** Answers of calls that the screen begins with, by their path: what they fill has its place at once. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Longer answers are asked for when the screen is there, characters: the page must not grow with a shelter's pets. */
const MOST_TOLD = 10_000;

const NOTHING_TOLD: Told = { signedIn: false, consult: null, answers: {} };

/** Whether a page holds what only its owner may read. */
export function isOwners({ consult, answers }: Told): boolean {
  return consult !== null || Object.keys(answers).length > 0;
}

/** Nothing is told where it cannot be found out; the page then asks, and says what is wrong. */
export async function toldOf(
  request: FastifyRequest,
  app: FastifyInstance,
  parts: ToldParts,
): Promise<Told> {
  try {
    const actor = await app.authenticate(request);
    if (actor === null) return NOTHING_TOLD;
    const resumed = resumedBy(new URL(request.url, 'http://page'));
    const consult =
      resumed === null
        ? null
        : await parts.consults.detail(actor.ownerId, resumed).catch(() => null);
    const answers = await answersOf(request, actor.ownerId, parts);
    if (consult !== null || consultRoutes.list.path in answers)
      app.noteRead(request, actor, 'assessments');
    if (petRoutes.list.path in answers) app.noteRead(request, actor, 'pets');
    return { signedIn: true, consult, answers };
  } catch (error) {
    request.log.warn({ err: error }, 'a page is sent without what its owner would be told');
    return NOTHING_TOLD;
  }
}

/** Of the home screen: the assessment to go on with, and the pets. Not for the copy that a worker keeps. */
async function answersOf(
  request: FastifyRequest,
  ownerId: string,
  { consults, pets }: ToldParts,
): Promise<Told['answers']> {
  const isHome = doorsAt(pathOf(request.url))?.includes('intake/home') === true;
  if (!isHome || request.headers['sec-fetch-mode'] !== 'navigate') return {};
  const [list, owned] = await Promise.all([consults.list(ownerId, {}), pets.list(ownerId)]);
  const answers = { [consultRoutes.list.path]: list, [petRoutes.list.path]: { pets: owned } };
  return Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => JSON.stringify(answer).length <= MOST_TOLD),
  );
}

/** The consult that an address of an assessment names; null without one. */
function resumedBy({ pathname, searchParams }: URL): string | null {
  const [, page, id] = pathname.split('/');
  const named = v.safeParse(SessionId, searchParams.get('resume') ?? id);
  return page === 'assessment' && named.success ? named.output : null;
}
