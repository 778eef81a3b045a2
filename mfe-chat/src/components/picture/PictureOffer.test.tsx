// @vitest-environment jsdom
import { correctionRoutes } from '@petwise/contracts';
import { handle, queueStandIn } from '@petwise/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOpening, sampleQuestion } from '../../testing/consult-fixtures.ts';
import { renderConsult } from '../../testing/render-consult.tsx';
import { sampleReader, sampleUnderstood } from '../../testing/understood-fixtures.ts';

beforeEach(() => {
  sessionStorage.clear();
  // A page without a layout makes no addresses of files.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const OFFER = 'A photo would help the vet: the gums.';

function show(
  picture: { shows: string; takes: 'photo' | 'film' } | undefined,
  { ear = false, emergency = false }: { ear?: boolean; emergency?: boolean } = {},
) {
  const queue = queueStandIn();
  const question = sampleQuestion({ text: 'Are her gums pale?', ...(picture && { picture }) });
  const triage = { level: 'emergency' as const, reasons: ['Pale gums'], advice: 'Go now' };
  const rendered = renderConsult({
    opening: sampleOpening({ question, ...(emergency && { triage }) }),
    handlers: [
      handle(correctionRoutes.consult, () => sampleUnderstood(ear ? { ear: sampleReader() } : {})),
    ],
    doors: { 'uploads/queue': queue.door },
  });
  return { ...rendered, queue };
}

/** Opens the sheet; this page has no camera. */
async function openSheet(user: ReturnType<typeof show>['user'], button = 'Take a photo') {
  await user.click(await screen.findByRole('button', { name: button }));
  const sheet = within(await screen.findByRole('dialog', { hidden: true }));
  await sheet.findByText(/No camera can be used here/);
  return sheet;
}

function choose(file: File): void {
  const input = document.querySelector('dialog input[type=file]');
  if (!input) throw new Error('The sheet has no file input');
  fireEvent.change(input, { target: { files: [file] } });
}

describe('a picture that would help the vet', () => {
  it('issue 16.9: is asked for by the question, taken from a file where there is no camera, and attached', async () => {
    const { user, queue } = show({ shows: 'gums', takes: 'photo' });
    expect(await screen.findByText(OFFER)).toBeTruthy();
    const sheet = await openSheet(user);
    expect(sheet.getByText(/Nobody looks at it: it is kept for the vet/)).toBeTruthy();
    expect(sheet.getByText('Fill the frame with gum and teeth.')).toBeTruthy();
    choose(new File(['x'], 'IMG_1.jpg', { type: 'image/jpeg' }));
    await user.click(await sheet.findByRole('button', { name: 'Attach it', hidden: true }));
    await waitFor(() => expect(queue.props().files).toMatchObject([{ name: 'gums.jpg' }]));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('a film that was taken before can be chosen: the file input does not open the camera', async () => {
    const { user } = show({ shows: 'gait', takes: 'film' });
    await openSheet(user, 'Take a film');
    const input = document.querySelector('dialog input[type=file]');
    expect(input?.getAttribute('accept')).toBe('video/mp4,video/webm,video/quicktime');
    expect(input?.hasAttribute('capture')).toBe(false);
  });

  it.each([
    ['IMG_1.HEIC', '', 'gums.heic'],
    ['IMG_1.heif', 'image/heif', 'gums.heif'],
  ])(
    'bug: the dialog hid the HEIC photo %s (%s); where it cannot be drawn its name stands instead',
    async (own, type, name) => {
      const { user, queue } = show({ shows: 'gums', takes: 'photo' });
      const sheet = await openSheet(user);
      const input = document.querySelector('dialog input[type=file]');
      expect(input?.getAttribute('accept')).toContain('.heic,.heif,image/heic,image/heif');
      choose(new File(['x'], own, { type }));
      fireEvent.error(await sheet.findByAltText('A photo of the gums'));
      expect(sheet.getByText(new RegExp(`^${name}: it cannot be shown here`))).toBeTruthy();
      expect(sheet.queryByAltText('A photo of the gums')).toBeNull();
      await user.click(sheet.getByRole('button', { name: 'Attach it', hidden: true }));
      await waitFor(() => expect(queue.props().files).toMatchObject([{ name }]));
    },
  );

  it('names the language model that the owner has allowed, at the moment of attaching', async () => {
    const { user } = show({ shows: 'gums', takes: 'photo' }, { ear: true });
    await screen.findByRole('region', { name: 'What we understood so far' });
    const sheet = await openSheet(user);
    expect(sheet.getByText(/reader-1 at models\.example\) looks at it too/)).toBeTruthy();
    expect(sheet.queryByText(/Nobody looks at it/)).toBeNull();
  });

  it('a film of more than ten seconds is refused in words before it is sent', async () => {
    const { user } = show({ shows: 'gait', takes: 'film' });
    const sheet = await openSheet(user, 'Take a film');
    const film = vi.spyOn(HTMLVideoElement.prototype, 'src', 'set');
    film.mockImplementation(function load(this: HTMLVideoElement) {
      Object.defineProperty(this, 'duration', { value: 31 });
      queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')));
    });
    choose(new File(['x'], 'walk.mp4', { type: 'video/mp4' }));
    expect(await sheet.findByText(/This film has 31 seconds. Please cut it to 10/)).toBeTruthy();
    film.mockRestore();
  });

  it.each([
    ['no picture helps', undefined, {}],
    ['only a newer server knows the picture', { shows: 'x-ray', takes: 'photo' } as const, {}],
    ['it is an emergency', { shows: 'gums', takes: 'photo' } as const, { emergency: true }],
  ])('nothing is offered where %s', async (_where, picture, options) => {
    show(picture, options);
    expect(await screen.findByText('Are her gums pale?')).toBeTruthy();
    expect(screen.queryByText(/would help the vet/)).toBeNull();
  });
});
