import type { Trend } from '@petwise/contracts';
import { Button, Collapsible, theme } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { copy, exact } from '../../copy.ts';
import { formatApproximate } from '../../model/likelihood-text.ts';
import type { ReportView } from '../../model/report-view.ts';
import { AnswersSection } from './AnswersSection.tsx';
import { ConditionDetails } from './ConditionDetails.tsx';
import { DifferentialsSection } from './DifferentialsSection.tsx';
import { Count } from './Fold.tsx';
import { Prose } from './Prose.tsx';
import { SupplementsSection } from './SupplementsSection.tsx';
import { TestsSection } from './TestsSection.tsx';
import { TrendCharts } from './TrendCharts.tsx';
import { usePrintOpen } from './use-print-open.ts';

interface Section {
  readonly id: keyof typeof exact.sections;
  readonly content: ReactNode;
  readonly aside?: ReactNode;
}

/** RPT-02: the seven sections, the first open; all open on paper. Where nothing was read, no section on an illness. */
export function ReportSections({
  report,
  trends,
}: {
  readonly report: ReportView;
  readonly trends: readonly Trend[];
}): ReactNode {
  const sections = sectionsOf(report, trends);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([report.nothingRead ? 'overview' : 'primary']),
  );
  const isPrinting = usePrintOpen();
  const isAllOpen = sections.every(({ id }) => open.has(id));

  function toggle(id: string, isOpen: boolean): void {
    if (isPrinting) return;
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  }

  return (
    <Column>
      <Tools>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => setOpen(new Set(isAllOpen ? [] : sections.map(({ id }) => id)))}
        >
          {isAllOpen ? copy.closeAll : copy.openAll}
        </Button>
      </Tools>
      {sections.map(({ id, content, aside }) => (
        <Collapsible
          key={id}
          headingLevel={2}
          title={exact.sections[id]}
          aside={aside}
          open={isPrinting || open.has(id)}
          onToggle={(isOpen) => toggle(id, isOpen)}
        >
          {content}
        </Collapsible>
      ))}
    </Column>
  );
}

function illnessSectionsOf(report: ReportView): readonly Section[] {
  const { primary } = report;
  if (report.nothingRead) return [];
  return [
    {
      id: 'primary',
      content: <ConditionDetails condition={primary} isLead />,
      aside: <Percent>{formatApproximate(primary.percent)}</Percent>,
    },
    {
      id: 'differentials',
      content: <DifferentialsSection report={report} />,
      aside: <Count>{report.differentials.length}</Count>,
    },
    {
      id: 'tests',
      content: <TestsSection tests={report.tests} />,
      aside: <Count>{report.tests.length}</Count>,
    },
    {
      id: 'supplements',
      content: <SupplementsSection supplements={report.supplements} />,
      aside: <Count>{report.supplements.length}</Count>,
    },
  ];
}

function sectionsOf(report: ReportView, trends: readonly Trend[]): readonly Section[] {
  return [
    ...illnessSectionsOf(report),
    {
      id: 'significance',
      content: <AnswersSection answers={report.answers} />,
      aside: <Count>{report.answers.length}</Count>,
    },
    ...(report.summary.length > 0
      ? [
          {
            id: 'healthData' as const,
            content: (
              <>
                <Prose paragraphs={report.summary} />
                <TrendCharts trends={trends} />
              </>
            ),
          },
        ]
      : []),
    ...(report.overview.length > 0
      ? [{ id: 'overview' as const, content: <Prose paragraphs={report.overview} /> }]
      : []),
  ];
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space.sm};
`;

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  @media print {
    display: none;
  }
`;

const Percent = styled.span`
  font-weight: ${theme.fontWeight.strong};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.link};
`;
