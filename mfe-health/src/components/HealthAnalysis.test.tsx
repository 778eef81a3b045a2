// @vitest-environment jsdom
import { healthRoutes, MAX_HEALTH_EXPORT_BYTES } from '@petwise/contracts';
import { bus } from '@petwise/events';
import { handle, problem } from '@petwise/tools/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COPY } from '../copy.ts';
import { metrics, SESSION, stats } from '../testing/fixtures.ts';
import { healthServer, MESSAGE, openHealth, picker, zipFile } from '../testing/health-page.tsx';

const INVALID = {
  title: 'Invalid file type',
  description: 'Please upload a ZIP file from Apple Health export',
  tone: 'destructive',
};

beforeEach(() => localStorage.clear());

describe('idle', () => {
  it('HLTH-01 shows the title, the way to export and what is included', () => {
    openHealth(healthServer().handlers);
    expect(screen.getByRole('heading', { level: 1, name: 'Apple Health Analysis' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'How to export from your iPhone' })).toBeDefined();
    for (const included of [
      'Heart rate and vitals',
      'Sleep and activity',
      'Workouts',
      'Measurements',
      'Nutrition and wellness',
    ]) {
      expect(screen.getByText(included)).toBeDefined();
    }
  });

  it('HLTH-01 takes a dropped file as well', async () => {
    openHealth(healthServer().handlers);
    fireEvent.drop(picker(), { dataTransfer: { files: [zipFile()] } });
    expect(await screen.findByText('2,215,981')).toBeDefined();
  });

  it.each([
    ['another ending', [zipFile('export.rar')]],
    ['two files', [zipFile(), zipFile()]],
    ['more than 100 MB', [zipFile('export.zip', MAX_HEALTH_EXPORT_BYTES + 1)]],
  ])('HLTH-02 refuses %s with the toast', (_name, files) => {
    const { toasts } = openHealth(healthServer().handlers);
    fireEvent.drop(picker(), { dataTransfer: { files } });
    expect(toasts).toEqual([INVALID]);
  });

  it('HLTH-02 takes the ending in any case, and exactly 100 MB', async () => {
    const { user, toasts } = openHealth(healthServer().handlers);
    await user.upload(picker(), zipFile('EXPORT.ZIP', MAX_HEALTH_EXPORT_BYTES));
    expect(await screen.findByText('2,215,981')).toBeDefined();
    expect(toasts).toEqual([{ title: 'Upload successful!', description: MESSAGE }]);
  });
});

describe('processing', () => {
  it('HLTH-03 says what happens, and can be cancelled', async () => {
    const never = handle(healthRoutes.upload, () => new Promise<Response>(() => undefined));
    const { user, toasts } = openHealth(healthServer([never]).handlers);
    await user.upload(picker(), zipFile());
    expect(
      screen.getByRole('heading', { name: 'Uploading and reading your export' }),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(picker()).toBeDefined();
    expect(toasts).toEqual([]);
  });

  it('HLTH-07 shows the server’s message when it could not read the file', async () => {
    const refusal = (message: string) =>
      handle(healthRoutes.upload, () => ({
        success: false,
        message,
        sessionId: null,
        stats: null,
      }));
    const { user, toasts, unmount } = openHealth(
      healthServer([refusal('The zip file is damaged')]).handlers,
    );
    await user.upload(picker(), zipFile());
    await vi.waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Upload failed', description: 'The zip file is damaged', tone: 'destructive' },
      ]),
    );
    unmount();
    const silent = openHealth(healthServer([refusal('')]).handlers);
    await silent.user.upload(picker(), zipFile());
    await vi.waitFor(() =>
      expect(silent.toasts).toMatchObject([
        { title: 'Upload failed', description: 'Failed to process Apple Health data' },
      ]),
    );
  });

  it('HLTH-07 says so when the upload itself fails', async () => {
    const broken = handle(healthRoutes.upload, () =>
      problem(500, 'internal', 'Something went wrong'),
    );
    const { user, toasts } = openHealth(healthServer([broken]).handlers);
    await user.upload(picker(), zipFile());
    await vi.waitFor(() =>
      expect(toasts).toEqual([
        {
          title: 'Upload failed',
          description: 'An error occurred while processing your Apple Health data',
          tone: 'destructive',
        },
      ]),
    );
    expect(picker()).toBeDefined();
  });
});

