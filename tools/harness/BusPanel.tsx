import { bus, type Emission, type EventName, EVENTS, type EventOwner } from '@petwise/events';
import { Alert, Button, Select, Stack, TextArea } from '@petwise/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { harnessHost } from './harness-host.ts';

// Object.keys of a const object has exactly its literal keys.
const NAMES = Object.keys(EVENTS) as EventName[];

/** The bus of this page: its log, newest first, and a form that emits any event. */
export function BusPanel(): ReactNode {
  const [log, setLog] = useState<readonly Emission[]>([]);
  const [name, setName] = useState<EventName>('shell.reasoning-received');
  const [payload, setPayload] = useState('{}');
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    const subscription = bus.all.subscribe((emission) =>
      setLog((now) => [emission, ...now].slice(0, 50)),
    );
    return () => subscription.unsubscribe();
  }, []);

  function emit(): void {
    try {
      emitAny(name, JSON.parse(payload));
      setError(null);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
  }

  return (
    <Stack gap="sm">
      <Select
        aria-label="Event"
        value={name}
        options={NAMES.map((one) => ({ value: one, label: one }))}
        onChange={(event) => setName(event.target.value as EventName) /* one of NAMES */}
      />
      <TextArea
        aria-label="Payload"
        value={payload}
        onChange={(event) => setPayload(event.target.value)}
      />
      <Button onClick={emit}>Emit</Button>
      {error && <Alert tone="danger">{error}</Alert>}
      <Log role="log" aria-label="Bus">
        {log.map((emission) => (
          <li key={`${emission.at} ${emission.name} ${JSON.stringify(emission.payload)}`}>
            <b>{emission.name}</b> {JSON.stringify(emission.payload)}
          </li>
        ))}
      </Log>
    </Stack>
  );
}

function emitAny(name: EventName, payload: unknown): void {
  // The bus parses every payload by the event's schema, so a wrong one throws there.
  const emit = harnessHost.emitterFor(EVENTS[name].owner as EventOwner) as (
    name: EventName,
    payload: unknown,
  ) => void;
  emit(name, payload);
}

const Log = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${({ theme }) => theme.fontSize.xs} ${({ theme }) => theme.font.mono};
  overflow-wrap: anywhere;
  max-height: 40vh;
  overflow: auto;
`;
