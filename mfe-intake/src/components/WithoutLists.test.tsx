// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { basic, openBasic } from '../testing/open-basic.tsx';
import { MedicalHistory } from './MedicalHistory.tsx';

vi.mock('../data/load-species-lists.ts', () => ({
  loadSpeciesLists: () => Promise.reject(new Error('The chunk could not be fetched')),
}));

let log: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  localStorage.clear();
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('without the species lists', () => {
  it('FORM-02 the breed is free text, kept when the species changes', async () => {
    const { user, onSubmit } = openBasic();
    await waitFor(() => expect(log).toHaveBeenCalled());
    await user.type(basic.breed(), 'Beagle');
    expect(basic.breed().getAttribute('aria-expanded')).toBe('false');
    await user.selectOptions(basic.species(), 'cat');
    await user.click(basic.continue());
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ species: 'cat', breed: 'Beagle' });
  });

  it('HIST-02 entries can be added all the same', async () => {
    const onSubmit = vi.fn();
    const user = userEvent.setup();
    renderInShell(<MedicalHistory species="dog" onSubmit={onSubmit} />);
    await waitFor(() => expect(log).toHaveBeenCalled());
    await user.type(
      screen.getByRole('combobox', { name: 'Current medications' }),
      'Insulin{Enter}',
    );
    await user.click(screen.getByRole('button', { name: 'Begin Assessment' }));
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ medications: ['Insulin'], diet: '' });
  });
});
