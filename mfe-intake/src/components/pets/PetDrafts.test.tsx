// @vitest-environment jsdom
import { consultRoutes, petRoutes } from '@petwise/contracts';
import { handle, renderInShell } from '@petwise/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BELLA } from '../../testing/fixtures.ts';
import { Pets } from './Pets.tsx';

/** The pets' screen, or a pet's, as another version would draw it anew. */
function open(petId: string | null) {
  cleanup();
  renderInShell(<Pets petId={petId} />, {
    handlers: [
      handle(petRoutes.list, () => ({ pets: [BELLA] })),
      handle(consultRoutes.list, () => ({ consults: [] })),
      handle(petRoutes.keep, ({ body }) => ({ pet: { ...BELLA, vet: body.vet ?? null } })),
    ],
  });
  return userEvent.setup();
}

it('MFE-04 a new pet’s name and kind are there again in another version of the screen, until given up', async () => {
  const before = open(null);
  await before.click(await screen.findByRole('button', { name: 'Add a pet' }));
  await before.type(screen.getByLabelText(/Name/), 'Rex');
  await before.selectOptions(screen.getByLabelText(/Species/), 'horse');
  const user = open(null);
  const fields = async () => {
    await user.click(await screen.findByRole('button', { name: 'Add a pet' }));
    return [screen.getByLabelText(/Name/), screen.getByLabelText(/Species/)].map(
      (field) => 'value' in field && field.value,
    );
  };
  expect(await fields()).toEqual(['Rex', 'horse']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await fields()).toEqual(['', '']);
});

it('MFE-04 what was typed of a fact is there again in another version of the page, until it is saved', async () => {
  const before = open(BELLA.id);
  await before.click(await screen.findByRole('button', { name: 'Change: Vet' }));
  await before.type(screen.getByLabelText('Telephone'), '020 7946 0001');
  const user = open(BELLA.id);
  const phone = async () => {
    await user.click(await screen.findByRole('button', { name: 'Change: Vet' }));
    return screen.getByLabelText('Telephone');
  };
  expect(await phone()).toHaveProperty('value', '020 7946 0001');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved: Vet')).toBeTruthy();
  const after = open(BELLA.id);
  await after.click(await screen.findByRole('button', { name: 'Change: Vet' }));
  expect(screen.getByLabelText('Telephone')).toHaveProperty('value', '');
});
