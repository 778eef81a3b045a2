// @vitest-environment jsdom
import type { DoorProps } from '@petwise/contracts';
import { renderInShell } from '@petwise/tools/testing';
import { expect, it, vi } from 'vitest';
import { readDangers } from '../offline/read-dangers.ts';
import { readFacts } from '../offline/read-facts.ts';
import { AppRoutes } from './AppRoutes.tsx';

it('PROTO-01 the Assistant is given what reads dangers and facts on this device', () => {
  const door = vi.fn((_props: DoorProps['chat/prototype']) => null);
  renderInShell(<AppRoutes onSignOut={vi.fn()} />, {
    path: '/medical-assistant',
    doors: { 'chat/prototype': door },
  });
  expect(door.mock.lastCall?.[0]).toEqual({ readDangers, readFacts });
});
