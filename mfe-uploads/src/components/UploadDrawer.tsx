import { DRAWER_EXTENSIONS, type DoorProps } from '@petwise/contracts';
import { Button, Paperclip, Sheet, Stack, Text, theme } from '@petwise/ui';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { acceptAttribute } from '../model/media-types.ts';
import { failedWords } from '../model/transfer-list.ts';
import type { Transfer } from '../model/transfers.ts';
import { FileButton } from './FileButton.tsx';
import { PictureNote } from './PictureNote.tsx';
import { Refusals } from './Refusals.tsx';
import { ShrinkChoice } from './ShrinkChoice.tsx';
import { TransferList } from './TransferList.tsx';
import { useDrawer } from './use-drawer.ts';

/** The drawer at the bottom of the prototype chat (DRAW-01). */
export function UploadDrawer(props: DoorProps['uploads/drawer']): ReactNode {
  const drawer = useDrawer(props);
  const { items, uploading, uploadCount, refusals } = drawer;
  const status = useRef<HTMLParagraphElement>(null);

  function start(): void {
    drawer.start();
    // The button is about to be disabled and would drop the keyboard focus.
    status.current?.focus();
  }
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      side="bottom"
      title={COPY.drawer.title}
      footer={
        <Button block disabled={uploadCount === 0 || uploading} onClick={start}>
          {COPY.drawer.upload(uploadCount)}
        </Button>
      }
    >
      <Stack gap="sm">
        <Text size="sm" tone="muted">
          {COPY.drawer.hint}
        </Text>
        <FileButton
          label={COPY.drawer.select}
          icon={<Paperclip aria-hidden />}
          size="lg"
          accept={acceptAttribute(DRAWER_EXTENSIONS)}
          multiple
          disabled={uploading}
          onFiles={drawer.offer}
        />
        <Refusals refusals={refusals} />
        {items.length > 0 && (
          <TransferList
            label={COPY.drawer.listLabel}
            items={items}
            onRetry={drawer.retry}
            onRemove={drawer.remove}
          />
        )}
        <Status ref={status} role="status" tabIndex={-1}>
          {statusWords(items, uploading)}
        </Status>
        <ShrinkChoice items={items} />
        <PictureNote items={items} />
      </Stack>
    </Sheet>
  );
}

function statusWords(items: readonly Transfer[], uploading: boolean): string {
  if (uploading) return COPY.drawer.uploading;
  if (items.length === 0) return COPY.drawer.empty;
  return failedWords(items) ?? COPY.panel.count(items.length);
}

const Status = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  &:focus {
    outline: none;
  }
`;
