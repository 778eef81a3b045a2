import { ChevronDown } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { copy } from '../../copy.ts';
import { PlainRows } from './PlainRows.tsx';
import type { ListEntry } from './list-entry.ts';
import { useFollowNewest } from './use-follow-newest.ts';
import { VirtualRows } from './VirtualRows.tsx';

/** From here on only the rows in sight are in the page. */
const VIRTUAL_FROM = 60;

/**
 * The scrolling conversation, one log region. It follows the newest entry, and
 * shows what is asked from its start, unless the reader has scrolled up; then
 * it offers to jump there.
 */
export function MessageList(props: {
  readonly entries: readonly ListEntry[];
  readonly label: string;
  /** Goes to the newest whenever this changes: the owner has just said something. */
  readonly pin?: string | undefined;
}): ReactNode {
  const { entries, label, pin } = props;
  // State and not refs: the rows inside need the element as soon as it is there.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const { following, unseen, toNewest } = useFollowNewest({
    scroller,
    content,
    newest: entries.findLast((entry) => !entry.quiet)?.id,
    count: entries.length,
    pin,
  });
  const Rows = entries.length > VIRTUAL_FROM ? VirtualRows : PlainRows;
  return (
    <Frame>
      <Scroller
        ref={setScroller}
        role="log"
        aria-label={label}
        aria-live={following ? 'polite' : 'off'}
        // A scrolling region must be reachable by keyboard.
        tabIndex={0}
      >
        <div ref={setContent}>
          <Rows entries={entries} scroller={scroller} />
        </div>
      </Scroller>
      {!following && (
        <Jump type="button" onClick={toNewest}>
          <ChevronDown aria-hidden size={18} />
          {unseen ? `${copy.newBelow} · ${copy.jumpToLatest}` : copy.jumpToLatest}
        </Jump>
      )}
    </Frame>
  );
}

const fade = keyframes`
  from, 95% { opacity: 1; }
  to { opacity: 0; }
`;

/** Fades at its lower end while more stands below: a list of answers may end just there, and look whole. */
const Frame = styled.div`
  position: relative;
  flex: 1 1 0;
  min-height: 4rem;
  display: flex;
  timeline-scope: --log;
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: ${({ theme }) => theme.space.lg};
    background: linear-gradient(transparent, ${({ theme }) => theme.color.canvas});
    pointer-events: none;
    opacity: 0;
    @supports (animation-timeline: --log) {
      /* Only the reader's own scrolling moves it: no motion, so it also outweighs the page's rule for those who want less of it. */
      animation: ${fade} linear both !important;
      animation-timeline: --log !important;
    }
    @media (forced-colors: active) {
      display: none;
    }
  }
`;

const Scroller = styled.div`
  /* Holds what is hidden by position too, which would else make the page as long as the conversation. */
  position: relative;
  flex: 1;
  min-width: 0;
  overflow-y: auto;
  overflow-x: hidden;
  overscroll-behavior: contain;
  overflow-anchor: none;
  scroll-timeline: --log;
  /* What has the focus stands above the fade. */
  scroll-padding-block-end: ${({ theme }) => theme.space.xl};
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.xxs} 0;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Jump = styled.button`
  position: absolute;
  left: 50%;
  bottom: ${({ theme }) => theme.space.sm};
  transform: translateX(-50%);
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  min-height: ${({ theme }) => theme.size.touch};
  width: max-content;
  max-width: calc(100% - 2rem);
  padding: 0 ${({ theme }) => theme.space.md};
  border: 1px solid ${({ theme }) => theme.color.edgeStrong};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.fontSize.sm};
  font-weight: ${({ theme }) => theme.fontWeight.strong};
  box-shadow: ${({ theme }) => theme.shadow.mid};
  cursor: pointer;
`;
