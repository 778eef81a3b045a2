// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { localStore, sessionStore } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStore.removeAll();
  sessionStore.removeAll();
});

it('what is written is read again, and null removes it', () => {
  expect(localStore.write('petwise.theme', 'dark')).toBe(true);
  expect(localStore.read('petwise.theme')).toBe('dark');
  expect(sessionStorage).toHaveLength(0);
  localStore.write('petwise.theme', null);
  expect(localStore.read('petwise.theme')).toBeNull();
});

it('a value of another shape, or no JSON at all, is as good as none', () => {
  const size = (value: unknown): number => {
    if (typeof value !== 'number') throw new TypeError('no number');
    return value;
  };
  sessionStore.writeValue('petwise.chat.size', 3);
  expect(sessionStore.readAs('petwise.chat.size', size)).toBe(3);
  for (const text of ['"three"', '{', '']) {
    sessionStore.write('petwise.chat.size', text);
    expect(sessionStore.readAs('petwise.chat.size', size)).toBeNull();
  }
});

it('a family of keys is listed and removed together, and nothing beside it', () => {
  localStore.write('petwise.intake.a', '1');
  localStore.write('petwise.intake.b', '2');
  localStore.write('petwise.theme', 'light');
  expect(localStore.keys('petwise.intake.').toSorted()).toEqual([
    'petwise.intake.a',
    'petwise.intake.b',
  ]);
  localStore.removeAll('petwise.intake.');
  expect(Object.keys(localStorage)).toEqual(['petwise.theme']);
});

it('a browser that forbids storage, or has no space, keeps nothing and breaks nothing', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  expect(localStore.write('petwise.theme', 'dark')).toBe(false);
  expect(localStore.read('petwise.theme')).toBeNull();
  vi.stubGlobal('localStorage', undefined);
  expect(localStore.keys('petwise.')).toEqual([]);
  localStore.removeAll();
  vi.unstubAllGlobals();
});
