import { api } from '@petwise/api';
import { secondReaderRoutes } from '@petwise/contracts';
import { Alert, Card, Heading, SegmentedChoice, Stack, Text } from '@petwise/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SETTINGS_COPY } from '../settings-copy.ts';

/** Where pictures are attached the same is asked for. */
const QUERY_KEY = [secondReaderRoutes.ear.path] as const;
const CHOICES = [
  { value: 'yes', label: SETTINGS_COPY.secondReaderYes },
  { value: 'no', label: SETTINGS_COPY.secondReaderNo },
] as const;

/** Whether a language model may read, and whether it hears; nothing where none is set up. */
export function SecondReaderSettings(): ReactNode {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => api().call(secondReaderRoutes.ear, { signal }),
  });
  const [failed, setFailed] = useState(false);
  if (!data?.ear) return null;
  const { ear } = data;
  const { model, host, hears, why, allowed } = ear;

  async function choose(value: 'yes' | 'no'): Promise<void> {
    const body = { allowed: value === 'yes' };
    setFailed(false);
    queries.setQueryData(QUERY_KEY, { ear: { ...ear, ...body } });
    try {
      queries.setQueryData(QUERY_KEY, await api().call(secondReaderRoutes.allow, { body }));
    } catch {
      queries.setQueryData(QUERY_KEY, { ear });
      setFailed(true);
    }
  }

  return (
    <Card as="section">
      <Stack gap="md">
        <Heading level={2}>{SETTINGS_COPY.secondReaderTitle}</Heading>
        <Text tone="muted">{SETTINGS_COPY.secondReaderBody(model, host)}</Text>
        <SegmentedChoice
          legend={SETTINGS_COPY.secondReaderLegend}
          options={CHOICES}
          value={allowed === null ? null : allowed ? 'yes' : 'no'}
          onChange={(value) => void choose(value)}
        />
        {hears === 'deaf' ? (
          <Alert tone="warning">
            {SETTINGS_COPY.readerState.deaf} {why}
          </Alert>
        ) : (
          <Text tone="muted">{SETTINGS_COPY.readerState[hears]}</Text>
        )}
        <div role="alert">
          {failed && <Alert tone="danger">{SETTINGS_COPY.secondReaderFailed}</Alert>}
        </div>
      </Stack>
    </Card>
  );
}
