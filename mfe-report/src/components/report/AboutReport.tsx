import { Text, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { engineLines } from '../../model/report-text.ts';
import type { ReportView } from '../../model/report-view.ts';

/** RPT-01: the footer that this is no veterinary advice; beneath it, who made the report. */
export function AboutReport({ report }: { readonly report: ReportView }): ReactNode {
  const engine = engineLines(report);
  return (
    <Foot>
      <p>{copy.footer}</p>
      {engine.length > 0 ? (
        <Text size="xs" tone="muted">
          {copy.about}: {engine.join(' ')}
        </Text>
      ) : null}
    </Foot>
  );
}

const Foot = styled.footer`
  display: grid;
  gap: ${theme.space.xs};
  padding-block: ${theme.space.md};
  border-top: 1px solid ${theme.color.edge};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  break-inside: avoid;
`;
