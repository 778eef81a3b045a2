import { Button, Chip, ExternalLink, LinkButton, Spinner, Text } from '@petwise/ui';
import type { ReactNode } from 'react';
import { useLabTests } from '../../api/use-lab-tests.ts';
import { copy, exact } from '../../copy.ts';
import { labShopUrl } from '../../model/lab-shop.ts';
import { LabEntry } from './LabEntry.tsx';
import { LabTestEntry } from './LabTestEntry.tsx';

/** DX-08, DX-10: the tests found; else words for waiting, and a test that is always worth a thought. */
export function LabTestList({ terms }: { readonly terms: readonly string[] }): ReactNode {
  const { data, isPending, isError, refetch, isFetching } = useLabTests(terms, true);
  if (isPending) return <Spinner label={exact.dx.searching} />;
  if (data && data.length > 0) {
    return data.map((test, index) => <LabTestEntry key={index} test={test} />);
  }
  return (
    <>
      {isError ? (
        <div role="alert">
          <Text>{copy.labFailed}</Text>
          <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
            {copy.tryAgain}
          </Button>
        </div>
      ) : null}
      <LabEntry
        name={exact.dx.fallbackName}
        note={<Chip tone="success">{exact.dx.noPrice}</Chip>}
        description={exact.dx.fallbackText}
      >
        <LinkButton
          href={labShopUrl(document)}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          icon={<ExternalLink aria-hidden />}
        >
          {copy.visitShop}
        </LinkButton>
      </LabEntry>
    </>
  );
}
