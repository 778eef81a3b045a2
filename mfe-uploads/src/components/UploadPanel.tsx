import type { DoorProps } from '@petwise/contracts';
import { Button, Card, Cluster, Heading, Sheet, Stack } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import { COPY } from '../copy.ts';
import { PanelBody } from './PanelBody.tsx';
import { type Panel, usePanel } from './use-panel.ts';

/** The upload panel, over the page or in its place in it (UPL-01). */
export function UploadPanel(props: DoorProps['uploads/panel']): ReactNode {
  return props.open ? <OpenPanel {...props} /> : null;
}

function OpenPanel(props: DoorProps['uploads/panel']): ReactNode {
  const { presentation, onClose } = props;
  const titleId = useId();
  const panel = usePanel(props);
  const buttons = <PanelButtons panel={panel} onClose={onClose} />;
  if (presentation === 'modal') {
    return (
      <Sheet open onClose={onClose} title={COPY.panel.title} footer={buttons}>
        <PanelBody panel={panel} modal />
      </Sheet>
    );
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap="md">
        <Heading level={2} id={titleId}>
          {COPY.panel.title}
        </Heading>
        <PanelBody panel={panel} modal={false} />
        <Cluster align="end">{buttons}</Cluster>
      </Stack>
    </Card>
  );
}

function PanelButtons({
  panel,
  onClose,
}: {
  readonly panel: Panel;
  readonly onClose: () => void;
}): ReactNode {
  const uploading = panel.phase === 'uploading';
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {COPY.panel.cancel}
      </Button>
      <Button busy={uploading} disabled={!uploading && !panel.canStart} onClick={panel.start}>
        {COPY.panel.upload}
      </Button>
    </>
  );
}
