// @vitest-environment jsdom
import { healthRoutes, MAX_HEALTH_EXPORT_BYTES } from '@petwise/contracts';
import { handle, problem } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COPY } from '../copy.ts';
import { FakeWorker } from '../testing/fake-worker.ts';
import { metrics, SESSION, stats, summary } from '../testing/fixtures.ts';
import { healthServer, MESSAGE, openHealth, picker, zipFile } from '../testing/health-page.tsx';

beforeEach(() => {
  localStorage.clear();
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
});

describe('reading on this device', () => {
  const reading = {
    stats,
    workouts: 0,
    firstDay: '2023-01-10',
    lastDay: '2026-01-13',
    warnings: [],
    metrics,
    summary,
  };

  async function readHere(
    server = healthServer(),
  ): Promise<{ page: ReturnType<typeof openHealth>; worker: FakeWorker | undefined }> {
    const page = openHealth(server.handlers);
    await page.user.click(screen.getByRole('radio', { name: 'On this device' }));
    await page.user.upload(picker(), zipFile('export.zip', 3_000_000_000));
    return { page, worker: FakeWorker.started[0] };
  }

  it('takes a file of any size, shows how far it is, and sends no daily values', async () => {
    const server = healthServer();
    const { page, worker } = await readHere(server);
    worker?.say({ kind: 'progress', share: 0.42 });
    expect(await screen.findByRole('progressbar')).toHaveProperty('ariaValueNow', '42');
    worker?.say({ kind: 'read', reading });
    expect(await screen.findByRole('heading', { name: 'Day by day' })).toBeDefined();
    expect(JSON.stringify(server.stored)).toContain('"series":null');
    expect(JSON.stringify(server.stored)).not.toContain('"values"');
    expect(page.toasts).toEqual([{ title: 'Upload successful!', description: MESSAGE }]);
    expect(worker?.isEnded).toBe(true);
  });

  it('is offered for a file that is too large to upload', async () => {
    const { user } = openHealth(healthServer().handlers);
    await user.upload(picker(), zipFile('export.zip', MAX_HEALTH_EXPORT_BYTES + 1));
    await user.click(screen.getByRole('button', { name: 'Read it on this device' }));
    expect(FakeWorker.started).toHaveLength(1);
  });

  it('ends its thread when it is cancelled', async () => {
    const { page, worker } = await readHere();
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(worker?.isEnded).toBe(true);
    expect(picker()).toBeDefined();
    expect(page.toasts).toEqual([]);
  });

  it('HLTH-07 says why a file cannot be read', async () => {
    const { page, worker } = await readHere();
    worker?.say({ kind: 'refused', message: 'The zip file is damaged' });
    await vi.waitFor(() =>
      expect(page.toasts).toMatchObject([
        { title: 'Upload failed', description: 'The zip file is damaged' },
      ]),
    );
  });

  it('HLTH-07 says so when there is no thread', async () => {
    const { page, worker } = await readHere();
    worker?.fail();
    await vi.waitFor(() =>
      expect(page.toasts).toMatchObject([
        { title: 'Upload failed', description: COPY.toast.noThread },
      ]),
    );
  });

  it('shows what was read even when the summary cannot be kept', async () => {
    const broken = handle(healthRoutes.device, () => problem(503, 'unavailable', 'busy'));
    const { page, worker } = await readHere(healthServer([broken]));
    worker?.say({ kind: 'read', reading });
    expect(await screen.findByText(COPY.unsaved.text)).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Start Health Analysis' }));
    await vi.waitFor(() => expect(page.toasts.at(-1)).toMatchObject({ title: 'Analysis failed' }));
    expect(localStorage.getItem('petwise.health.last')).not.toBe(SESSION);
  });

  it('keeps the summary at the second try, once the server answers again', async () => {
    let isBroken = true;
    const first = handle(healthRoutes.device, () =>
      isBroken ? problem(503, 'unavailable', 'busy') : { sessionId: SESSION },
    );
    const { page, worker } = await readHere(healthServer([first]));
    worker?.say({ kind: 'read', reading });
    const again = await screen.findByRole('button', { name: COPY.unsaved.again });
    await page.user.click(again);
    await vi.waitFor(() => expect(page.toasts.at(-1)).toMatchObject({ title: 'Not saved yet' }));
    isBroken = false;
    await page.user.click(screen.getByRole('button', { name: COPY.unsaved.again }));
    await vi.waitFor(() => expect(screen.queryByText(COPY.unsaved.text)).toBeNull());
    expect(page.toasts.at(-1)).toEqual({ title: 'The summary is saved' });
    expect(localStorage.getItem('petwise.health.last')).toBe(SESSION);
  });

  it('is offered for a file that cannot be uploaded for want of a network', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, toasts } = openHealth(healthServer().handlers);
    await user.upload(picker(), zipFile());
    expect(screen.getByText(COPY.offline.title)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Read it on this device' }));
    expect(FakeWorker.started).toHaveLength(1);
    expect(toasts).toEqual([]);
    online.mockRestore();
  });

  it('says once, of an analysis opened again, that the days stayed on the device', async () => {
    localStorage.setItem('petwise.health.last', SESSION);
    const bare = handle(healthRoutes.metrics, () => ({
      metrics: metrics.map((metric) => ({ ...metric, series: null })),
      count: metrics.length,
      stats,
      warnings: [],
    }));
    const { user } = openHealth(healthServer([bare]).handlers);
    await user.click(screen.getByRole('button', { name: 'Open it' }));
    expect(await screen.findAllByText(COPY.charts.noSeries)).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 4, name: 'Heart rate' })).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
