import type { ReactNode } from 'react';
import styled from 'styled-components';
import { safeName } from '../model/safe-name.ts';

/** A file's name on one line, isolated from the writing direction of its neighbours. */
export function FileName({ file }: { readonly file: File }): ReactNode {
  const name = safeName(file);
  return <Name title={name}>{name}</Name>;
}

const Name = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  line-height: ${({ theme }) => theme.lineHeight.snug};
`;
