import { api } from '@petwise/api';
import { assessmentAddress, consultRoutes } from '@petwise/contracts';
import { Card, formatDate, Heading, Stack, Text, theme } from '@petwise/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PETS_COPY } from '../../pets-copy.ts';

/** The newest assessments of one pet; nothing where there is none, or none can be asked for. */
export function PastOfPet({ petId }: { readonly petId: string }): ReactNode {
  const { data } = useQuery({
    queryKey: [consultRoutes.list.path, 'pet', petId],
    queryFn: ({ signal }) => api().call(consultRoutes.list, { signal, query: { pet: petId } }),
    // One may have been made since.
    refetchOnMount: 'always',
  });
  // Without a network the device tells of all that it holds, of whatever pet.
  if (!data || data.onlyThisDevice || data.consults.length === 0) return null;
  return (
    <Card as="section" aria-label={PETS_COPY.past}>
      <Stack gap="xs">
        <Heading level={2} size="lg">
          {PETS_COPY.past}
        </Heading>
        <List>
          {data.consults.map(({ sessionId, title, createdAt, status, vetFound }) => (
            <li key={sessionId}>
              <Link to={assessmentAddress(sessionId, status === 'finished' ? 'results' : 'chat')}>
                {title}
              </Link>
              <Text size="sm" tone="muted">
                {formatDate(new Date(createdAt), { dateStyle: 'medium' })}
                {status === 'asking' && ` · ${PETS_COPY.open}`}
                {vetFound && ` · ${PETS_COPY.vetFound(vetFound)}`}
              </Text>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    padding-block: ${theme.space.xs};
    border-block-start: 1px solid ${theme.color.edge};
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.touch};
  }
`;