describe('complete', () => {
  async function complete(): Promise<
    ReturnType<typeof openHealth> & ReturnType<typeof healthServer>
  > {
    const server = healthServer();
    const page = openHealth(server.handlers);
    await page.user.upload(picker(), zipFile());
    await screen.findByRole('heading', { name: 'Day by day' });
    return Object.assign(page, server);
  }

  it('HLTH-04 shows the four figures, the time in seconds with one decimal', async () => {
    await complete();
    for (const [name, value] of [
      ['Total Records', '2,215,981'],
      ['Days of Data', '1,100'],
      ['Health Metrics', '15'],
      ['Processing Time', '1.2 s'],
    ] as const) {
      const tile = screen.getByText(name).parentElement;
      expect(tile === null ? null : within(tile).getByText(value)).toBeDefined();
    }
  });

  it('HLTH-05 lists the first twelve metrics, and how many more there are', async () => {
    await complete();
    const list = screen
      .getByRole('heading', { name: 'Available metrics' })
      .parentElement?.querySelectorAll('li');
    expect([...(list ?? [])].map((entry) => entry.textContent)).toEqual(
      metrics.slice(0, 12).map(({ label }) => label),
    );
    expect(screen.getByText('+3 more metrics')).toBeDefined();
  });

  it('HLTH-03 shows the summary that the server wrote, its first group and its limits open', async () => {
    await complete();
    expect(
      await screen.findByText(/They say nothing about the pet’s own heart rate/),
    ).toBeDefined();
    const card = screen.getByRole('heading', { name: COPY.summary.title }).closest('section');
    const isOpen = [...(card?.querySelectorAll('details') ?? [])].map(({ open }) => open);
    expect(isOpen).toEqual([true, false, true]);
    const labels = [...(card?.querySelectorAll('strong') ?? [])].map((one) => one.textContent);
    expect(labels).toContain('Heart rate:');
  });

  it('HLTH-06 starts the analysis, and adds the summary only with consent', async () => {
    const imported: unknown[] = [];
    const stop = bus.on('health.imported', (event) => void imported.push(event));
    const { user, toasts, attached } = await complete();
    await user.click(screen.getByRole('button', { name: 'Start Health Analysis' }));
    await vi.waitFor(() =>
      expect(toasts.at(-1)).toEqual({
        title: 'Analysis started',
        description: 'Your health data is being analyzed...',
      }),
    );
    expect(attached).toEqual([{ attached: false, subject: 'person' }]);
    expect(imported).toEqual([]);
    await user.click(screen.getByRole('switch', { name: COPY.attach.consent }));
    await user.click(screen.getByRole('radio', { name: COPY.attach.pet }));
    await user.click(screen.getByRole('button', { name: 'Start Health Analysis' }));
    expect(await screen.findByText(COPY.attach.attached)).toBeDefined();
    expect(attached.at(-1)).toEqual({ attached: true, subject: 'pet' });
    expect(imported).toHaveLength(1);
    stop();
  });

  it('MFE-04 whose data it is and what it may be used for, once chosen, is there again in another version of the screen, until it is sent', async () => {
    const before = await complete();
    await before.user.click(screen.getByRole('radio', { name: COPY.attach.pet }));
    await before.user.click(screen.getByRole('switch', { name: COPY.attach.consent }));
    before.unmount();
    const after = await complete();
    const isChosen = () => screen.getByRole('radio', { name: COPY.attach.pet, checked: true });
    expect(isChosen()).toBeDefined();
    await after.user.click(screen.getByRole('button', { name: 'Start Health Analysis' }));
    await vi.waitFor(() => expect(after.attached).toEqual([{ attached: true, subject: 'pet' }]));
    after.unmount();
    await complete();
    expect(screen.getByRole('switch', { name: COPY.attach.consent, checked: false })).toBeDefined();
    expect(screen.getByRole('radio', { name: COPY.attach.person, checked: true })).toBeDefined();
  });

  it('HLTH-06 says so when the analysis cannot start', async () => {
    const broken = handle(healthRoutes.attach, () => problem(503, 'unavailable', 'busy'));
    const { user, toasts } = openHealth(healthServer([broken]).handlers);
    await user.upload(picker(), zipFile());
    await user.click(await screen.findByRole('button', { name: 'Start Health Analysis' }));
    await vi.waitFor(() =>
      expect(toasts.at(-1)).toEqual({
        title: 'Analysis failed',
        description: 'Failed to analyze health data',
        tone: 'destructive',
      }),
    );
  });

  it('an export without records says so, and offers nothing to add to an assessment', async () => {
    const none = { ...stats, totalRecords: 0, totalDays: 0, metricsCount: 0 };
    const { user } = openHealth(
      healthServer([
        handle(healthRoutes.upload, () => ({
          success: true,
          message: 'Read 0 records on 0 days',
          sessionId: SESSION,
          stats: none,
        })),
        handle(healthRoutes.metrics, () => ({ metrics: [], count: 0, stats: none, warnings: [] })),
      ]).handlers,
    );
    await user.upload(picker(), zipFile());
    expect(await screen.findByText(COPY.emptyExport.title)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Start Health Analysis' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Upload New Data' }));
    expect(picker()).toBeDefined();
  });

  it('HLTH-06 goes back to the beginning, from where the last analysis can be opened again', async () => {
    const { user } = await complete();
    await user.click(screen.getByRole('button', { name: 'Upload New Data' }));
    expect(picker()).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Open it' }));
    expect(await screen.findByText('2,215,981')).toBeDefined();
  });

  it('deletes the analysis when the owner asks', async () => {
    const { user, removed } = await complete();
    await user.click(screen.getByRole('button', { name: 'Delete this data' }));
    expect(await screen.findByText(COPY.intro)).toBeDefined();
    expect(removed).toEqual([SESSION]);
    await vi.waitFor(() => expect(localStorage).toHaveLength(0));
    expect(screen.queryByRole('button', { name: 'Open it' })).toBeNull();
  });
});

