import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';

/** What the router says in an entry of the browser's history: the how manieth it is. */
const Entry = v.object({ idx: v.number() });

/**
 * Each form and each of its steps is an entry of the history. What is returned goes to the first of them, so that one Back
 * from there leaves the assessment instead of coming to forms that are done.
 */
export function useFormEntries(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const first = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    first.current = Math.min(first.current, entryNumber());
  }, [key]);
  return useCallback(() => {
    const back = first.current - entryNumber();
    if (Number.isFinite(back) && back < 0) void navigate(back);
  }, [navigate]);
}

/** Infinite where the router does not count. */
function entryNumber(): number {
  const { state }: { state: unknown } = window.history;
  return v.is(Entry, state) ? state.idx : Number.POSITIVE_INFINITY;
}
