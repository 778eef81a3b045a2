import { ArrowRight, History, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useNewestOpenConsult } from '../api/newest-open-consult.ts';
import { COPY } from '../copy.ts';

/** Leads back to the assessment that the server still holds open; nothing when there is none. */
export function ResumeLink(): ReactNode {
  const consult = useNewestOpenConsult();
  if (!consult) return null;
  return (
    <Way to={`/assessment?resume=${consult.sessionId}`}>
      <History aria-hidden size={22} />
      <Words>
        <strong>{COPY.home.resume}</strong>
        <span>{COPY.home.resumeOf(consult.title)}</span>
      </Words>
      <ArrowRight aria-hidden size={20} />
    </Way>
  );
}

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  min-height: ${theme.size.touch};
  padding: ${theme.space.sm} ${theme.space.md};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.primarySoft};
  color: ${theme.color.onPrimarySoft};
  text-decoration: none;
  &:hover strong {
    text-decoration: underline;
  }
  & > svg {
    flex: none;
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  line-height: ${theme.lineHeight.snug};
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${theme.fontSize.sm};
  }
`;
