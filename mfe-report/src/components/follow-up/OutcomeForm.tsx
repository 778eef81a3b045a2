import type { Outcome } from '@petwise/contracts';
import { Button, Field, Text, TextInput, theme, useToast } from '@petwise/ui';
import { isText, useStored } from '@petwise/ui/use-stored';
import { type FormEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useKeepOutcome } from '../../api/follow-up.ts';
import { followUpCopy } from '../../follow-up-copy.ts';
import type { ReportView } from '../../model/report-view.ts';

/** Asks what the vet found; the causes of the report are offered as one types. */
export function OutcomeForm({
  report,
  sessionId,
  outcome,
  onSaved,
}: {
  readonly report: ReportView;
  readonly sessionId: string;
  readonly outcome: Outcome | null;
  readonly onSaved: () => void;
}): ReactNode {
  const listId = useId();
  const showToast = useToast();
  const keep = useKeepOutcome(sessionId);
  const was = outcome ?? { diagnosis: '', foundOn: today() };
  const [diagnosis, storedDiagnosis] = useStored(
    `report.found.${sessionId}`,
    was.diagnosis,
    isText,
  );
  const [foundOn, storedDay] = useStored(`report.found-on.${sessionId}`, was.foundOn, isText);
  const names = report.nothingRead ? [] : [report.primary, ...report.differentials];

  function submit(event: FormEvent): void {
    event.preventDefault();
    keep.mutate(
      { diagnosis: diagnosis.trim(), foundOn },
      {
        onSuccess: () => {
          storedDiagnosis.forget();
          storedDay.forget();
          onSaved();
        },
        onError: () =>
          showToast({
            title: followUpCopy.failed,
            description: followUpCopy.failedHint,
            tone: 'destructive',
          }),
      },
    );
  }

  return (
    <Form onSubmit={submit}>
      <Text size="xs" tone="muted">
        {followUpCopy.why}
      </Text>
      <Field label={followUpCopy.diagnosis}>
        {({ id }) => (
          <TextInput
            id={id}
            required
            maxLength={120}
            list={listId}
            value={diagnosis}
            onChange={(event) => storedDiagnosis.set(() => event.target.value)}
          />
        )}
      </Field>
      <datalist id={listId}>
        {names.map(({ condition }, index) => (
          <option key={index} value={condition}>
            {condition}
          </option>
        ))}
      </datalist>
      <Field label={followUpCopy.foundOn}>
        {({ id }) => (
          <TextInput
            id={id}
            type="date"
            required
            max={today()}
            value={foundOn}
            onChange={(event) => storedDay.set(() => event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={keep.isPending}>
        {followUpCopy.keep}
      </Button>
    </Form>
  );
}

/** `YYYY-MM-DD`, where the owner is. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.sm};
`;