describe('charts', () => {
  it('zooms to a year and a month, steps through time, and has a table for a twin', async () => {
    const { user } = openHealth(healthServer().handlers);
    await user.upload(picker(), zipFile());
    const drawing = await screen.findByRole('img', { name: /^Heart rate, Jan 2023 to Jan 2026/ });
    const [, , width = Number.NaN] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const across = [...drawing.querySelectorAll('path')].flatMap((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/([\d.-]+),/g)].map(([, x]) => Number(x)),
    );
    expect(Math.min(...across)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...across)).toBeLessThanOrEqual(width);
    const card = drawing.parentElement;
    if (card === null) throw new Error('the chart stands in no card');
    await user.click(within(card).getByRole('radio', { name: 'Month' }));
    expect(within(card).getByRole('img', { name: /^Heart rate, January 2026/ })).toBeDefined();
    expect(within(card).getByRole('button', { name: 'Later' })).toHaveProperty('disabled', true);
    await user.click(within(card).getByRole('button', { name: 'Earlier' }));
    expect(within(card).getByRole('img', { name: /^Heart rate, December 2025/ })).toBeDefined();
    const table = within(card).getByRole('table', { hidden: true });
    // A head, and thirty days: one of December's has no record.
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(31);
    await user.click(within(card).getByRole('radio', { name: 'Year' }));
    expect(within(card).getByRole('img', { name: /^Heart rate, 2025/ })).toBeDefined();
  });
});
