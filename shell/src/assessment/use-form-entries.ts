import { sessionStore } from '@petwise/ui/storage';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import * as v from 'valibot';

/** What the router says in an entry of the browser's history: the how manieth it is. */
const Entry = v.object({ idx: v.number() });
/** The first entry of an assessment in this tab. */
const FirstEntry = v.object({ id: v.string(), ...Entry.entries });
const KEY = 'petwise.firstEntry';

/**
 * Each form and each of its steps is an entry of the history. What is returned goes to the first of them, so that one Back
 * from there leaves the assessment instead of coming to forms that are done; also after a reload among them.
 */
export function useFormEntries(id: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // Opened anew, not by a reload, Back or Forward: what was the first before is another visit's.
  const isNewVisit = useRef(useNavigationType() !== 'POP');
  useEffect(() => {
    const idx = entryNumber();
    if (isNewVisit.current || idx < firstOf(id)) sessionStore.writeValue(KEY, { id, idx });
    isNewVisit.current = false;
  }, [id, key]);
  return useCallback(() => {
    const back = firstOf(id) - entryNumber();
    if (Number.isFinite(back) && back < 0) void navigate(back);
  }, [id, navigate]);
}

/** Infinite where none is known. */
function firstOf(id: string): number {
  const first = sessionStore.readAs(KEY, (value) => v.parse(FirstEntry, value));
  return first?.id === id ? first.idx : Number.POSITIVE_INFINITY;
}

/** Infinite where the router does not count. */
function entryNumber(): number {
  const { state }: { state: unknown } = window.history;
  return v.is(Entry, state) ? state.idx : Number.POSITIVE_INFINITY;
}
