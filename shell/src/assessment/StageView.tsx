import type {
  Assessment,
  BasicIntake,
  InitialData,
  MedicalHistory,
  UploadedFile,
} from '@petwise/contracts';
import { RemoteSlot, Stack } from '@petwise/ui';
import type { ReactNode } from 'react';
import { readDangers } from '../offline/read-dangers.ts';
import { readFacts } from '../offline/read-facts.ts';
import { HistoryFiles } from './HistoryFiles.tsx';
import type { AssessmentState } from './stages.ts';

/** The door of the present stage; every stage comes from its own bundle. */
export function StageView(props: {
  readonly id: string;
  readonly state: AssessmentState;
  readonly onStart: (initial: InitialData) => void;
  readonly onIntake: (intake: BasicIntake) => void;
  readonly onFiles: (files: readonly UploadedFile[]) => void;
  readonly onHistory: (history: MedicalHistory) => Promise<void>;
  readonly onFinished: (assessment: Assessment) => void;
}): ReactNode {
  const { stage, initial, intake, opening, assessment } = props.state;
  switch (stage) {
    case 'home':
      return (
        <RemoteSlot
          door="intake/home"
          height={420}
          props={{ variant: 'stage', onStart: props.onStart, readDangers }}
        />
      );
    case 'basic-intake':
      return (
        <RemoteSlot
          door="intake/basic-information"
          height={640}
          props={{
            detected: {
              ...(initial?.detectedSex ? { sex: initial.detectedSex } : {}),
              ...(initial?.chosenSpecies ? { species: initial.chosenSpecies } : {}),
            },
            symptoms: initial?.symptoms ?? '',
            readFacts,
            ...(initial?.pet ? { pet: initial.pet } : {}),
            draftId: props.id,
            onSubmit: props.onIntake,
          }}
        />
      );
    case 'medical-history':
      return (
        <Stack gap="lg">
          <HistoryFiles files={initial?.uploadedFiles ?? []} onAdded={props.onFiles} />
          {initial && initial.uploadedFiles.length > 0 && (
            <RemoteSlot
              door="uploads/lab-values"
              height={0}
              fallback={<></>}
              props={{ files: initial.uploadedFiles, species: intake?.species ?? null }}
            />
          )}
          <RemoteSlot
            door="intake/medical-history"
            height={640}
            props={{
              species: intake?.species ?? 'dog',
              ...(intake ? { intake } : {}),
              ...(initial?.pet ? { pet: initial.pet } : {}),
              draftId: props.id,
              symptoms: initial?.symptoms ?? '',
              readFacts,
              onSubmit: props.onHistory,
            }}
          />
        </Stack>
      );
    case 'chat':
      return opening ? (
        <RemoteSlot
          door="chat/consult"
          height={560}
          props={{ opening, onFinished: props.onFinished }}
        />
      ) : null;
    case 'results':
      return (
        <RemoteSlot
          door="report/assessment"
          page="wide"
          height={900}
          props={{
            assessment,
            sessionId: opening?.init.sessionId ?? null,
            readDangers,
            // A consult that was resumed before its report has just been finished.
            ...(opening?.resumed?.assessment ? { madeAt: opening.resumed.updatedAt } : {}),
          }}
        />
      );
  }
}
