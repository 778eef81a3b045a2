import {
  Alert,
  Button,
  EmptyState,
  ErrorCard,
  Heading,
  History,
  LinkButton,
  Page,
  Skeleton,
  Stack,
  Text,
} from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePastConsults } from '../../api/past-consults.ts';
import { copy, exact } from '../../copy.ts';
import { Comparison } from './Comparison.tsx';
import { PastList } from './PastList.tsx';

/** The owner's earlier assessments: open one, compare two, delete. */
export function PastAssessments(): ReactNode {
  const [pages, setPages] = useState(1);
  const past = usePastConsults(pages);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const words = copy.past;
  const [first, second] = compared;

  function body(): ReactNode {
    if (past.isPending) {
      return (
        <div role="status" aria-label={words.loading}>
          <Skeleton height={420} />
        </div>
      );
    }
    if (past.isError) {
      return (
        <ErrorCard
          title={words.failed}
          error={past.error}
          onRetry={() => void past.refetch()}
          retrying={past.isFetching}
        >
          {words.failedHint}
        </ErrorCard>
      );
    }
    const { consults, next, onlyThisDevice } = past.data;
    if (consults.length === 0 && next === undefined) {
      return (
        <EmptyState
          icon={<History />}
          title={words.empty}
          action={
            <LinkButton as={Link} to="/">
              {exact.startNew}
            </LinkButton>
          }
        >
          {words.emptyHint}
        </EmptyState>
      );
    }
    return (
      <>
        {onlyThisDevice ? (
          <Alert tone="info" role="note">
            {copy.device.onlyHere}
          </Alert>
        ) : null}
        {first && second ? (
          <Comparison
            key={compared.join()}
            first={first}
            second={second}
            onClose={() => setCompared([])}
          />
        ) : null}
        <PastList
          consults={consults}
          chosen={chosen}
          isCompared={compared.length > 0}
          onChoose={(ids) => {
            setChosen(ids);
            setCompared((shown) => (shown.every((id) => ids.includes(id)) ? shown : []));
          }}
          onCompare={() => setCompared(chosen)}
        />
        {next === undefined ? null : (
          <Button variant="secondary" busy={past.isFetching} onClick={() => setPages(pages + 1)}>
            {words.showOlder}
          </Button>
        )}
      </>
    );
  }

  return (
    <Page width="reading">
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>{words.heading}</Heading>
          <Text tone="muted">{words.intro}</Text>
        </Stack>
        {body()}
      </Stack>
    </Page>
  );
}
