import type { ConsultDetail } from '@petwise/contracts';
import { Button, Card, ErrorCard, Heading, Skeleton, theme, X } from '@petwise/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { usePastConsult } from '../../api/past-consults.ts';
import { copy } from '../../copy.ts';
import { readReport } from '../../model/read-report.ts';
import { ComparisonTable, type Compared } from './ComparisonTable.tsx';

/** Two reports side by side, the older one first. */
export function Comparison({
  first,
  second,
  onClose,
}: {
  readonly first: string;
  readonly second: string;
  readonly onClose: () => void;
}): ReactNode {
  const id = useId();
  const one = usePastConsult(first);
  const two = usePastConsult(second);
  const frame = useRef<HTMLElement>(null);
  const words = copy.past;

  // The button that opened it may be far below.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'start' });
  }, []);

  function body(): ReactNode {
    if (one.isError || two.isError) {
      return (
        <ErrorCard
          title={words.compareFailed}
          error={one.error ?? two.error}
          onRetry={() => {
            if (one.isError) void one.refetch();
            if (two.isError) void two.refetch();
          }}
        />
      );
    }
    if (!one.data || !two.data) return <Skeleton height={280} />;
    const [older, newer] = [one.data, two.data].toSorted((a, b) =>
      a.createdAt.localeCompare(b.createdAt),
    );
    const before = older ? compared(older) : null;
    const after = newer ? compared(newer) : null;
    if (!before || !after) return <ErrorCard title={words.compareFailed} />;
    return <ComparisonTable first={before} second={after} labelledBy={id} />;
  }

  return (
    <Frame ref={frame} aria-labelledby={id}>
      <Head>
        <Heading level={2} id={id} focusOnMount>
          {words.comparison}
        </Heading>
        <Button variant="quiet" icon={<X aria-hidden />} onClick={onClose}>
          {words.closeComparison}
        </Button>
      </Head>
      <Card>{body()}</Card>
    </Frame>
  );
}

function compared(consult: ConsultDetail): Compared | null {
  const report = readReport(consult.assessment);
  return report && { report, title: consult.title, createdAt: consult.createdAt };
}

const Frame = styled.section`
  scroll-margin-top: 5rem;
  display: grid;
  gap: ${theme.space.sm};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
`;
