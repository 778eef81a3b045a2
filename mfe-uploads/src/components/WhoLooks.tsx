import type { PictureReader } from '@petwise/contracts';
import { Text } from '@petwise/ui';
import type { ReactNode } from 'react';
import { COPY } from '../copy.ts';

/** Said where pictures are attached: that nobody looks at them but the vet, or which language model does. */
export function WhoLooks({ reader }: { readonly reader?: PictureReader | null }): ReactNode {
  return (
    <Text size="sm" tone="muted">
      {reader ? COPY.modelLooks(reader.model, reader.host) : COPY.nobodyLooks}
    </Text>
  );
}
