// @vitest-environment jsdom
import {
  type ConsultDetail,
  consultRoutes,
  correctionRoutes,
  type DeviceCheck,
  followUpRoutes,
  type InitBody,
} from '@petwise/contracts';
import {
  dangerWatchStandIn,
  type FakeHandler,
  handle,
  problem,
  renderInShell,
} from '@petwise/tools/testing';
import { learnSpelling } from '@petwise/ui';
import { spellBritish } from '@petwise/contracts/british';
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consult } from '../../testing/consult.ts';
import { readCollapse } from '../../testing/dangers.ts';
import { readReport } from '../../model/read-report.ts';
import { fullAssessment } from '../../testing/fixtures.ts';
import { LookAgainCard } from './LookAgainCard.tsx';
import { LookAgainForm } from './LookAgainForm.tsx';
import { LookAgainNote } from './LookAgainNote.tsx';
import { SinceCard } from './SinceCard.tsx';

const HOUR = 60 * 60 * 1000;
const NOW = Date.parse('2026-11-21T08:00:00.000Z');
const { sessionId } = consult;
const madeAt = new Date(NOW).toISOString();

/** The server's list and each of it whole, made so long ago that all are due until it is told better. */
function dueHandlers(
  consults: readonly ConsultDetail[],
  isBetter: () => boolean = () => false,
  whenListed = async () => {},
): FakeHandler[] {
  const updatedAt = new Date(NOW - 100 * HOUR).toISOString();
  const due = consults.map((one) => ({ ...one, triage: 'emergency' as const, updatedAt }));
  return [
    handle(consultRoutes.list, async () => {
      const lookedAgain = isBetter();
      await whenListed();
      return { consults: due.map((one) => ({ ...one, lookedAgain })) };
    }),
    handle(consultRoutes.detail, ({ params }) => {
      const found = due.find((one) => one.sessionId === params.sessionId);
      return found ?? problem(404, 'not-found', 'Gone');
    }),
  ];
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  learnSpelling((words) => words);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the time to look again', () => {
  it('is not offered for a calendar once it is over', () => {
    vi.setSystemTime(NOW + 3 * HOUR);
    renderInShell(<LookAgainNote level="emergency" madeAt={madeAt} sessionId={sessionId} />);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it('is saved as a calendar file that names neither pet nor owner', async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => {
      // Only `saveFile` calls it, with a Blob.
      blobs.push(blob as Blob);
      return 'blob:fake';
    };
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    renderInShell(<LookAgainNote level="today" madeAt={madeAt} sessionId={sessionId} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const text = (await blobs[0]?.text()) ?? '';
    expect(text).toContain('DTSTART:20261122T080000Z\r\n');
    expect(text).toContain('SUMMARY:Look at your pet again\r\n');
    expect(text.split('\r\n').every((line) => line.length <= 75)).toBe(true);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  });

  it.each(['kept', 'not kept'])(
    'brings a card with the report, until the owner says that it is better; the answer is %s',
    async (what) => {
      const listed = [{ ...consult, petName: 'Mimi' }];
      const answered: string[] = [];
      const { toasts } = renderInShell(<LookAgainCard />, {
        handlers: [
          ...dueHandlers(listed, () => what === 'kept' && answered.length > 0),
          handle(followUpRoutes.lookedAgain, ({ params }) => {
            answered.push(params.sessionId);
            return what === 'kept'
              ? { lookedAgain: true as const }
              : problem(503, 'unavailable', 'Busy');
          }),
        ],
      });
      expect(await screen.findByRole('region', { name: 'How is Mimi now?' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Open report' }).getAttribute('href')).toContain(
        sessionId,
      );
      await userEvent.click(screen.getByRole('button', { name: 'It is better' }));
      await vi.waitFor(() => expect(answered).toEqual([sessionId]));
      if (what === 'kept') return expect(screen.queryByRole('region')).toBeNull();
      await vi.waitFor(() => expect(toasts).toMatchObject([{ title: 'It was not kept' }]));
      expect(await screen.findByRole('region')).toBeTruthy();
    },
  );
});

/** Reads the list again, as the way back to a page does. */
function ReadAgain(): ReactNode {
  const client = useQueryClient();
  const read = () => void client.refetchQueries({ queryKey: [consultRoutes.list.path] });
  return <button onClick={read}>Read again</button>;
}

function awaited(): [Promise<void>, () => void] {
  let fulfil = (): void => undefined;
  return [new Promise((done) => (fulfil = done)), () => fulfil()];
}

it.each(['before', 'while'])(
  'bug: a list that was read %s the answer was on its way brought the reminder back',
  async (when) => {
    let isBetter = false;
    let listings = 0;
    const [list, giveList] = awaited();
    const [answer, giveAnswer] = awaited();
    const whenListed = async (): Promise<void> => {
      listings += 1;
      if (listings === 2) await list;
    };
    const element = (
      <>
        <ReadAgain />
        <LookAgainCard />
      </>
    );
    renderInShell(element, {
      handlers: [
        ...dueHandlers([consult], () => isBetter, whenListed),
        handle(followUpRoutes.lookedAgain, async () => {
          await answer;
          isBetter = true;
          return { lookedAgain: true as const };
        }),
      ],
    });
    await screen.findByRole('region');
    const order = ['Read again', 'It is better'];
    for (const name of when === 'before' ? order : order.toReversed())
      await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    giveList();
    if (when === 'while') await screen.findByRole('region');
    giveAnswer();
    await waitFor(() => expect(listings).toBe(3));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  },
);

describe('the short consult', () => {
  it('asks after each sign and what is new, sends it once it says something, and the card is answered', async () => {
    const sent: InitBody[] = [];
    const sign = { id: 'cough', words: 'coughing', present: true, quote: 'coughs' };
    const absent = { ...sign, id: 'fever', words: 'no fever', present: false };
    const user = userEvent.setup();
    const open = () =>
      renderInShell(<LookAgainCard />, {
        handlers: [
          ...dueHandlers([consult], () => sent.length > 0),
          handle(correctionRoutes.consult, () => ({
            signs: [sign, absent, { ...sign, id: 'course', words: 'how long' }],
            removed: [],
            editable: null,
          })),
          handle(consultRoutes.init, ({ body }) => {
            sent.push(body);
            return {
              sessionId: '9b2f4d4e-0f58-4c39-8f2e-1f2f3a4b5c6d',
              question: null,
              can_process_results: true,
              extractionSummary: '',
              mismatchWarning: null,
            };
          }),
        ],
      });
    const before = open();
    await user.click(await screen.findByRole('button', { name: 'Tell us how it is' }));
    const cough = within(await screen.findByRole('group', { name: 'coughing' }));
    expect(screen.getAllByRole('group')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Judge again' }));
    expect(screen.getByRole('alert').textContent).toContain('one sign at least');
    expect(sent).toEqual([]);
    await user.click(cough.getByRole('radio', { name: 'Worse' }));
    await user.type(screen.getByLabelText('What is new?'), 'He retches');
    // Another version takes its place: what was told is there again.
    before.unmount();
    open();
    await user.click(await screen.findByRole('button', { name: 'Tell us how it is' }));
    expect(await screen.findByRole('radio', { name: 'Worse', checked: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Judge again' }));
    await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(sent[0]).toMatchObject({
      initialSymptoms: 'He retches',
      follows: { sessionId, signs: [{ id: 'cough', now: 'worse' }] },
    });
  });

  it('bug: of a report that only this device has it failed for ever; it says so, and the reminder stays', async () => {
    const user = userEvent.setup();
    const open = (madeOnDevice: DeviceCheck) =>
      renderInShell(<LookAgainCard />, {
        handlers: [
          ...dueHandlers([{ ...consult, madeOnDevice }]),
          handle(correctionRoutes.consult, () => ({ signs: [], removed: [], editable: null })),
        ],
      });
    const before = open('not-sent');
    await user.click(await screen.findByRole('button', { name: 'Tell us how it is' }));
    expect(screen.getByRole('note').textContent).toContain('only this device has it');
    expect(screen.queryByRole('button', { name: 'Judge again' })).toBeNull();
    expect(screen.getByRole('region', { name: 'How is your pet now?' })).toBeTruthy();
    before.unmount();
    open('same');
    await user.click(await screen.findByRole('button', { name: 'Tell us how it is' }));
    expect(screen.getByRole('button', { name: 'Judge again' })).toBeTruthy();
  });

  it('bug: nothing looked for dangers in what is new', async () => {
    renderInShell(<LookAgainForm consult={consult} readDangers={readCollapse} />, {
      handlers: [
        handle(correctionRoutes.consult, () => ({ signs: [], removed: [], editable: null })),
      ],
      doors: { 'intake/danger-watch': dangerWatchStandIn },
    });
    await userEvent.type(screen.getByLabelText('What is new?'), 'He collapsed');
    expect(await screen.findByText('A collapse')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go on with the questions' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Judge again' }));
  });

  it('its report says what has changed, and that worse is a reason to call', async () => {
    const report = readReport(fullAssessment);
    if (!report) throw new Error('The report should be readable');
    const signs = [
      { words: 'coughing', now: 'worse' as const },
      { words: 'diarrhea', now: 'gone' as const },
    ];
    const since = { sessionId, level: 'watch' as const, signs };
    renderInShell(<SinceCard report={report} sessionId={sessionId} />, {
      handlers: [handle(followUpRoutes.read, () => ({ vetAnswers: [], outcome: null, since }))],
    });
    const card = within(await screen.findByRole('region', { name: 'What has changed' }));
    expect(card.getByText(/^Before: .* Now: /)).toBeTruthy();
    expect(card.getByText('coughing')).toBeTruthy();
    expect(card.getByText('diarrhea')).toBeTruthy();
    expect(card.getByRole('note').textContent).toContain('Call your vet');
  });

  it('bug: a British browser read the signs of the look again in American English', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
    learnSpelling(spellBritish);
    const report = readReport(fullAssessment);
    if (!report) throw new Error('The report should be readable');
    const signs = [{ words: 'diarrhea', now: 'gone' as const }];
    const since = { sessionId, level: 'watch' as const, signs };
    const sign = { id: 'gums', words: 'gray gums', present: true, quote: 'grey' };
    const understood = { signs: [sign], removed: [], editable: null };
    renderInShell(
      <>
        <SinceCard report={report} sessionId={sessionId} />
        <LookAgainForm consult={consult} />
      </>,
      {
        handlers: [
          handle(followUpRoutes.read, () => ({ vetAnswers: [], outcome: null, since })),
          handle(correctionRoutes.consult, () => understood),
        ],
      },
    );
    expect(await screen.findByRole('group', { name: 'grey gums' })).toBeTruthy();
    expect(await screen.findByText('diarrhoea')).toBeTruthy();
  });
});
