import { type DoorProps, MAX_SYMPTOMS_LENGTH } from '@petwise/contracts';
import { Card, Field, Stack, TextArea } from '@petwise/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { COPY } from '../copy.ts';
import { homeDraft } from '../model/drafts.ts';
import { DangerWatch } from './DangerWatch.tsx';

/** A box for the first words where a sign-in or a notice stands before the home screen, which then has them. */
export function WhatHappened({
  readDangers,
  onGoOn,
}: DoorProps['intake/what-happened']): ReactNode {
  const [draft, setDraft] = useState(
    () => homeDraft.read() ?? { symptoms: '', uploadedFiles: [], sent: false },
  );
  useEffect(() => {
    if (draft.symptoms === '' && draft.uploadedFiles.length === 0) homeDraft.clear();
    else homeDraft.write(draft);
  }, [draft]);
  const { symptoms, chosenSpecies = null } = draft;
  return (
    <Card as="section">
      <Stack gap="md">
        <Field label={COPY.danger.whatHappened} hint={COPY.danger.whatHappenedHint}>
          {(ids) => (
            <TextArea
              id={ids.id}
              aria-describedby={ids.describedBy}
              minRows={2}
              maxRows={8}
              dir="auto"
              maxLength={MAX_SYMPTOMS_LENGTH}
              value={symptoms}
              onChange={(event) => setDraft({ ...draft, symptoms: event.target.value })}
            />
          )}
        </Field>
        <DangerWatch
          text={symptoms}
          chosenSpecies={chosenSpecies}
          onSpecies={(species) => setDraft({ ...draft, chosenSpecies: species })}
          readDangers={readDangers}
          onGoOn={onGoOn}
        />
      </Stack>
    </Card>
  );
}
