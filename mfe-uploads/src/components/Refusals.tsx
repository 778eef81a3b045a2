import { Alert, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import type { Refusal } from '../model/sort-offered.ts';

/** More names than this are counted. */
const NAMED = 3;

/** Why some files were left out, one entry a reason (UPL-04). */
export function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }): ReactNode {
  if (refusals.length === 0) return null;
  return (
    <Alert tone="warning" role="alert">
      <Reasons>
        {refusals.map(({ title, help, names }) => (
          <li key={title}>
            <Title>{title}</Title>
            <Names>
              {names.slice(0, NAMED).map((name, index) => (
                // The same name may be refused twice; nothing in this list moves.
                <bdi key={`${index} ${name}`}>{name}</bdi>
              ))}
              {names.length > NAMED && <span>{COPY.refused.more(names.length - NAMED)}</span>}
            </Names>
            {help.map((sentence) => (
              <Help key={sentence}>{sentence}</Help>
            ))}
          </li>
        ))}
      </Reasons>
    </Alert>
  );
}

const Reasons = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.sm};
  font-size: ${theme.fontSize.sm};
`;

const Title = styled.strong`
  display: block;
  font-weight: ${theme.fontWeight.strong};
  overflow-wrap: anywhere;
`;

const Names = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  font-style: italic;
  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Help = styled.span`
  display: block;
`;
