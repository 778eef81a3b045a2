// @vitest-environment jsdom
import {
  type NewShareLink,
  reportRoutes,
  type ShareLink,
  shareRoutes,
  VetHandover,
} from '@petwise/contracts';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readReport } from '../../model/read-report.ts';
import { consult } from '../../testing/consult.ts';
import { serverHandover } from '../../testing/server-handover.ts';
import { fullAssessment } from '../../testing/fixtures.ts';
import { ExportBar } from './ExportBar.tsx';

// Many presses in a row take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const report = readReport(fullAssessment);
const saved: { name: string; blob: Blob }[] = [];
let lastBlob = new Blob();

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (blob) => {
    // Only `saveFile` calls it, with a Blob.
    lastBlob = blob as Blob;
    return 'blob:fake';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: lastBlob });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(options: Parameters<typeof renderInShell>[1] = {}, sessionId: string | null = null) {
  if (!report) throw new Error('The report should be readable');
  return renderInShell(<ExportBar report={report} sessionId={sessionId} />, options);
}

async function savedFile(): Promise<v.InferOutput<typeof VetHandover>> {
  await waitFor(() => expect(saved).toHaveLength(1));
  return v.parse(VetHandover, JSON.parse((await saved[0]?.blob.text()) ?? ''));
}

describe('the export bar', () => {
  it('RPT-07 prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('RPT-07 saves the file for the vet as the server makes it, with the owner’s own words', async () => {
    const shell = show(
      { handlers: [handle(reportRoutes.handover, () => serverHandover)] },
      consult.sessionId,
    );
    await userEvent.click(screen.getByRole('button', { name: 'File for your vet' }));
    expect(await savedFile()).toEqual(serverHandover);
    expect(saved[0]?.name).toMatch(/^petwise-file-for-vet-\d{4}-\d\d-\d\d\.json$/);
    expect(shell.toasts).toMatchObject([{ title: 'File saved' }]);
  });

  it('RPT-07 saves the file without them when the server has the consult no more', async () => {
    const gone = handle(reportRoutes.handover, () => problem(404, 'not-found', 'Gone'));
    show({ handlers: [gone] }, consult.sessionId);
    await userEvent.click(screen.getByRole('button', { name: 'File for your vet' }));
    const file = await savedFile();
    expect(file.ownersWords).toEqual([]);
    expect(file.conditions).toHaveLength(4);
  });

  it('RPT-07 saves the PDF that the server makes, named without personal data', async () => {
    const asked: unknown[] = [];
    const pdf = handle(reportRoutes.pdf, ({ params, query }) => {
      asked.push([params.sessionId, query.paper]);
      return new Response('%PDF-1.7');
    });
    const shell = show({ handlers: [pdf] }, consult.sessionId);
    await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^petwise-report-\d{4}-\d\d-\d\d\.pdf$/);
    expect(await saved[0]?.blob.text()).toBe('%PDF-1.7');
    expect(asked).toEqual([[consult.sessionId, ['letter']]]);
    expect(shell.toasts).toMatchObject([{ title: 'File saved' }]);
  });

  it('RPT-07 says so when there is no PDF', async () => {
    const busy = handle(reportRoutes.pdf, () => problem(503, 'unavailable', 'Too busy'));
    const shell = show({ handlers: [busy] }, consult.sessionId);
    await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
    await waitFor(() =>
      expect(shell.toasts).toMatchObject([
        { title: 'We could not make the PDF', tone: 'destructive' },
      ]),
    );
    expect(saved).toEqual([]);
  });

  it('RPT-07 offers neither the PDF nor a link for a report that the server does not keep', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Save as PDF' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Link for your vet' })).toBeNull();
  });

  it('RPT-07 copies the report as text', async () => {
    const user = userEvent.setup();
    const shell = show();
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(await navigator.clipboard.readText()).toContain('Emergency: go now');
    expect(shell.toasts).toMatchObject([{ title: 'Report copied' }]);
  });

  it('RPT-07 says so when copying is refused', async () => {
    const user = userEvent.setup();
    const shell = show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(shell.toasts).toMatchObject([{ title: 'Copying did not work', tone: 'destructive' }]);
  });

  it('RPT-07 offers the share sheet only where there is one', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('RPT-07 shares the text, and stays quiet when the owner closes the sheet', async () => {
    const share = vi
      .fn()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const shell = show();
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    Reflect.deleteProperty(navigator, 'share');
    expect(share).toHaveBeenCalledTimes(2);
    expect(share.mock.calls[0]?.[0].text).toContain('Emergency: go now');
    expect(shell.toasts).toEqual([]);
  });

  it('RPT-07 says so when the phone refuses to share', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const shell = show();
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    Reflect.deleteProperty(navigator, 'share');
    expect(shell.toasts).toMatchObject([{ title: 'That did not work', tone: 'destructive' }]);
  });
});

