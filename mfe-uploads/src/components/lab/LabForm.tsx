import type { IntakeSpecies, LabDecision, LabFile, LabValue } from '@petwise/contracts';
import { Alert, Button, Card, Cluster, Heading, Stack, Text } from '@petwise/ui';
import { useStored } from '@petwise/ui/use-stored';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useDecide } from '../../api/lab-values.ts';
import { LAB_COPY } from '../../lab-copy.ts';
import {
  choicesOf,
  isLabChoices,
  decisionsOf,
  inOrder,
  isOut,
  isWrong,
  type LabChoice,
} from '../../model/lab-choice.ts';
import { dateDecision } from '../../model/lab-dates.ts';
import { LabDates } from './LabDates.tsx';
import { LabTable } from './LabTable.tsx';
import { useLabDates } from './use-lab-dates.ts';

/** Shown at once; the rest is ticked and one press away. */
const SHORT_LIST = 8;

/** The values of one file with a tick each; nothing counts until the owner says so. */
export function LabForm({
  file,
  species,
  onSaved,
}: {
  readonly file: LabFile;
  readonly species: IntakeSpecies | null;
  readonly onSaved: () => void;
}): ReactNode {
  const titleId = useId();
  const read = choicesOf(file.values);
  const [choices, stored] = useStored(`uploads.labs.${file.fileId}`, read, isLabChoices);
  const [isLong, setLong] = useState(false);
  const { save, saving, failed } = useSaving(file, species, () => {
    stored.forget();
    dates.forget();
    onSaved();
  });
  const ordered = inOrder(file.values);
  const out = ordered.filter(isOut);
  const short = ordered.slice(0, Math.max(out.length, SHORT_LIST));
  const hidden = ordered.length - short.length;
  const used = ordered.filter(({ id }) => choices[id]?.use).length;
  const hasWrong = Object.values(choices).some(isWrong);
  const dates = useLabDates(file, ({ id }) => choices[id]?.use === true);

  function submit(event: FormEvent<HTMLElement>): void {
    event.preventDefault();
    if (hasWrong) return;
    const unanswered = dates.check();
    const boxes = event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=date]');
    if (unanswered >= 0) boxes[unanswered]?.focus();
    else void save(decisionsOf(file.values, choices, dateOf));
  }
  function dateOf(value: LabValue): Pick<LabDecision, 'date'> {
    const group = dates.groups.find(({ date }) => date === value.date);
    return group ? dateDecision(value, dates.choiceOf(group), dates.today) : {};
  }
  function choose(id: string, change: Partial<LabChoice>): void {
    stored.set((before) => ({ ...before, [id]: { ...(before[id] ?? { use: true }), ...change } }));
  }

  return (
    <Card as="form" onSubmit={submit} noValidate aria-labelledby={titleId}>
      <Stack gap="md">
        <Stack gap="xxs">
          <Heading level={2} size="lg" id={titleId}>
            {LAB_COPY.title(ordered.length, file.fileName)}
          </Heading>
          <Text tone="muted">{LAB_COPY.intro}</Text>
        </Stack>
        <LabDates {...dates} onChoose={dates.choose} />
        <LabTable
          caption={LAB_COPY.legend(file.fileName)}
          values={isLong ? ordered : short}
          choices={choices}
          isDated={dates.groups.length > 1}
          onChoose={choose}
        />
        {hidden > 0 && (
          <Cluster gap="xs">
            {!isLong && (
              <Text size="sm" tone="muted">
                {LAB_COPY.normalHidden(hidden)}
              </Text>
            )}
            <Button variant="quiet" size="sm" onClick={() => setLong((before) => !before)}>
              {isLong ? LAB_COPY.showFewer : LAB_COPY.showAll(ordered.length)}
            </Button>
          </Cluster>
        )}
        <div role="alert">{failed && <Alert tone="danger">{LAB_COPY.saveFailed}</Alert>}</div>
        <Cluster align="end">
          <Button type="submit" variant="secondary" busy={saving} disabled={hasWrong}>
            {used === 0 ? LAB_COPY.confirmNone : LAB_COPY.confirm(used)}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

function useSaving(file: LabFile, species: IntakeSpecies | null, onSaved: () => void) {
  const decide = useDecide(file.fileId, species);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  async function save(decisions: ReturnType<typeof decisionsOf>): Promise<void> {
    if (saving) return;
    setSaving(true);
    setFailed(false);
    try {
      await decide(decisions);
      onSaved();
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      setSaving(false);
    }
  }
  return { save, saving, failed };
}
