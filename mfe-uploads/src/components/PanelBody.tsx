import { DROP_ZONE_EXTENSIONS, MAX_FILES_PER_CONSULT } from '@petwise/contracts';
import { ProgressBar, Stack, Text } from '@petwise/ui';
import { type ReactNode, useId, useRef } from 'react';
import { COPY } from '../copy.ts';
import { DropZone } from './DropZone.tsx';
import { PanelStatus } from './PanelStatus.tsx';
import { PictureNote } from './PictureNote.tsx';
import { Refusals } from './Refusals.tsx';
import { ShrinkChoice } from './ShrinkChoice.tsx';
import { TakePhoto } from './TakePhoto.tsx';
import { TransferList } from './TransferList.tsx';
import type { Panel } from './use-panel.ts';
import { usePastedFiles } from './use-pasted-files.ts';

/** All of the panel between its title and its buttons. */
export function PanelBody(props: { readonly panel: Panel; readonly modal: boolean }): ReactNode {
  const { items, phase, refusals, slotsLeft, barValue, offer, retry, remove } = props.panel;
  const guidelineId = useId();
  const frame = useRef<HTMLDivElement>(null);
  usePastedFiles(frame, props.modal, offer);
  const closed = phase !== 'choosing' || slotsLeft === 0;
  return (
    <Stack ref={frame} gap="sm">
      <DropZone
        extensions={DROP_ZONE_EXTENSIONS}
        multiple={slotsLeft > 1}
        disabled={closed}
        hint={(slotsLeft > 0 ? COPY.panel.hint : COPY.panel.full)(MAX_FILES_PER_CONSULT)}
        describedBy={guidelineId}
        onFiles={offer}
      />
      <TakePhoto disabled={closed} onFiles={offer} />
      <Refusals refusals={refusals} />
      {items.length > 0 && (
        <TransferList
          height="8rem"
          label={COPY.panel.listLabel}
          items={items}
          onRetry={retry}
          onRemove={remove}
        />
      )}
      <PanelStatus items={items} phase={phase} />
      {phase !== 'choosing' && <ProgressBar value={barValue} label={COPY.panel.progress} />}
      <ShrinkChoice items={items} />
      <PictureNote items={items} />
      <Text id={guidelineId} size="sm" tone="muted">
        {COPY.panel.guideline}
      </Text>
    </Stack>
  );
}
