import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMadeLink } from '../../api/share-links.ts';
import { linksCopy } from '../../links-copy.ts';

/** RPT-07: on paper alone, the code of the link that the owner has made: the way from the print back to the report. */
export function PrintedCode({ sessionId }: { readonly sessionId: string | null }): ReactNode {
  const code = useMadeLink(sessionId)?.code;
  if (code === undefined) return null;
  return (
    <Code alt={linksCopy.printedCode} src={`data:image/svg+xml,${encodeURIComponent(code)}`} />
  );
}

const Code = styled.img`
  display: none;
  @media print {
    display: block;
    margin-inline-start: auto;
    width: 20mm;
    height: 20mm;
  }
`;
