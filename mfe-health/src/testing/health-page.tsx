import { healthRoutes } from '@petwise/contracts';
import { type FakeHandler, handle, problem, renderInShell } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HealthAnalysis } from '../components/HealthAnalysis.tsx';
import { COPY } from '../copy.ts';
import { metrics, SESSION, stats, summary } from './fixtures.ts';

export const MESSAGE = 'Read 2,215,981 records on 1,100 days';

/** A server that reads every export, and what it was told. */
export function healthServer(changes: readonly FakeHandler[] = []): {
  readonly handlers: readonly FakeHandler[];
  readonly attached: unknown[];
  readonly stored: unknown[];
  /** Ids of the analyses that were to be deleted. */
  readonly removed: string[];
} {
  const attached: unknown[] = [];
  const stored: unknown[] = [];
  const removed: string[] = [];
  const handlers = [
    ...changes,
    handle(healthRoutes.upload, () => ({
      success: true,
      message: MESSAGE,
      sessionId: SESSION,
      stats,
    })),
    handle(healthRoutes.metrics, () => ({
      metrics: [...metrics],
      count: metrics.length,
      stats,
      warnings: [],
    })),
    handle(healthRoutes.summary, ({ params }) =>
      params.sessionId === SESSION ? { summary } : problem(404, 'not-found', 'There is none'),
    ),
    handle(healthRoutes.device, ({ body }) => {
      stored.push(body);
      return { sessionId: SESSION };
    }),
    handle(healthRoutes.attach, ({ body }) => {
      attached.push(body);
      return { attached: body.attached };
    }),
    handle(healthRoutes.remove, ({ params }) => {
      removed.push(params.sessionId);
      return { deleted: true };
    }),
  ];
  return { handlers, attached, stored, removed };
}

export interface HealthPage extends ReturnType<typeof renderInShell> {
  readonly user: UserEvent;
}

export function openHealth(handlers: readonly FakeHandler[]): HealthPage {
  const user = userEvent.setup({ applyAccept: false });
  return Object.assign(renderInShell(<HealthAnalysis />, { handlers }), { user });
}

export function zipFile(name = 'export.zip', bytes = 4): File {
  const file = new File(['PK'], name, { type: 'application/zip' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

export function picker(): HTMLElement {
  return screen.getByLabelText(new RegExp(COPY.drop.name));
}
