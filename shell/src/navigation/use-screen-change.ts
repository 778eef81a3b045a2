import { useEvent } from '@petwise/events';
import { stageAt } from '@petwise/contracts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { COPY } from '../copy.ts';
import { focusHeading } from './focus-heading.ts';
import { useTitle } from './use-title.ts';
import { useUnread } from './use-unread.ts';

/**
 * Each screen has its own title, and a new one gives the focus to its heading;
 * the first screen of a page leaves it where the browser put it.
 */
export function useScreenChange(): void {
  const { pathname } = useLocation();
  const [stage, setStage] = useState('');
  const isFirst = useRef(true);
  useEvent('shell.stage-changed', (event) => setStage(event.stage));
  const isAssessment = isInAssessment(pathname);
  const place = isAssessment ? '/assessment' : pathname.replace(/^(\/pets)\/.*/, '$1');
  const screen = isAssessment ? `${place} ${stage}` : pathname;

  const titles: Readonly<Record<string, string>> = COPY.pageTitles;
  useTitle(titles[screen] ?? titles[place] ?? COPY.notFoundTitle, useUnread());

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const content = document.getElementById('content');
    return content ? focusHeading(content) : undefined;
  }, [screen]);
}

/** At the assessment's own address, or at one of a stage of it. */
export function isInAssessment(pathname: string): boolean {
  return pathname === '/assessment' || stageAt(pathname) !== null;
}
