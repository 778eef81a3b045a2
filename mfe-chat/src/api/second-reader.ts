import { api } from '@petwise/api';
import { type RouteBody, secondReaderRoutes } from '@petwise/contracts';

/** The owner's word on whether a language model may read; it then reads this assessment, or stops, at once. */
export async function allowSecondReader(
  body: RouteBody<typeof secondReaderRoutes.allow>,
): Promise<void> {
  await api().call(secondReaderRoutes.allow, { body });
}
