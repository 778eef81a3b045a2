import type { DoorProps } from '@petwise/contracts';
import { EmptyState, ErrorCard, Heading, LinkButton, Skeleton, Stack } from '@petwise/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePets } from '../../api/pets.ts';
import { PETS_COPY } from '../../pets-copy.ts';
import { PetList } from './PetList.tsx';
import { PetPage } from './PetPage.tsx';

/** The owner's pets side by side, or the page of one of them. */
export function Pets({ petId }: DoorProps['intake/pets']): ReactNode {
  const owned = usePets();
  if (owned.state === 'loading') {
    return (
      <div role="status" aria-busy="true" aria-label={PETS_COPY.loading}>
        <Skeleton height={420} />
      </div>
    );
  }
  if (owned.state === 'failed') {
    return (
      <ErrorCard title={PETS_COPY.failed} error={owned.error} onRetry={owned.retry}>
        {PETS_COPY.failedHint}
      </ErrorCard>
    );
  }
  if (petId === null) return <PetList owned={owned} />;
  const pet = owned.pets.find(({ id }) => id === petId);
  if (pet) return <PetPage key={pet.id} pet={pet} owned={owned} />;
  return (
    <Stack gap="lg">
      <Heading level={1} size="xxl" focusOnMount>
        {PETS_COPY.title}
      </Heading>
      <EmptyState
        title={PETS_COPY.gone}
        action={
          <LinkButton as={Link} to="/pets">
            {PETS_COPY.all}
          </LinkButton>
        }
      >
        {PETS_COPY.goneHint}
      </EmptyState>
    </Stack>
  );
}
