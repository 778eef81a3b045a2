// @vitest-environment jsdom
import { problem } from '@petwise/tools/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPets as open, PICTURE, WEIGHED } from '../../testing/open-pets.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser that draws; a page without a layout does not. */
function canDraw(): { readonly drawn: ReturnType<typeof vi.fn> } {
  const drawn = vi.fn();
  vi.stubGlobal('createImageBitmap', (file: File) =>
    file.type === 'image/jpeg'
      ? Promise.resolve({ width: 400, height: 300, close: vi.fn() })
      : Promise.reject(new DOMException('No picture', 'InvalidStateError')),
  );
  const pen = { fillRect: vi.fn(), drawImage: drawn };
  // All of a pen that is used.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['small'], { type: 'image/jpeg' })),
  );
  return { drawn };
}

function choosePhoto(type: string, name = 'IMG_1'): void {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('The page has no file input');
  fireEvent.change(input, { target: { files: [new File(['x'], name, { type })] } });
}

it('issue 16.4: the middle of a chosen photo becomes the small picture of the pet, and is taken away again', async () => {
  const { drawn } = canDraw();
  const { user, told, sent } = open(WEIGHED.id, [WEIGHED]);
  await screen.findByRole('button', { name: 'Add a picture' });
  choosePhoto('image/jpeg');
  expect(await screen.findByText('The picture is kept.')).toBeTruthy();
  expect(drawn.mock.lastCall?.slice(1)).toEqual([50, 0, 300, 300, 0, 0, 240, 240]);
  expect(sent).toEqual(['pet.jpg']);
  const picture = document.querySelector(`img[src="/api/files/${PICTURE}"]`);
  expect(picture?.getAttribute('alt')).toBe('');
  await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
  expect(await screen.findByText('The picture is removed.')).toBeTruthy();
  expect(told).toEqual([{ picture: PICTURE }, { picture: null }]);
  expect(document.querySelector('img')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a picture' }));
});

it('bug: an iPhone’s own photo was refused as the picture of a pet', async () => {
  const { drawn } = canDraw();
  const { told, sent } = open(WEIGHED.id, [WEIGHED]);
  await screen.findByRole('button', { name: 'Add a picture' });
  choosePhoto('', 'IMG_1.HEIC');
  expect(await screen.findByText('The picture is kept.')).toBeTruthy();
  expect(sent).toEqual(['IMG_1.HEIC', 'pet.jpg']);
  expect(drawn).toHaveBeenCalledOnce();
  expect(told).toEqual([{ picture: PICTURE }]);
});

it.each([
  [422, 'file-unreadable', /^This picture cannot be opened here/],
  [500, 'internal', /^The picture could not be changed now/],
] as const)(
  'an iPhone’s own photo that the server answers with %i %s',
  async (status, code, notice) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    canDraw();
    open(WEIGHED.id, [WEIGHED], { refuses: () => problem(status, code, 'No') });
    await screen.findByRole('button', { name: 'Add a picture' });
    choosePhoto('image/heic');
    expect(await screen.findByText(notice)).toBeTruthy();
  },
);

it('a photo that cannot be opened, or not be kept, is said, and the picture of before stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  canDraw();
  open(WEIGHED.id, [{ ...WEIGHED, picture: PICTURE }], {
    answer: () => problem(500, 'internal', 'Broken'),
  });
  await screen.findByRole('button', { name: 'Change the picture' });
  choosePhoto('image/gif');
  expect(await screen.findByText(/^This picture cannot be opened here/)).toBeTruthy();
  choosePhoto('image/jpeg');
  expect(await screen.findByText(/^The picture could not be changed now/)).toBeTruthy();
  expect(document.querySelector(`img[src="/api/files/${PICTURE}"]`)).toBeTruthy();
});
