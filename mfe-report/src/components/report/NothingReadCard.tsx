import { emergencyAddress } from '@petwise/contracts';
import { Alert, LinkButton, Phone, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { nothingReadWords } from '../../model/nothing-read.ts';
import type { ReportView } from '../../model/report-view.ts';
import { CallOwnVet } from './CallOwnVet.tsx';

/** Where no illness is named: why, and where help is. */
export function NothingReadCard({ report }: { readonly report: ReportView }): ReactNode {
  if (!report.nothingRead) return null;
  const { title, text } = nothingReadWords(report.nothingRead);
  const help = (
    // A page of its own outside the app, so that it opens even when the app is broken.
    <LinkButton
      href={emergencyAddress(report.species)}
      size="lg"
      variant="secondary"
      icon={<Phone aria-hidden />}
    >
      {copy.emergencyLink}
    </LinkButton>
  );
  return (
    <Alert tone="warning" role="note" title={title}>
      <Parts>
        <p>{text}</p>
        {report.nothingRead === 'has-died' ? null : <p>{copy.nothingReadNext}</p>}
        <Help>
          {report.nothingRead === 'has-died' ? (
            help
          ) : (
            <CallOwnVet variant="primary">{help}</CallOwnVet>
          )}
        </Help>
      </Parts>
    </Alert>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space.sm};
`;

/** A button does nothing on paper. */
const Help = styled.div`
  @media print {
    display: none;
  }
`;
