import type { UploadProgress } from '@petwise/api';
import type { HealthStats } from '@petwise/contracts';
import { useEvent } from '@petwise/events';
import { useToast } from '@petwise/ui';
import { useEffect, useRef, useState } from 'react';
import { keepReading } from '../api/keep-reading.ts';
import { NoThread, readOnDevice, RefusedExport } from '../api/read-on-device.ts';
import type { DeviceReading } from '../api/reading.ts';
import { sendExport } from '../api/send-export.ts';
import { COPY } from '../copy.ts';
import type { Place } from '../model/check-file.ts';
import { lastSession, rememberSession } from '../model/last-session.ts';
import { nextSending, type Sending } from '../model/sending.ts';

/** An analysis on screen. Without a session it is not kept; without a reading the server has all of it. */
export interface Complete {
  readonly kind: 'complete';
  readonly sessionId: string | null;
  readonly stats: HealthStats | null;
  readonly reading: DeviceReading | null;
}

/** `share` is how much this device has read, `sending` how much of the upload has left it. */
export interface Processing {
  readonly kind: 'processing';
  readonly place: Place;
  readonly share: number | null;
  readonly sending: Sending | null;
}

export type Phase = { readonly kind: 'idle' } | Processing | Complete;

export interface Health {
  readonly phase: Phase;
  /** The id of an earlier analysis that can be opened again. */
  readonly last: string | null;
  readonly begin: (file: File, place: Place) => void;
  readonly cancel: () => void;
  readonly openLast: () => void;
  /** Tries once more to keep what this device has read. */
  readonly save: () => Promise<void>;
  readonly reset: () => void;
  /** The analysis was deleted. */
  readonly forget: () => void;
}

/** HLTH-03: the three states, and what moves between them. */
export function useHealth(): Health {
  const toast = useToast();
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const [last, setLast] = useState(lastSession);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function remember(id: string | null): void {
    rememberSession(id);
    setLast(id);
  }
  function reset(): void {
    running.current?.abort();
    running.current = null;
    setPhase({ kind: 'idle' });
  }
  function forget(): void {
    remember(null);
    reset();
  }
  useEvent('shell.signed-out', forget);

  function finish(done: Omit<Complete, 'kind'>): void {
    if (done.sessionId !== null) remember(done.sessionId);
    setPhase({ kind: 'complete', ...done });
    const title = done.sessionId === null ? COPY.unsaved.failed : COPY.toast.uploaded;
    const { stats } = done;
    const description = stats ? COPY.toast.readWhole(stats.totalRecords, stats.totalDays) : '';
    toast({ title, description });
  }
  function fail(description: string): void {
    setPhase({ kind: 'idle' });
    toast({ title: COPY.toast.failed, description, tone: 'destructive' });
  }

  async function run(file: File, place: Place): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const isCurrent = (): boolean => !signal.aborted;
    const show = (share: number | null, sending: Sending | null): void => {
      if (isCurrent()) setPhase({ kind: 'processing', place, share, sending });
    };
    show(null, null);
    try {
      if (place === 'server') {
        let sending: Sending | null = null;
        const onProgress = (report: UploadProgress): void => {
          sending = nextSending(sending, report, performance.now());
          show(null, sending);
        };
        const answer = await sendExport(file, { signal, onProgress });
        if (!isCurrent()) return;
        const { success, message, sessionId, stats } = answer;
        if (!success) fail(message || COPY.toast.notProcessed);
        else finish({ sessionId, stats, reading: null });
        return;
      }
      const reading = await readOnDevice(file, {
        signal,
        onProgress: (share) => show(share, null),
      });
      // What was read can be looked at even when the summary cannot be kept.
      const sessionId = await keepReading(reading, signal).catch(() => null);
      if (!isCurrent()) return;
      finish({ sessionId, stats: reading.stats, reading });
    } catch (error) {
      if (isCurrent()) fail(wordsFor(error));
    }
  }

  async function save(): Promise<void> {
    if (phase.kind !== 'complete' || phase.reading === null) return;
    const { signal } = (running.current = new AbortController());
    const sessionId = await keepReading(phase.reading, signal).catch(() => null);
    if (signal.aborted) return;
    if (sessionId === null) {
      toast({ title: COPY.unsaved.failed, description: COPY.unsaved.text, tone: 'destructive' });
      return;
    }
    remember(sessionId);
    setPhase({ ...phase, sessionId });
    toast({ title: COPY.unsaved.done });
  }

  return {
    phase,
    last,
    begin: (file, place) => void run(file, place),
    cancel: reset,
    openLast: () => setPhase({ kind: 'complete', sessionId: last, stats: null, reading: null }),
    save,
    reset,
    forget,
  };
}

function wordsFor(error: unknown): string {
  if (error instanceof RefusedExport) return error.message;
  return error instanceof NoThread ? COPY.toast.noThread : COPY.toast.exception;
}
