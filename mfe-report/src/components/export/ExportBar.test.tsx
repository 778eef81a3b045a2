// @vitest-environment jsdom
import { reportRoutes, VetHandover } from '@petwise/contracts';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { readReport } from '../../model/read-report.ts';
import { consult } from '../../testing/consult.ts';
import { serverHandover } from '../../testing/server-handover.ts';
import { fullAssessment } from '../../testing/fixtures.ts';
import { savedFiles } from '../../testing/saved-files.ts';
import { ExportBar } from './ExportBar.tsx';

// Many presses in a row take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const report = readReport(fullAssessment);
const saved = savedFiles();

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
