import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { MESSAGE_LIMIT, truncate } from '../../model/truncate.ts';

/** CHAT-02: the owner's words, cut at 500 characters, with a way to see all of them. */
export function UserText({ text }: { readonly text: string }): ReactNode {
  const [whole, setWhole] = useState(false);
  const long = text.length > MESSAGE_LIMIT;
  return (
    <>
      <Words>{whole ? text : truncate(text)}</Words>
      {long && (
        <More type="button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? copy.showLess : copy.showAll}
        </More>
      )}
    </>
  );
}

/** Text as it was written, in English: its own lines, never markup. */
export const Words = styled.p.attrs({ lang: 'en' })`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const More = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: ${({ theme }) => theme.fontSize.sm};
  font-weight: ${({ theme }) => theme.fontWeight.strong};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