describe('the links for the vet', () => {
  const old: ShareLink = {
    id: '0a8f0f0e-3f57-4f0e-9a3b-0c8d5f0a7b11',
    createdAt: '2026-11-01T12:00:00.000Z',
    expiresAt: '2026-12-01T12:00:00.000Z',
  };
  const fresh: NewShareLink = {
    id: '1b8f0f0e-3f57-4f0e-9a3b-0c8d5f0a7b11',
    createdAt: '2026-11-21T12:00:00.000Z',
    expiresAt: '2026-11-28T12:00:00.000Z',
    url: `https://pets.example/shared/${'a'.repeat(43)}`,
  };

  function server(
    options: {
      readonly refuse?: boolean;
      readonly none?: boolean;
      readonly offline?: boolean;
      readonly refusesPrint?: boolean;
    } = {},
  ) {
    let shares: ShareLink[] = options.none ? [] : [old];
    const asked: number[] = [];
    const printed: string[] = [];
    const refusal = () => problem(500, 'internal', 'Something went wrong');
    return {
      asked,
      printed,
      handlers: [
        handle(shareRoutes.list, () =>
          options.offline ? Promise.reject(new TypeError('Failed to fetch')) : { shares },
        ),
        handle(shareRoutes.create, ({ body }) => {
          if (options.refuse) return refusal();
          asked.push(body.days);
          shares = [fresh, ...shares];
          return fresh;
        }),
        handle(shareRoutes.print, ({ body }) => {
          printed.push(body.token);
          return options.refusesPrint ? refusal() : new Response('%PDF');
        }),
        handle(shareRoutes.revoke, ({ params }) => {
          if (options.refuse) return refusal();
          shares = shares.filter(({ id }) => id !== params.shareId);
          return { revoked: true };
        }),
      ],
    };
  }

  async function openSheet(options: Parameters<typeof server>[0] = {}) {
    const { handlers, asked, printed } = server(options);
    const user = userEvent.setup();
    const shell = show({ handlers }, consult.sessionId);
    await user.click(screen.getByRole('button', { name: 'Link for your vet' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Link for your vet' }));
    return { user, shell, sheet, asked, printed };
  }

  it.each([false, true])(
    'issue 16.8: a link that was just made goes on the print as a code; it fails: %j',
    async (refusesPrint) => {
      const { user, shell, sheet, printed } = await openSheet({ refusesPrint });
      await user.click(sheet.getByRole('button', { name: 'Make a link' }));
      await user.click(await sheet.findByRole('button', { name: 'Save a PDF with its code' }));
      const title = refusesPrint ? 'We could not make the PDF' : 'File saved';
      await waitFor(() => expect(shell.toasts).toMatchObject([{ title }]));
      expect(printed).toEqual(['a'.repeat(43)]);
      expect(saved.map(({ name }) => name.slice(-4))).toEqual(refusesPrint ? [] : ['.pdf']);
    },
  );

  it('RPT-07 bug: without a network the links could not be loaded, and nobody said why', async () => {
    const { sheet } = await openSheet({ offline: true });
    expect((await sheet.findByRole('alert')).textContent).toContain(
      'You are offline. They come back with a connection.',
    );
  });

  it('RPT-07 makes a link for seven days unless told otherwise, and copies it', async () => {
    const { user, sheet, asked } = await openSheet({ none: true });
    expect(await sheet.findByText('There are none.')).toBeInstanceOf(HTMLElement);
    await user.click(sheet.getByRole('button', { name: 'Make a link' }));
    const address = await sheet.findByRole('textbox', { name: 'Your link' });
    expect(address).toHaveProperty('value', fresh.url);
    expect(asked).toEqual([7]);
    const drawn = (button: HTMLElement) => button.querySelector('svg')?.innerHTML;
    const copy = sheet.getByRole('button', { name: 'Copy link' });
    const before = drawn(copy);
    await user.click(copy);
    const copied = await sheet.findByRole('button', { name: 'Link copied' });
    expect(copied.querySelector('.lucide-check')).not.toBeNull();
    expect(drawn(copied)).not.toBe(before);
    expect(await navigator.clipboard.readText()).toBe(fresh.url);
    expect(await sheet.findAllByRole('button', { name: /^Take back/ })).toHaveLength(1);
  });

  it('RPT-07 takes the time that the owner chose', async () => {
    const { user, sheet, asked } = await openSheet();
    const choice = sheet.getByRole('combobox', { name: 'How long it works' });
    const offered = [...choice.querySelectorAll('option')].map((one) => one.textContent);
    expect(offered).toEqual(['1 day', '7 days', '30 days', '90 days']);
    await user.selectOptions(choice, '30 days');
    await user.click(sheet.getByRole('button', { name: 'Make a link' }));
    await sheet.findByRole('textbox', { name: 'Your link' });
    expect(asked).toEqual([30]);
  });

  it('RPT-07 takes a link back, and forgets its address', async () => {
    const { user, sheet } = await openSheet({ none: true });
    await user.click(sheet.getByRole('button', { name: 'Make a link' }));
    await sheet.findByRole('textbox', { name: 'Your link' });
    await user.click(await sheet.findByRole('button', { name: /^Take back/ }));
    expect(await sheet.findByText('There are none.')).toBeInstanceOf(HTMLElement);
    expect(sheet.queryByRole('textbox', { name: 'Your link' })).toBeNull();
  });

  it('RPT-07 says so when the server refuses', async () => {
    const { user, sheet, shell } = await openSheet({ refuse: true });
    await user.click(sheet.getByRole('button', { name: 'Make a link' }));
    expect(await sheet.findByText('The link could not be made')).toBeInstanceOf(HTMLElement);
    await user.click(await sheet.findByRole('button', { name: /^Take back/ }));
    await waitFor(() =>
      expect(shell.toasts).toMatchObject([{ title: 'The link still works', tone: 'destructive' }]),
    );
  });
});
