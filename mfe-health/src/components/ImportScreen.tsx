import {
  Alert,
  Button,
  Card,
  Cluster,
  Heading,
  SegmentedChoice,
  Stack,
  Text,
  theme,
  useToast,
} from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { checkFile, type Place } from '../model/check-file.ts';
import { DropZone } from './DropZone.tsx';
import { ExportSteps } from './ExportSteps.tsx';
import { IncludedList } from './IncludedList.tsx';
import type { Health } from './use-health.ts';

/** A file that cannot be uploaded, and can be read here. */
interface Offer {
  readonly file: File;
  readonly because: 'large' | 'offline';
}

/** Idle: choose a file, and say where it is read (HLTH-01, HLTH-02). */
export function ImportScreen({ health }: { readonly health: Health }): ReactNode {
  const toast = useToast();
  const [place, setPlace] = useState<Place>('server');
  const [offer, setOffer] = useState<Offer | null>(null);

  function take(files: readonly File[]): void {
    const checked = checkFile(files, place);
    const isOffline = checked.kind === 'fits' && place === 'server' && !navigator.onLine;
    if (isOffline) return setOffer({ file: checked.file, because: 'offline' });
    setOffer(checked.kind === 'too-large' ? { file: checked.file, because: 'large' } : null);
    if (checked.kind === 'fits') return health.begin(checked.file, place);
    return toast({ ...COPY.toast.invalid, tone: 'destructive' });
  }

  return (
    <Columns>
      <Card>
        <Stack gap="md">
          <DropZone
            hint={place === 'server' ? COPY.drop.hint : COPY.drop.deviceHint}
            onFiles={take}
          />
          {offer === null ? null : (
            <Alert tone="info" role="status" title={COPY[offer.because].title}>
              <Stack gap="sm">
                <Text>{COPY[offer.because].text(offer.file.name)}</Text>
                <Cluster>
                  <Button size="sm" onClick={() => health.begin(offer.file, 'device')}>
                    {COPY.large.action}
                  </Button>
                </Cluster>
              </Stack>
            </Alert>
          )}
          <SegmentedChoice<Place>
            legend={COPY.place.legend}
            value={place}
            onChange={setPlace}
            hint={place === 'server' ? COPY.place.serverHint : COPY.place.deviceHint}
            options={[
              { value: 'server', label: COPY.place.server },
              { value: 'device', label: COPY.place.device },
            ]}
          />
          {health.last === null ? null : (
            <Cluster align="between">
              <Text tone="muted">{COPY.last.title}</Text>
              <Button variant="secondary" size="sm" onClick={health.openLast}>
                {COPY.last.open}
              </Button>
            </Cluster>
          )}
        </Stack>
      </Card>
      <Stack gap="lg">
        <Card as="section">
          <Heading level={2} size="lg">
            {COPY.steps.title}
          </Heading>
          <ExportSteps />
        </Card>
        <Card as="section">
          <Heading level={2} size="lg">
            {COPY.included.title}
          </Heading>
          <IncludedList />
        </Card>
      </Stack>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.lg};
  @media (${theme.breakpoint.medium}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
