// @vitest-environment jsdom
import { type LabDecision, labValueRoutes } from '@petwise/contracts';
import { bus } from '@petwise/events';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bloods, labFile, labValue, manyValues } from '../../testing/lab-fixtures.ts';
import { LabReview } from './LabReview.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const earlier = { date: '2024-01-05', text: '2.2', value: 2.2 };

function open(file = labFile(), files = [bloods]) {
  const sent: LabDecision[][] = [];
  const species: (string | undefined)[] = [];
  const { unmount } = renderInShell(<LabReview files={files} species="cat" />, {
    handlers: [
      handle(labValueRoutes.list, () => file),
      handle(labValueRoutes.decide, ({ body }) => {
        sent.push([...body.values]);
        species.push(body.species);
        const decided = new Map(body.values.map((one) => [one.id, one]));
        const values = file.values.map((value) => {
          const { decision = value.decision, date = value.date } = decided.get(value.id) ?? {};
          return { ...value, decision, date };
        });
        return { ...file, values };
      }),
    ],
  });
  return { sent, species, unmount, user: userEvent.setup() };
}

describe('UPL the laboratory review', () => {
  it('shows each value with unit, range, flag and place, out of range first', async () => {
    open();
    expect(await screen.findByRole('heading', { name: /We read 4 values from bloods\.pdf/ }));
    const rows = within(screen.getByRole('table', { name: 'Values from bloods.pdf' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows[0]).toMatch(/Creatinine.*Page 1, line 8.*3\.4 mg\/dL.*High.*0\.8 to 2\.4/);
    expect(rows[1]).toMatch(/Hematocrit.*24 %.*Low.*30 to 52/);
    expect(rows[2]).toMatch(/Bilirubin in urine.*2\+.*High.*For your vet only/);
    expect(rows[3]).toMatch(/Glucose.*110.*Normal.*71 to 182, usual for the species/);
  });

  it('sends a decision for each value, and says what will count', async () => {
    const { sent, species, user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Use Glucose' }));
    await user.click(screen.getByRole('button', { name: 'Use these 3 values' }));
    expect(await screen.findByText('3 values from bloods.pdf will count.')).toBeTruthy();
    expect(species).toEqual(['cat']);
    expect(sent[0]).toEqual([
      { id: 'glucose', decision: 'dropped' },
      { id: 'creatinine', decision: 'confirmed' },
      { id: 'hematocrit', decision: 'confirmed' },
      { id: 'urine_bilirubin', decision: 'confirmed' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByRole('checkbox', { name: 'Use Glucose' })).toHaveProperty('checked', false);
  });

  it('takes the owner’s number and unit, with a comma too, and refuses what is no number', async () => {
    const { sent, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change Creatinine' }));
    const box = screen.getByRole('textbox', { name: 'Value: Creatinine' });
    expect(box.getAttribute('aria-invalid')).toBeNull();
    await user.clear(box);
    await user.type(box, 'about 2');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please enter a number, such as 3.4')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use these 4 values' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.clear(box);
    await user.type(box, '1,9');
    await user.click(screen.getByRole('button', { name: 'Done: Creatinine' }));
    expect(screen.getByText('Changed by you')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use these 4 values' }));
    await screen.findByText('4 values from bloods.pdf will count.');
    expect(sent[0]?.find(({ id }) => id === 'creatinine')).toEqual({
      id: 'creatinine',
      decision: 'confirmed',
      value: 1.9,
    });
  });

  it('MFE-04 numbers and dates that were typed are there again in another version of the review, half typed too', async () => {
    const file = labFile([labValue()]);
    const before = open(file);
    fireEvent.change(await screen.findByLabelText('When was this test taken?'), {
      target: { value: '2026-04-02' },
    });
    await before.user.click(screen.getByRole('button', { name: 'Change Creatinine' }));
    const box = screen.getByRole('textbox', { name: 'Value: Creatinine' });
    await before.user.clear(box);
    await before.user.type(box, '1,');
    before.unmount();
    const { sent, user } = open(file);
    const again = await screen.findByRole('textbox', { name: 'Value: Creatinine' });
    expect(again).toHaveProperty('value', '1,');
    await user.type(again, '9');
    await user.click(screen.getByRole('button', { name: 'Use this value' }));
    await screen.findByText('1 value from bloods.pdf will count.');
    const decision = { decision: 'confirmed', value: 1.9, date: '2026-04-02' };
    expect(sent).toEqual([[{ id: 'creatinine', ...decision }]]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('asks when an undated file was measured, and counts nothing before there is an answer', async () => {
    const undated = labValue({ date: null });
    const { sent, user } = open(labFile([undated]));
    const day = await screen.findByLabelText('When was this test taken?');
    expect(screen.getByText(/We found no date in the file/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use this value' }));
    expect(sent).toEqual([]);
    expect(screen.getByText('Please give the date, or tick “I don’t know”.')).toBeTruthy();
    expect(document.activeElement).toBe(day);
    fireEvent.change(day, { target: { value: '2999-01-01' } });
    expect(screen.getByText(/This day is still to come/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use this value' }));
    expect(sent).toEqual([]);
    fireEvent.change(day, { target: { value: '2025-03-01' } });
    await user.click(screen.getByRole('button', { name: 'Use this value' }));
    await screen.findByText('1 value from bloods.pdf will count.');
    expect(sent).toEqual([[{ id: 'creatinine', decision: 'confirmed', date: '2025-03-01' }]]);
  });

  it('takes “I don’t know” for an answer', async () => {
    const { sent, user } = open(labFile([labValue({ date: null })]));
    await user.click(await screen.findByRole('checkbox', { name: 'I don’t know' }));
    expect(screen.getByLabelText('When was this test taken?')).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Use this value' }));
    await screen.findByText('Date not known.');
    expect(sent).toEqual([[{ id: 'creatinine', decision: 'confirmed', date: null }]]);
  });

  it('does not ask for the date of values that are left out', async () => {
    const { sent, user } = open(labFile([labValue({ date: null })]));
    await user.click(await screen.findByRole('checkbox', { name: 'Use Creatinine' }));
    await user.click(screen.getByRole('button', { name: 'Use none of them' }));
    await screen.findByText('No value from bloods.pdf will count.');
    expect(sent).toEqual([[{ id: 'creatinine', decision: 'dropped' }]]);
  });

  it('shows the date that was read, and lets the owner set another', async () => {
    const { sent, user } = open(labFile([labValue()]));
    const day = await screen.findByLabelText('When was this test taken?');
    expect(day).toHaveProperty('value', '2026-02-14');
    expect(screen.getByText('We read this date in the file. Please check it.')).toBeTruthy();
    fireEvent.change(day, { target: { value: '2026-04-02' } });
    await user.click(screen.getByRole('button', { name: 'Use this value' }));
    await screen.findByText('1 value from bloods.pdf will count.');
    expect(sent[0]).toEqual([{ id: 'creatinine', decision: 'confirmed', date: '2026-04-02' }]);
  });

  it('asks once for each day, and tells two values of one analyte apart', async () => {
    const t4 = { analyte: 't4', name: 'T4' };
    const values = [
      labValue({ ...t4, text: '6.8', date: null }),
      labValue({ ...t4, id: 't4#2', text: '3.1', date: null, history: [earlier] }),
      labValue({ date: '2025-02-14' }),
    ];
    const { sent, user } = open(labFile(values));
    await user.click(await screen.findByRole('checkbox', { name: 'Use T4 6.8' }));
    expect(screen.getByText('Before: 2.2 on Jan 5, 2024')).toBeTruthy();
    expect(screen.getByLabelText('When were these taken: Creatinine?')).toBeTruthy();
    const undated = screen.getByLabelText('When were these taken: T4, T4?');
    fireEvent.change(undated, { target: { value: '2024-06-07' } });
    await user.click(screen.getByRole('button', { name: 'Use these 2 values' }));
    await screen.findByText('2 values from bloods.pdf will count.');
    expect(sent[0]).toEqual([
      { id: 't4', decision: 'dropped', date: '2024-06-07' },
      { id: 't4#2', decision: 'confirmed', date: '2024-06-07' },
      { id: 'creatinine', decision: 'confirmed' },
    ]);
  });

  it('keeps a long normal list one press away', async () => {
    const { user } = open(labFile(manyValues(40)));
    await screen.findByRole('heading', { name: /40 values/ });
    expect(screen.getAllByRole('checkbox', { name: /^Use / })).toHaveLength(8);
    expect(screen.getByText(/32 more values are in the normal range and ticked/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all 40 values' }));
    expect(screen.getAllByRole('checkbox', { name: /^Use / })).toHaveLength(40);
  });

  it('says so when there are no values, or the file cannot be read, and asks nothing', async () => {
    open(labFile([]));
    expect(await screen.findByText(/We found no lab values in bloods\.pdf/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reads a photo once its owner says that it shows a sheet, and other pictures never', async () => {
    const photo = { ...bloods, id: 'p', name: 'paw.jpg', type: 'image/jpeg' };
    const drawing = { ...bloods, id: 'g', name: 'paw.gif', type: 'image/gif' };
    const asked: string[] = [];
    renderInShell(<LabReview files={[photo, drawing]} species={null} />, {
      handlers: [
        handle(labValueRoutes.list, ({ params }) => {
          asked.push(params.fileId);
          return labFile();
        }),
      ],
    });
    expect(screen.getByText('Does paw.jpg show a lab sheet?')).toBeTruthy();
    expect(asked).toEqual([]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Read its values' }));
    expect(await screen.findByRole('checkbox', { name: 'Use Glucose' })).toBeTruthy();
    expect(asked).toEqual(['p']);
  });

  it('bug: that a photographed sheet had been read was told to nobody who had gone elsewhere', async () => {
    const announced: unknown[] = [];
    onTestFinished(bus.on('uploads.values-read', (payload) => announced.push(payload)));
    open(labFile(), [{ ...bloods, id: 'p', name: 'bloods.jpg', type: 'image/jpeg' }]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Read its values' }));
    await screen.findByRole('checkbox', { name: 'Use Glucose' });
    await waitFor(() => expect(announced).toEqual([{ fileId: 'p' }]));
  });

  it('a file that was decided on before says what counts', async () => {
    open(labFile([labValue({ decision: 'confirmed' })]));
    expect(await screen.findByText('1 value from bloods.pdf will count.')).toBeTruthy();
  });

  it('a choice that was not saved is kept, and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderInShell(<LabReview files={[bloods]} species="cat" />, {
      handlers: [
        handle(labValueRoutes.list, () => labFile()),
        handle(labValueRoutes.decide, () => problem(500, 'internal', 'no')),
      ],
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: 'Use Glucose' }));
    await user.click(screen.getByRole('button', { name: 'Use these 3 values' }));
    expect(await screen.findByText('Your choice was not saved. Please try again.')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Use Glucose' })).toHaveProperty('checked', false);
  });
});
