import { Alert, LinkButton, Phone, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { nothingReadWords } from '../../model/nothing-read.ts';
import type { ReportView } from '../../model/report-view.ts';

/** Where no illness is named: why, and where help is. */
export function NothingReadCard({ report }: { readonly report: ReportView }): ReactNode {
  if (!report.nothingRead) return null;
  const { title, text } = nothingReadWords(report.nothingRead);
  return (
    <Alert tone="warning" role="note" title={title}>
      <Parts>
        <p>{text}</p>
        {report.nothingRead === 'has-died' ? null : <p>{copy.nothingReadNext}</p>}
        {/* A page of its own outside the app, so that it opens even when the app is broken. */}
        <Help href="/emergency" variant="secondary" icon={<Phone aria-hidden />}>
          {copy.emergencyLink}
        </Help>
      </Parts>
    </Alert>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space.sm};
`;

const Help = styled(LinkButton)`
  justify-self: start;
  @media print {
    display: none;
  }
`;
