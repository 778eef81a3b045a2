import {
  consultRoutes,
  type ConsultSummary,
  type KeepPetBody,
  Pet,
  petRoutes,
  type RouteResponse,
  uploadRoutes,
} from '@petwise/contracts';
import { handle, renderInShell } from '@petwise/tools/testing';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { Pets } from '../components/pets/Pets.tsx';
import { BELLA, uploadAnswer } from './fixtures.ts';

/** A pet with two weights. */
export const WEIGHED: Pet = {
  ...BELLA,
  weights: [
    { value: 4, unit: 'kg', on: '2026-01-05' },
    { value: 4.2, unit: 'kg', on: '2026-03-05' },
  ],
};

/** The id that a sent picture gets. */
export const PICTURE = '3f0c0e4e-6a55-4a3b-9d5a-444444444444';

/** An assessment of `WEIGHED`. */
export const COUGH: ConsultSummary = {
  sessionId: '3f0c0e4e-6a55-4a3b-9d5a-333333333333',
  createdAt: '2026-03-06T10:00:00Z',
  updatedAt: '2026-03-06T10:00:00Z',
  species: 'cat',
  breed: 'Siamese',
  title: 'She coughs at night',
  status: 'finished',
};

/** Opens the page of a pet, or of all of them; `told` and `sent` fill with what the server is given. */
export function openPets(
  petId: string | null,
  pets: Pet[],
  {
    answer,
    refuses,
    past = {},
  }: {
    answer?: () => Response;
    refuses?: (file: File) => Response | null;
    past?: Partial<RouteResponse<typeof consultRoutes.list>>;
  } = {},
) {
  const told: KeepPetBody[] = [];
  const sent: string[] = [];
  const handlers = [
    handle(uploadRoutes.secureUpload, ({ body }) => {
      // A form's call gives the file as its body.
      const file = body as unknown as File;
      sent.push(file.name);
      return refuses?.(file) ?? { ...uploadAnswer(file), id: PICTURE };
    }),
    handle(uploadRoutes.view, () => {
      return new Response('jpeg', { headers: { 'content-type': 'image/jpeg' } });
    }),
    handle(petRoutes.list, () => ({ pets })),
    handle(consultRoutes.list, ({ query }) => ({
      consults: [query.pet].flat().includes(WEIGHED.id) ? [COUGH] : [],
      ...past,
    })),
    handle(petRoutes.keep, ({ params, body }) => {
      told.push(body);
      return answer?.() ?? { pet: v.parse(Pet, { ...WEIGHED, ...body, id: params.petId }) };
    }),
  ];
  renderInShell(<Pets petId={petId} />, { handlers });
  return { user: userEvent.setup(), told, sent };
}
