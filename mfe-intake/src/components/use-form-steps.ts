import { theme } from '@petwise/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type FormStep, stepSearch } from '../model/form-steps.ts';
import { useMedia } from './use-media.ts';

export interface FormSteps<Step extends FormStep> {
  /** The one group that is shown; null on a desktop, where all are. */
  readonly step: Step | null;
  /** The owner has come here from another group of this form. */
  readonly moved: boolean;
  /** Whether a group is shown now. */
  readonly shows: (step: Step) => boolean;
  /** To the group before or after; null where there is none, and on a desktop. */
  readonly back: (() => void) | null;
  readonly next: (() => void) | null;
}

/**
 * One group of a form a step, below the width of a desktop. The group stands in the address, so that
 * a reload and a link bring the same one; what is typed is the form's and stays.
 */
export function useFormSteps<Step extends FormStep>(
  steps: readonly [Step, ...Step[]],
  ways: {
    /** None behind this one is shown: something in it must be mended first. */
    readonly upTo?: Step | undefined;
    /** Where an address without a group leads; the first when left out. */
    readonly start?: Step | undefined;
  } = {},
): FormSteps<Step> {
  const { upTo, start } = ways;
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isStepwise = useMedia(`(${theme.breakpoint.medium})`);
  const named = steps.findIndex((step) => stepSearch(step) === search);
  const asked = named < 0 && start !== undefined ? steps.indexOf(start) : named;
  const most = upTo === undefined ? steps.length - 1 : steps.indexOf(upTo);
  const at = Math.min(Math.max(asked, 0), most);
  const step = isStepwise ? (steps[at] ?? steps[0]) : null;
  const [was, setWas] = useState(step);
  const [moved, setMoved] = useState(false);
  if (step !== was) {
    setWas(step);
    setMoved(true);
  }

  // Else the step would change by itself while what it needs is typed.
  const isAhead = isStepwise && asked > most;
  useEffect(() => {
    const goal = steps[at];
    if (!isAhead || goal === undefined) return;
    void navigate({ pathname, search: stepSearch(goal) }, { replace: true, state });
  }, [isAhead, at, steps, navigate, pathname, state]);

  /** A step on is an entry of its own, so that the phone's own Back leads where the form's Back does. */
  function way(to: number): (() => void) | null {
    const goal = steps[to];
    if (step === null || goal === undefined) return null;
    const search = stepSearch(goal);
    const entryState: unknown = state;
    const held = typeof entryState === 'object' ? entryState : {};
    return () => {
      if (to > at)
        void navigate({ pathname, search }, { state: { ...held, from: stepSearch(step) } });
      else if (held !== null && 'from' in held && held.from === search) void navigate(-1);
      else void navigate({ pathname, search }, { replace: true, state });
    };
  }
  return {
    step,
    moved: moved && step !== null,
    shows: (one) => step === null || step === one,
    back: way(at - 1),
    next: way(at + 1),
  };
}
