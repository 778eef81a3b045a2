// @vitest-environment jsdom
import { consultRoutes, type ConsultSummary } from '@petwise/contracts';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pastConsults, pastDetail } from '../../testing/past-consults.ts';
import { Comparison } from './Comparison.tsx';
import { PastAssessments } from './PastAssessments.tsx';
import { UNDO_MS } from './use-delayed-delete.ts';

const removed: string[] = [];

beforeEach(() => {
  removed.length = 0;
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.useRealTimers();
});

function server(
  options: { readonly consults?: readonly ConsultSummary[]; readonly refuse?: boolean } = {},
) {
  let consults = [...(options.consults ?? pastConsults)];
  return [
    handle(consultRoutes.list, () => ({ consults })),
    handle(consultRoutes.detail, ({ params }) => pastDetail(params.sessionId)),
    handle(consultRoutes.remove, ({ params }) => {
      if (options.refuse) return problem(503, 'unavailable', 'The server is busy');
      removed.push(params.sessionId);
      consults = consults.filter(({ sessionId }) => sessionId !== params.sessionId);
      return { deleted: true };
    }),
  ];
}

async function show(options: Parameters<typeof server>[0] = {}) {
  const shell = renderInShell(<PastAssessments />, { handlers: server(options) });
  await screen.findByRole('article', { name: 'Swollen belly' });
  return shell;
}

const entry = (title: string) => within(screen.getByRole('article', { name: title }));

