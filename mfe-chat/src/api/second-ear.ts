import { api } from '@petwise/api';
import { type RouteBody, secondEarRoutes } from '@petwise/contracts';

/** The owner's word on whether a language model may read; it then reads this assessment, or stops, at once. */
export async function allowSecondEar(body: RouteBody<typeof secondEarRoutes.allow>): Promise<void> {
  await api().call(secondEarRoutes.allow, { body });
}
