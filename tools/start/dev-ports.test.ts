import { expect, it } from 'vitest';
import { DEV_PORTS } from '../federation/ports.ts';
import { DEV_OFFSETS } from './check-settings.cjs';

it('each port of development is looked at before it starts', () => {
  const checked = DEV_OFFSETS.map((offset) => DEV_PORTS.server + offset);
  expect(checked).toEqual(Object.values(DEV_PORTS));
});
