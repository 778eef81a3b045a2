import {
  DOORS,
  type DoorName,
  MAY_STAY_EMPTY,
  type MountReport,
  type RemoteName,
} from '@petwise/contracts';
import { EmitContext } from '@petwise/events';
import { Collapsible, ErrorCard, Page, Skeleton, type SlotProps } from '@petwise/ui';
import { type ComponentType, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { hasOpened } from './frozen-pages.ts';
import { emitterOf } from './host-bus.ts';
import { warmDoor } from './load-door.ts';
import { reportDoorError } from '../telemetry/page-errors.ts';
import { reportMount } from '../telemetry/page-reports.ts';
import { type DoorState, useDoor } from './use-door.ts';
import { watchDrawing, WAITING } from './watch-drawing.ts';

/** A slot at least this high is a screen, pixels. */
const SCREEN_PX = 400;
/** As high as one that does not say. */
const BLOCK_PX = 240;

/**
 * Opens a door of a remote: a skeleton of the right height, then the door, or
 * a card that says so and tries again without a reload. Whatever happens inside
 * stays inside.
 */
export function HostSlot<Name extends DoorName>(slot: SlotProps<Name>): ReactNode {
  // Another door in the same place starts anew; it must never get this one's props.
  return <DoorSlot key={slot.door} {...slot} />;
}

function DoorSlot<Name extends DoorName>(slot: SlotProps<Name>): ReactNode {
  const { state, retry, crashed } = useDoor(slot.door);
  if (state.status === 'loading') {
    return <Waiting slot={slot} />;
  }
  if (state.status === 'failed') {
    if (slot.fallback !== undefined) return slot.fallback;
    return (
      <Framed page={slot.page}>
        <SlotError isPage={isScreen(slot)} retry={retry} error={state.error} />
      </Framed>
    );
  }
  return (
    <ErrorBoundary
      key={`${state.door.version} ${state.attempt}`}
      onError={(error) => {
        const remote = DOORS[slot.door];
        reportDoorError(remote, 'render', error);
        reportMount({ remote, version: state.door.version, outcome: 'render' });
        crashed(error instanceof Error ? error : new Error(String(error)));
      }}
      fallback={<Waiting slot={slot} />}
    >
      <OpenDoor state={state} slot={slot} crashed={crashed} />
    </ErrorBoundary>
  );
}

function OpenDoor<Name extends DoorName>({
  state,
  slot,
  crashed,
}: {
  readonly state: Extract<DoorState<Name>, { status: 'open' }>;
  readonly slot: SlotProps<Name>;
  readonly crashed: (error: Error) => void;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { version, askedAt } = state.door;
  useEffect(() => {
    if (!place.current) return undefined;
    const remote = DOORS[slot.door];
    const tell = (hasDrawn: boolean) => {
      hasOpened(remote);
      if (hasDrawn) return reportMount(mountOf(remote, version, askedAt));
      reportMount({ remote, version, outcome: 'render' });
      crashed(new Error(`${slot.door} ${version} has drawn nothing`));
    };
    if (!MAY_STAY_EMPTY.includes(slot.door)) {
      const another = () => warmDoor(slot.door, { besides: version });
      return watchDrawing(place.current, { another, tell });
    }
    tell(true);
    return undefined;
  }, [slot.door, version, askedAt, crashed]);
  // Props and component belong to the same door; TypeScript cannot spread a generic's props.
  const Door = state.door.module.Door as ComponentType<object>;
  const { eventVersions } = state.door.module;
  const emit = useMemo(
    () => emitterOf(DOORS[slot.door], eventVersions),
    [slot.door, eventVersions],
  );
  return (
    <div ref={place} data-door={slot.door} data-version={version}>
      <EmitContext value={emit}>
        {/* A door may wait for a part of its own: the page around it goes on. */}
        <Suspense fallback={<Waiting slot={slot} mark={{ [WAITING]: '' }} />}>
          <Door {...slot.props} />
        </Suspense>
      </EmitContext>
    </div>
  );
}

/** How long the door took, and what of the version came over the network for it. */
function mountOf(remote: RemoteName, version: string, askedAt: number): MountReport {
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes(`/remotes/${remote}/${version}/`));
  // Entries of this type are what the browser's interface says.
  const bytes = (files as PerformanceResourceTiming[]).map(({ transferSize }) => transferSize);
  return {
    remote,
    version,
    outcome: 'mounted',
    milliseconds: Math.round(performance.now() - askedAt),
    bytes: bytes.reduce((sum, one) => sum + one, 0),
  };
}

type Place = Pick<SlotProps<DoorName>, 'page' | 'height'>;

/** A screen's place is held in the shape of a screen; a small part's by one block. */
function Waiting({
  slot,
  mark,
}: {
  readonly slot: Place;
  readonly mark?: Readonly<Record<string, string>>;
}): ReactNode {
  return (
    <div aria-busy="true" aria-label={COPY.slotLoading} {...mark}>
      <Framed page={slot.page}>
        <Skeleton height={slot.height ?? BLOCK_PX} shape={isScreen(slot) ? 'screen' : 'block'} />
      </Framed>
    </div>
  );
}

function isScreen({ height = BLOCK_PX }: Place): boolean {
  return height >= SCREEN_PX;
}

function Framed(props: {
  readonly page: SlotProps<DoorName>['page'];
  readonly children: ReactNode;
}): ReactNode {
  return props.page ? <Page width={props.page}>{props.children}</Page> : props.children;
}

function SlotError({
  error,
  isPage,
  retry,
}: {
  readonly error: Error;
  readonly isPage: boolean;
  readonly retry: () => void;
}): ReactNode {
  return (
    <ErrorCard
      isPage={isPage}
      title={COPY.slotFailedTitle}
      onRetry={retry}
      retryLabel={COPY.tryAgain}
    >
      <p>{COPY.slotFailedBody}</p>
      <Centred>
        <Collapsible look="plain" title={COPY.slotFailedDetails}>
          <code>{error.message}</code>
        </Collapsible>
      </Centred>
    </ErrorCard>
  );
}

const Centred = styled.div`
  summary {
    justify-content: center;
  }
`;
