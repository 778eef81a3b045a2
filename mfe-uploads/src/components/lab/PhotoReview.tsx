import { Button, Card, Cluster, Stack, Text } from '@petwise/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { LAB_COPY } from '../../lab-copy.ts';
import { LabFileReview } from './LabFileReview.tsx';

/** A photo: its print is read only when the owner says that it shows a laboratory sheet. */
export function PhotoReview(props: ComponentProps<typeof LabFileReview>): ReactNode {
  const [isSheet, setSheet] = useState(false);
  if (isSheet) return <LabFileReview {...props} />;
  return (
    <Card>
      <Cluster gap="sm" align="between">
        <Stack gap="xxs">
          <Text>{LAB_COPY.isSheet(props.fileName)}</Text>
          <Text size="sm" tone="muted">
            {LAB_COPY.readHint}
          </Text>
        </Stack>
        <Button variant="secondary" onClick={() => setSheet(true)}>
          {LAB_COPY.readSheet}
        </Button>
      </Cluster>
    </Card>
  );
}
