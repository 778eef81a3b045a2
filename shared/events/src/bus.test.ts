import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createBus, type DropReason, MAX_EVENTS_A_SECOND } from './bus.ts';
import type { EventVersions } from './catalogue.ts';
import { claimSingleton } from './claim-singleton.ts';
import { eventRange } from './event-range.ts';

describe('event bus', () => {
  it('MFE-03 carries a typed event from its owner to a listener', () => {
    const { bus, host } = createBus();
    const received: number[] = [];
    bus.on('intake.submitted', ({ fileCount }) => received.push(fileCount));
    host.emitterFor('intake')('intake.submitted', { fileCount: 2 });
    expect(received).toEqual([2]);
  });

  it('lets a owner emit only its own events, by type and at run time', () => {
    const emit = createBus().host.emitterFor('chat');
    // @ts-expect-error chat does not own this event
    expect(() => emit('intake.submitted', { fileCount: 0 })).toThrow('chat may not emit');
  });

  it('refuses a payload that its schema does not know, at the sender', () => {
    const emit = createBus().host.emitterFor('intake');
    // @ts-expect-error a wrong payload
    expect(() => emit('intake.submitted', { fileCount: 'two' })).toThrow();
  });

  it('replays the last of what is marked so, and nothing after clear', () => {
    const { bus, host } = createBus();
    const emit = host.emitterFor('chat');
    emit('chat.session-opened', { sessionId: 'a' });
    emit('chat.session-opened', { sessionId: 'b' });
    const late: string[] = [];
    bus.on('chat.session-opened', ({ sessionId }) => late.push(sessionId));
    expect(late).toEqual(['b']);
    host.clear();
    bus.on('chat.session-opened', () => late.push('again'));
    expect(late).toEqual(['b']);
    emit('chat.session-opened', { sessionId: 'c' });
    expect(late).toEqual(['b', 'c', 'again']);
  });

  it('does not replay what is not marked so', () => {
    const { bus, host } = createBus();
    host.emitterFor('intake')('intake.submitted', { fileCount: 1 });
    const received: number[] = [];
    bus.on('intake.submitted', ({ fileCount }) => received.push(fileCount));
    expect(received).toEqual([]);
  });

  it('stops hearing when told to', () => {
    const { bus, host } = createBus();
    const received: number[] = [];
    const stop = bus.on('intake.submitted', ({ fileCount }) => received.push(fileCount));
    stop();
    host.emitterFor('intake')('intake.submitted', { fileCount: 1 });
    expect(received).toEqual([]);
  });

  it('a bundle released later may say more: unknown fields arrive', () => {
    const { bus, host } = createBus();
    const received: unknown[] = [];
    bus.on('intake.submitted', (payload) => received.push(payload));
    // Its own catalogue knows the field; this host's does not.
    const later = { fileCount: 2, language: 'en' };
    host.emitterFor('intake')('intake.submitted', later);
    expect(received).toEqual([{ fileCount: 2, language: 'en' }]);
  });

  describe('an event that has changed', () => {
    const sizes = v.object({ sizes: v.array(v.number()), unit: v.picklist(['kB', 'MB']) });
    const CHANGED = {
      'uploads.completed': {
        owner: 'uploads',
        replay: 'last',
        version: 3,
        steps: {
          1: ({ size, ...rest }: { size?: number }) => ({ ...rest, sizes: [size] }),
          2: (payload: object) => ({ ...payload, unit: 'kB' }),
        },
        payload: sizes,
      },
    } as const;

    function receivedFrom(built: EventVersions | undefined, payload: object): unknown[] {
      const { bus, host } = createBus(Date.now, CHANGED);
      const received: unknown[] = [];
      bus.on('uploads.completed', (one) => received.push(one));
      // The payload is of a bundle with a catalogue of its own.
      const emit = host.emitterFor('uploads', built) as (name: string, payload: object) => void;
      emit('uploads.completed', payload);
      bus.on('uploads.completed', (one) => received.push(one));
      return received;
    }

    it('MFE-03 is brought step by step to the version of the page, with what nobody here knows, also for who comes late', () => {
      const stepped = { sizes: [4], unit: 'kB', colour: 'red' };
      expect(receivedFrom({}, { size: 4, colour: 'red' })).toEqual([stepped, stepped]);
      const second = { sizes: [4, 5], unit: 'kB' };
      expect(receivedFrom({ 'uploads.completed': 2 }, { sizes: [4, 5] })).toEqual([second, second]);
    });

    it('of the page’s version, or a later one, arrives as it was sent', () => {
      const sent = { sizes: [4], unit: 'MB', place: 'disk' };
      expect(receivedFrom({ 'uploads.completed': 3 }, sent)).toEqual([sent, sent]);
      expect(receivedFrom({ 'uploads.completed': 4 }, sent)).toEqual([sent, sent]);
      // The page's own bundles are of its catalogue.
      expect(receivedFrom(undefined, sent)).toEqual([sent, sent]);
    });

    it('is refused at its sender where the steps do not make it whole, and whatever version a bundle claims', () => {
      expect(() => receivedFrom({}, { size: 'large' })).toThrow();
      expect(() => receivedFrom({ 'uploads.completed': 3 }, { size: 4 })).toThrow();
      const claimed = { 'uploads.completed': -1e12 };
      expect(receivedFrom(claimed, { size: 4 })).toHaveLength(2);
    });

    it('says which versions have steps without a gap to the newest', () => {
      const { 'uploads.completed': event } = CHANGED;
      expect(eventRange(event)).toEqual({ from: 1, to: 3 });
      expect(eventRange({ ...event, steps: { 1: event.steps[1] } })).toEqual({ from: 3, to: 3 });
      expect(eventRange({ ...event, version: 1, steps: {} })).toEqual({ from: 1, to: 1 });
    });
  });

  it('an event that this host does not know is dropped and counted, and said once', () => {
    const { bus, host } = createBus();
    const reported: string[] = [];
    const carried: string[] = [];
    host.onDropped((owner, reason, name) => reported.push(`${owner} ${reason} ${name}`));
    bus.all.subscribe(({ name }) => carried.push(name));
    // A bundle of a later release, whose catalogue has more names than this one.
    const emit = host.emitterFor('chat') as (name: string, payload: object) => void;
    for (const name of ['chat.answer-praised', 'chat.answer-praised', '__proto__', 'toString']) {
      expect(() => emit(name, {})).not.toThrow();
    }
    expect(carried).toEqual([]);
    expect(host.dropped('chat')).toBe(4);
    expect(reported).toEqual(['chat unknown chat.answer-praised']);
  });

  it('carries 200 events of one owner in a second, drops the rest, and holds nobody else up', () => {
    let time = 5_000;
    const { bus, host } = createBus(() => time);
    const reasons: DropReason[] = [];
    const received = { chat: 0, shell: 0 };
    host.onDropped((_owner, reason) => reasons.push(reason));
    bus.on('chat.message-arrived', () => (received.chat += 1));
    bus.on('shell.signed-in', () => (received.shell += 1));
    const emit = host.emitterFor('chat');
    for (let n = 0; n < 10_000; n += 1) emit('chat.message-arrived', { sessionId: 's' });
    host.emitterFor('shell')('shell.signed-in', {});
    expect(received).toEqual({ chat: MAX_EVENTS_A_SECOND, shell: 1 });
    expect(host.dropped('chat')).toBe(10_000 - MAX_EVENTS_A_SECOND);
    expect(host.dropped('shell')).toBe(0);
    expect(reasons).toEqual(['flood']);
    time += 1_000;
    emit('chat.message-arrived', { sessionId: 's' });
    expect(received.chat).toBe(MAX_EVENTS_A_SECOND + 1);
  });

  it('throws when a second copy is loaded, and says how to deduplicate', () => {
    claimSingleton('test-package', '1.0.0');
    expect(() => claimSingleton('test-package', '1.1.0')).toThrow(
      /1\.1\.0 was loaded although test-package 1\.0\.0.*import: false/,
    );
  });
});
