// @vitest-environment jsdom
import { type LabDecision, labValueRoutes } from '@petwise/contracts';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bloods, labFile, labValue, manyValues } from '../../testing/lab-fixtures.ts';
import { LabReview } from './LabReview.tsx';

afterEach(() => vi.restoreAllMocks());

function open(file = labFile(), files = [bloods]) {
  const sent: LabDecision[][] = [];
  const species: (string | undefined)[] = [];
  renderInShell(<LabReview files={files} species="cat" />, {
    handlers: [
      handle(labValueRoutes.list, () => file),
      handle(labValueRoutes.decide, ({ body }) => {
        sent.push([...body.values]);
        species.push(body.species);
        const said = new Map(body.values.map((one) => [one.id, one.decision]));
        const values = file.values.map((value) => ({
          ...value,
          decision: said.get(value.id) ?? value.decision,
        }));
        return { ...file, values };
      }),
    ],
  });
  return { sent, species, user: userEvent.setup() };
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
    expect(rows[1]).toMatch(/Haematocrit.*24 %.*Low.*30 to 52/);
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
    await user.clear(box);
    await user.type(box, 'about 2');
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

  it('keeps a long normal list one press away', async () => {
    const { user } = open(labFile(manyValues(40)));
    await screen.findByRole('heading', { name: /40 values/ });
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    expect(screen.getByText(/32 more values are in the normal range and ticked/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all 40 values' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(40);
  });

  it('says so when there are no values, or the file cannot be read, and asks nothing', async () => {
    open(labFile([]));
    expect(await screen.findByText(/We found no lab values in bloods\.pdf/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reads no pictures', () => {
    const picture = { ...bloods, name: 'paw.jpg', type: 'image/jpeg' };
    const { container } = renderInShell(<LabReview files={[picture]} species={null} />);
    expect(container.textContent).toBe('');
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
