import { MAX_FILES_PER_CONSULT, type UploadedFile } from '@petwise/contracts';
import { Alert, Button, RemoteSlot, Stack } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';

/** Beside the medical history: what the home screen attached, and the upload panel for more. */
export function HistoryFiles({
  files,
  onAdded,
}: {
  readonly files: readonly UploadedFile[];
  readonly onAdded: (files: readonly UploadedFile[]) => void;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const left = MAX_FILES_PER_CONSULT - files.length;

  function take(uploaded: readonly UploadedFile[]): void {
    setLeftOut(Math.max(0, uploaded.length - left));
    if (left > 0) onAdded(uploaded.slice(0, left));
  }

  return (
    <Stack gap="sm">
      <Row>
        <span>{files.length === 0 ? COPY.addRecords : COPY.filesAttached(files.length)}</span>
        <Button variant="secondary" disabled={left <= 0} onClick={() => setOpen(true)}>
          {COPY.addFiles}
        </Button>
      </Row>
      {leftOut > 0 && (
        <Alert tone="warning">{COPY.filesLeftOut(leftOut, MAX_FILES_PER_CONSULT)}</Alert>
      )}
      {isOpen && (
        <RemoteSlot
          door="uploads/panel"
          height={0}
          props={{
            presentation: 'modal',
            open: true,
            onClose: () => setOpen(false),
            onUploaded: take,
          }}
        />
      )}
    </Stack>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
`;
