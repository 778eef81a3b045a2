// @vitest-environment jsdom
import {
  consultRoutes,
  correctionRoutes,
  type FollowUp,
  followUpRoutes,
  type Outcome,
} from '@petwise/contracts';
import { dangerWatchStandIn, handle, problem, renderInShell } from '@petwise/tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followUpCopy } from '../../follow-up-copy.ts';
import { readReport } from '../../model/read-report.ts';
import { consult } from '../../testing/consult.ts';
import { readCollapse } from '../../testing/dangers.ts';
import { fullAssessment } from '../../testing/fixtures.ts';
import { FollowUpCard } from './FollowUpCard.tsx';

// A form filled by keys takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const report = readReport(fullAssessment);
beforeEach(() => sessionStorage.clear());

function show(followUp: FollowUp, keep: (outcome: Outcome) => boolean = () => true) {
  if (!report) throw new Error('The report should be readable');
  return renderInShell(<FollowUpCard report={report} sessionId={consult.sessionId} />, {
    handlers: [
      handle(followUpRoutes.read, () => followUp),
      handle(followUpRoutes.found, ({ body }) =>
        keep(body) ? { outcome: body } : problem(503, 'unavailable', 'Busy'),
      ),
    ],
  });
}

describe('what comes after a report', () => {
  it('shows what a vet wrote back as text, and that nobody checked who wrote it', async () => {
    const words = '<b>Bring him in</b>\nfasting';
    show({
      vetAnswers: [{ at: '2026-11-21T12:00:00.000Z', author: 'Clinic', words }],
      outcome: null,
    });
    const card = within(await screen.findByRole('region', { name: 'After the visit' }));
    expect(card.getByRole('listitem').textContent).toContain(words);
    expect(card.getByText(/^Clinic, .*2026/)).toBeTruthy();
    expect(card.getByText(/do not know who wrote it/)).toBeTruthy();
  });

  it('bug: on the report page nothing looked for dangers in what is new', async () => {
    if (!report) throw new Error('The report should be readable');
    const user = userEvent.setup();
    renderInShell(
      <FollowUpCard report={report} sessionId={consult.sessionId} readDangers={readCollapse} />,
      {
        handlers: [
          handle(followUpRoutes.read, () => ({ vetAnswers: [], outcome: null })),
          handle(consultRoutes.detail, () => consult),
          handle(correctionRoutes.consult, () => ({ signs: [], removed: [], editable: null })),
        ],
        doors: { 'intake/danger-watch': dangerWatchStandIn },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Tell us how it is' }));
    await user.type(await screen.findByLabelText('What is new?'), 'He collapsed');
    expect(await screen.findByText('A collapse')).toBeTruthy();
  });

  it('asks after the pet by its name, where its name is known', async () => {
    show({ vetAnswers: [], outcome: null, pet: { name: 'Minka', picture: null } });
    expect(await screen.findByRole('heading', { name: 'How is Minka now?' })).toBeTruthy();
  });

  it('bug: what stands below it moved when it came late; nothing is left where the server cannot say', async () => {
    if (!report) throw new Error('The report should be readable');
    let fail = (): void => undefined;
    const asked = new Promise<void>((resolve) => (fail = resolve));
    const { container } = renderInShell(
      <FollowUpCard report={report} sessionId={consult.sessionId} />,
      {
        handlers: [
          handle(followUpRoutes.read, async () => {
            await asked;
            return problem(404, 'not-found', 'Gone');
          }),
        ],
      },
    );
    const held = container.querySelector('[aria-hidden]');
    expect(held && getComputedStyle(held).height).toBe('480px');
    fail();
    await waitFor(() => expect(container.querySelector('[aria-hidden]')).toBeNull());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('keeps what the vet found, offers the causes of the report, and lets the owner change it', async () => {
    const stored: Outcome[] = [];
    const user = userEvent.setup();
    show({ vetAnswers: [], outcome: null }, (outcome) => stored.push(outcome) > 0);
    const name = await screen.findByRole('combobox', { name: 'Name of the illness' });
    expect(screen.queryByRole('heading', { name: followUpCopy.answers })).toBeNull();
    expect(screen.getByRole('heading', { level: 3, name: followUpCopy.ask })).toBeTruthy();
    const offered = [...document.querySelectorAll('datalist option')];
    expect(offered.map((one) => one.getAttribute('value'))).toContain('Inflamed pancreas');
    await user.type(name, 'Inflamed pancreas');
    const day = screen.getByLabelText('Day of the visit');
    // In words of the browser's own day: the test may run in any part of the world.
    expect(day).toHaveProperty('value', new Date().toLocaleDateString('sv-SE'));
    await user.clear(day);
    await user.type(day, '2026-11-20');
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText(/^Inflamed pancreas, .*2026/)).toBeTruthy();
    expect(stored).toEqual([{ diagnosis: 'Inflamed pancreas', foundOn: '2026-11-20' }]);
    await user.click(screen.getByRole('button', { name: 'Change it' }));
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'Inflamed pancreas');
  });

  it('says so when it was not kept, and keeps what was typed', async () => {
    const user = userEvent.setup();
    const shell = show({ vetAnswers: [], outcome: null }, () => false);
    await user.type(await screen.findByRole('combobox'), 'Gastritis');
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(shell.toasts).toMatchObject([{ title: 'It was not kept' }]));
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'Gastritis');
  });

  it('MFE-04 what was typed of the visit is there again in another version of the screen, until it is kept', async () => {
    const user = userEvent.setup();
    const before = show({ vetAnswers: [], outcome: null });
    await user.type(await screen.findByRole('combobox'), 'Gastritis');
    before.unmount();
    const after = show({ vetAnswers: [], outcome: null });
    expect(await screen.findByRole('combobox')).toHaveProperty('value', 'Gastritis');
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText(/^Gastritis, /)).toBeTruthy();
    after.unmount();
    show({ vetAnswers: [], outcome: null });
    expect(await screen.findByRole('combobox')).toHaveProperty('value', '');
  });
});
