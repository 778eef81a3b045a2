import '@petwise/ui/fonts';
import type { EventOwner } from '@petwise/events';
import { createRoot } from 'react-dom/client';
import { Harness } from './Harness.tsx';
import type { HarnessOptions } from './harness-options.ts';

/**
 * Runs a bundle alone in the page: its doors in every state, the bus's log, and
 * a form to emit any event. `?api=real` talks to the development server instead
 * of the fake one; `?state=<name>` opens a state at once.
 */
export function startHarness<R extends EventOwner>(options: HarnessOptions<R>): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(<Harness options={options} />);
}
