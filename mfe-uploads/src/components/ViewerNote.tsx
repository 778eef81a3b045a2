import { api } from '@petwise/api';
import { secondReaderRoutes } from '@petwise/contracts';
import { Text } from '@petwise/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { COPY } from '../copy.ts';

/** Said where pictures are attached: that nobody looks at them but the vet, or which language model does. */
export function ViewerNote(): ReactNode {
  const { data } = useQuery({
    queryKey: [secondReaderRoutes.ear.path],
    queryFn: ({ signal }) => api().call(secondReaderRoutes.ear, { signal }),
    // It is allowed, and no more, on other screens.
    refetchOnMount: 'always',
  });
  const reader = data?.ear;
  return (
    <Text size="sm" tone="muted">
      {reader?.allowed ? COPY.modelViewer(reader.model, reader.host) : COPY.noViewer}
    </Text>
  );
}
