import { theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A small label over its content, which comes from the assessment, in English; nothing when there is none. */
export function Labelled({
  label,
  isHidden = false,
  children,
}: {
  readonly label: string;
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  if (isHidden) return null;
  return (
    <div>
      <Label>{label}</Label>
      <div lang="en">{children}</div>
    </div>
  );
}

const Label = styled.h4`
  margin-bottom: 0.125rem;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.strong};
`;