describe('past assessments', () => {
  it('lists them with urgency, and leads to each report', async () => {
    await show();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    const belly = entry('Swollen belly');
    expect(belly.getByText('Emergency: go now')).toBeInstanceOf(HTMLElement);
    expect(belly.getByRole('link', { name: 'Open report' }).getAttribute('href')).toBe(
      '/assessment?resume=2f1d3f6e-3f57-4f0e-9a3b-0c8d5f0a7b11',
    );
  });

  it('bug: that a vet had written back was said in the opened report alone', async () => {
    const consults = pastConsults.map((one, at) => (at === 0 ? { ...one, vetAnswers: 1 } : one));
    await show({ consults });
    expect(screen.getAllByText('Your vet wrote back')).toHaveLength(1);
  });

  it('bug: a list of several pets did not say which one each was about', async () => {
    await show();
    expect(entry('Scratches all day').getByText('Minka')).toBeInstanceOf(HTMLElement);
  });

  it('shows older ones when asked to, and no button once all are there', async () => {
    const [first, ...others] = pastConsults;
    if (first === undefined) throw new Error('there are no consults');
    const list = handle(consultRoutes.list, ({ query }) =>
      query.after === undefined
        ? { consults: [first], next: `${first.createdAt}_${first.sessionId}` }
        : { consults: others },
    );
    renderInShell(<PastAssessments />, { handlers: [list] });
    await userEvent.click(await screen.findByRole('button', { name: 'Show older ones' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  });

  it('lets an unfinished one go on, and not be compared', async () => {
    await show();
    const open = entry('Limps on the left front leg');
    expect(open.getByText('Not finished')).toBeInstanceOf(HTMLElement);
    expect(open.getByRole('link', { name: 'Go on' })).toBeInstanceOf(HTMLElement);
    expect(open.queryByRole('checkbox')).toBeNull();
  });

  it('says that there are none, and how to begin', async () => {
    renderInShell(<PastAssessments />, { handlers: server({ consults: [] }) });
    expect(await screen.findByText('Nothing here yet')).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('link', { name: 'Start New Assessment' })).toBeInstanceOf(HTMLElement);
  });

  it('says that it is loading', () => {
    const never = handle(consultRoutes.list, () => new Promise<never>(() => {}));
    renderInShell(<PastAssessments />, { handlers: [never] });
    expect(screen.getByRole('status', { name: 'Loading your past assessments' })).toBeInstanceOf(
      HTMLElement,
    );
  });

  it('says that it failed, and tries again', async () => {
    let isDown = true;
    const list = handle(consultRoutes.list, () =>
      isDown ? problem(404, 'not-found', 'Not found') : { consults: [...pastConsults] },
    );
    renderInShell(<PastAssessments />, { handlers: [list] });
    expect(await screen.findByRole('alert')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('They are safe. Please try again.')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });
});

describe('without a network', () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  const message = 'You are offline. They come back with a connection.';

  it('bug: past assessments asked to try again; they come back by themselves', async () => {
    let reply: () => Promise<{ consults: ConsultSummary[] }> = offline;
    renderInShell(<PastAssessments />, { handlers: [handle(consultRoutes.list, () => reply())] });
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    reply = async () => ({ consults: [...pastConsults] });
    onlineManager.setOnline(false);
    act(() => onlineManager.setOnline(true));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  it('bug: two past assessments could not be loaded, and nobody said why', async () => {
    renderInShell(<Comparison first="a" second="b" onClose={() => undefined} />, {
      handlers: [handle(consultRoutes.detail, offline)],
    });
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });
});

describe('two past assessments', () => {
  async function compare() {
    const user = userEvent.setup();
    await show();
    await user.click(entry('Swollen belly').getByRole('checkbox', { name: 'Compare' }));
    expect(screen.getByRole('button', { name: 'Show side by side' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(entry('Scratches all day').getByRole('checkbox', { name: 'Compare' }));
    await user.click(screen.getByRole('button', { name: 'Show side by side' }));
    return { user, table: within(await screen.findByRole('table', { name: 'Side by side' })) };
  }

  it('are shown side by side, the older one first', async () => {
    const { table } = await compare();
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads[1]).toContain('Scratches all day');
    expect(heads[2]).toContain('Swollen belly');
    const cells = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('How soon your pet needs care')).toEqual(['Watch at home', 'Emergency: go now']);
    expect(cells('Dry, itchy skin')).toEqual(['~40%', 'Not named']);
    expect(cells('Bloat with a twisted stomach')).toEqual(['Not named', '~85%']);
    const tests = 'X-ray of the belly, Blood lactate';
    expect(cells('^Tests')).toEqual([tests, tests]);
  });

  it('take the focus when they appear, and go away again', async () => {
    const { user } = await compare();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Side by side' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('deleting a past assessment', () => {
  async function press() {
    const shell = await show(deleting);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => entry('Swollen belly').getByRole('button', { name: 'Delete' }).click());
    return shell;
  }
  let deleting: Parameters<typeof server>[0] = {};
  beforeEach(() => {
    deleting = {};
  });
  const frame = () => act(() => new Promise(requestAnimationFrame));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('can be undone for ten seconds, and the focus is on the way back', async () => {
    await press();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await pass(UNDO_MS - 1);
    act(() => undo.click());
    await pass(UNDO_MS);
    expect(removed).toEqual([]);
    expect(screen.getByRole('article', { name: 'Swollen belly' })).toBeInstanceOf(HTMLElement);
  });

  it('happens after ten seconds, and the focus stays in the list', async () => {
    await press();
    await pass(UNDO_MS);
    // The list is told a moment later, by a timer of its own.
    await vi.waitFor(() => pass(50).then(() => expect(screen.queryByText(/^Deleted/)).toBeNull()));
    vi.useRealTimers();
    await waitFor(() => expect(removed).toEqual(['2f1d3f6e-3f57-4f0e-9a3b-0c8d5f0a7b11']));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Past assessments' }));
  });

  it('does not show it as a whole once more before the list goes without it', async () => {
    await press();
    act(() => void vi.advanceTimersByTime(UNDO_MS));
    const list = screen.getByRole('list', { name: 'Past assessments' });
    // The focus comes here with the server's word, a moment before the list is drawn anew.
    while (document.activeElement !== list) await frame();
    expect(screen.getByText(/^Deleted/)).toBeInstanceOf(HTMLElement);
    await frame();
    expect(screen.queryByRole('article', { name: 'Swollen belly' })).toBeNull();
  });

  it('happens at once when the owner leaves the page', async () => {
    const shell = await press();
    shell.unmount();
    vi.useRealTimers();
    await waitFor(() => expect(removed).toHaveLength(1));
  });

  it('brings it back when the server refuses, and says so', async () => {
    deleting = { refuse: true };
    const shell = await press();
    await pass(UNDO_MS);
    vi.useRealTimers();
    expect(await screen.findByRole('article', { name: 'Swollen belly' })).toBeInstanceOf(
      HTMLElement,
    );
    expect(shell.toasts).toMatchObject([{ title: 'It was not deleted', tone: 'destructive' }]);
  });
});
