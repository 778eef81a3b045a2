import { api } from '@petwise/api';
import { type KeepPetBody, petRoutes } from '@petwise/contracts';
import { useToast } from '@petwise/ui';
import { FORMS_COPY } from '../forms-copy.ts';

/** Keeps what was told of a pet, beside the assessment, which never waits for it nor fails with it. */
export function useKeepPet(): (petId: string, body: KeepPetBody) => void {
  const toast = useToast();
  return (petId, body) => {
    api()
      .call(petRoutes.keep, { params: { petId }, body })
      .catch((error: unknown) => {
        console.error(error);
        toast({ title: FORMS_COPY.pet.notStored(body.name ?? ''), tone: 'destructive' });
      });
  };
}
