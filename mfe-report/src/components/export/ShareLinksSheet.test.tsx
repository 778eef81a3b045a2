// @vitest-environment jsdom
import { type NewShareLink, reportRoutes, type ShareLink, shareRoutes } from '@petwise/contracts';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { readReport } from '../../model/read-report.ts';
import { consult } from '../../testing/consult.ts';
import { fullAssessment } from '../../testing/fixtures.ts';
import { savedFiles } from '../../testing/saved-files.ts';
import { ExportBar } from './ExportBar.tsx';
import { PrintedCode } from './PrintedCode.tsx';

// Many presses in a row take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const report = readReport(fullAssessment);
const saved = savedFiles();

function show(options: Parameters<typeof renderInShell>[1] = {}, sessionId: string | null = null) {
  if (!report) throw new Error('The report should be readable');
  return renderInShell(
    <>
      <PrintedCode sessionId={sessionId} />
      <ExportBar report={report} sessionId={sessionId} />
    </>,
    options,
  );
}

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
    code: '<svg xmlns="http://www.w3.org/2000/svg"/>',
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
        handle(reportRoutes.pdf, () => new Response('%PDF')),
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

  it('issue 16.8: with a link made, the main PDF carries its code, until it is taken back', async () => {
    const { user, sheet, printed } = await openSheet({ none: true });
    await user.click(sheet.getByRole('button', { name: 'Make a link' }));
    await user.click(await sheet.findByRole('button', { name: 'Close' }));
    const pdf = screen.getByRole('button', { name: 'Save as PDF' });
    await user.click(pdf);
    await waitFor(() => expect(printed).toEqual(['a'.repeat(43)]));
    expect(screen.getByText(/The PDF and the print carry the code/)).toBeTruthy();
    const code = () => screen.queryByAltText('Code that leads to this report');
    expect(code()?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    await user.click(screen.getByRole('button', { name: 'Link for your vet' }));
    await user.click(await screen.findByRole('button', { name: /^Take back the link made/ }));
    await screen.findByText(/Make a link for your vet first/);
    expect(code()).toBeNull();
    await user.click(pdf);
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(printed).toHaveLength(1);
  });

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
