// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hostBus } from '../federation/host-bus.ts';
import { Preparing } from './Preparing.tsx';

it('FLOW waits with dots, until there is a line of reasoning to show in their place', () => {
  renderInShell(<Preparing />);
  const line = () => screen.getByText(/^(Reading|Looking)/).textContent;
  expect(line()).toBe('Reading what you told us...');
  const content = 'Looking for signs that cannot wait';
  const tell = hostBus.emitterFor('shell');
  act(() => tell('shell.reasoning-received', { sessionId: 's', seq: 1, content }));
  expect(line()).toBe(content);
});
