import { describe, expect, it } from 'vitest';
import { createBus } from './bus.ts';
import { claimSingleton } from './claim-singleton.ts';

describe('event bus', () => {
  it('MFE-03 carries a typed event from its owner to a listener', () => {
    const bus = createBus();
    const heard: number[] = [];
    bus.on('intake.submitted', ({ fileCount }) => heard.push(fileCount));
    bus.emitterFor('intake')('intake.submitted', { fileCount: 2 });
    expect(heard).toEqual([2]);
  });

  it('lets a room emit only its own events, by type and at run time', () => {
    const bus = createBus();
    const emit = bus.emitterFor('chat');
    // @ts-expect-error chat does not own this event
    expect(() => emit('intake.submitted', { fileCount: 0 })).toThrow('chat may not emit');
  });

  it('refuses a payload that its schema does not know, at the sender', () => {
    const bus = createBus();
    const emit = bus.emitterFor('intake');
    // @ts-expect-error a wrong payload
    expect(() => emit('intake.submitted', { fileCount: 'two' })).toThrow();
  });

  it('replays the last of what is marked so, and nothing after clear', () => {
    const bus = createBus();
    bus.emitterFor('chat')('chat.session-opened', { sessionId: 'a' });
    bus.emitterFor('chat')('chat.session-opened', { sessionId: 'b' });
    const late: string[] = [];
    bus.on('chat.session-opened', ({ sessionId }) => late.push(sessionId));
    expect(late).toEqual(['b']);
    bus.clear();
    bus.on('chat.session-opened', () => late.push('again'));
    expect(late).toEqual(['b']);
    bus.emitterFor('chat')('chat.session-opened', { sessionId: 'c' });
    expect(late).toEqual(['b', 'c', 'again']);
  });

  it('does not replay what is not marked so', () => {
    const bus = createBus();
    bus.emitterFor('intake')('intake.submitted', { fileCount: 1 });
    const heard: number[] = [];
    bus.on('intake.submitted', ({ fileCount }) => heard.push(fileCount));
    expect(heard).toEqual([]);
  });

  it('stops hearing when told to', () => {
    const bus = createBus();
    const heard: number[] = [];
    const stop = bus.on('intake.submitted', ({ fileCount }) => heard.push(fileCount));
    stop();
    bus.emitterFor('intake')('intake.submitted', { fileCount: 1 });
    expect(heard).toEqual([]);
  });

  it('throws when a second copy is loaded, and says how to deduplicate', () => {
    claimSingleton('test-package', '1.0.0');
    expect(() => claimSingleton('test-package', '1.1.0')).toThrow(
      /1\.1\.0 was loaded although test-package 1\.0\.0.*import: false/,
    );
  });
});
