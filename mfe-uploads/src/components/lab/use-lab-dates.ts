import type { LabFile, LabValue } from '@petwise/contracts';
import { useStored } from '@petwise/ui/use-stored';
import { useState } from 'react';
import {
  type DateChoice,
  dateChoiceOf,
  type DateGroup,
  dateGroups,
  type DateProblem,
  dateProblem,
  isDateChoices,
  todayHere,
} from '../../model/lab-dates.ts';

/** What the owner says of the dates of a file's values; `isUsed` tells whether a value is ticked. */
export function useLabDates(
  { fileId, values }: Pick<LabFile, 'fileId' | 'values'>,
  isUsed: (value: LabValue) => boolean,
): {
  readonly groups: readonly DateGroup[];
  readonly today: string;
  readonly choiceOf: (group: DateGroup) => DateChoice;
  /** What to say at a group: an answer that is missing or half typed only after an attempt to confirm. */
  readonly problemOf: (group: DateGroup) => DateProblem | null;
  readonly choose: (group: DateGroup, choice: DateChoice) => void;
  /** Place of the first group without a good answer, -1 when none lacks one; problems show from now on. */
  readonly check: () => number;
  /** Once the answers have been sent. */
  readonly forget: () => void;
} {
  const [choices, stored] = useStored(`uploads.lab-dates.${fileId}`, {}, isDateChoices);
  const [isTried, setTried] = useState(false);
  const groups = dateGroups(values);
  const today = todayHere(new Date());

  const choiceOf = (group: DateGroup) => choices[group.date ?? ''] ?? dateChoiceOf(group);
  function problem(group: DateGroup): DateProblem | null {
    return group.values.some(isUsed) ? dateProblem(choiceOf(group), today) : null;
  }
  return {
    groups,
    today,
    choiceOf,
    problemOf: (group) => {
      const found = problem(group);
      return found === 'future' || isTried ? found : null;
    },
    choose: (group, choice) => stored.set((before) => ({ ...before, [group.date ?? '']: choice })),
    forget: stored.forget,
    check: () => {
      setTried(true);
      return groups.findIndex((group) => problem(group) !== null);
    },
  };
}
