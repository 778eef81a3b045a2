// @vitest-environment jsdom
import { consultRoutes, type UploadedFile } from '@petwise/contracts';
import { handle, renderInShell } from '@petwise/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { consult } from '../../testing/consult.ts';
import { PicturesSection } from './PicturesSection.tsx';

function file(id: string, name: string, type: string): UploadedFile {
  const url = type === 'text/plain' ? null : `/api/files/${id}`;
  return { id, name, type, size: 1, url };
}

const GUMS = file('3f0c0e4e-6a55-4a3b-9d5a-000000000001', 'gums.jpg', 'image/jpeg');
const GAIT = file('3f0c0e4e-6a55-4a3b-9d5a-000000000002', 'gait.mp4', 'video/mp4');
const BLOODS = file('3f0c0e4e-6a55-4a3b-9d5a-000000000003', 'bloods.txt', 'text/plain');

function show(files: UploadedFile[]) {
  const [first, ...turns] = consult.turns;
  if (!first) throw new Error('The consult should have a turn');
  const detail = { ...consult, turns: [{ ...first, uploadedFiles: files }, ...turns] };
  const asked = vi.fn(() => Promise.resolve(detail));
  renderInShell(<PicturesSection sessionId={consult.sessionId} />, {
    handlers: [handle(consultRoutes.detail, asked)],
  });
  return { asked };
}

it('issue 16.9: the owner’s own report shows photos small, films to play, and no other file', async () => {
  show([GUMS, BLOODS, GAIT]);
  await userEvent.setup().click(await screen.findByText('Your photos and films'));
  const whole = screen.getByRole('link', { name: 'Open gums.jpg whole' });
  expect(whole.getAttribute('href')).toBe(GUMS.url);
  expect(whole.querySelector('img')?.getAttribute('src')).toBe(`${GUMS.url}/view`);
  const film = screen.getByLabelText('gait.mp4');
  expect([film.tagName, film.getAttribute('src')]).toEqual(['VIDEO', GAIT.url]);
  expect(screen.queryByText('bloods.txt')).toBeNull();
});

it('a report without a picture has no such part', async () => {
  const { asked } = show([BLOODS]);
  await waitFor(() => expect(asked).toHaveResolved());
  expect(screen.queryByText('Your photos and films')).toBeNull();
});
