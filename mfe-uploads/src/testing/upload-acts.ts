import { toUploadedFile } from '@petwise/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { controlledServer } from './controlled-server.ts';
import { fileOf, uploadResponse } from './fixtures.ts';

/** The file that comes up, and how its opener gets it. */
export const GOOD = fileOf('one.pdf');
export const GOOD_UP = toUploadedFile(uploadResponse(GOOD));
const BAD = fileOf('two.pdf');

/** Lets something happen in an open panel or drawer. */
export interface UploadActs {
  /** Every file that was chosen is up. */
  readonly finish: () => Promise<void>;
  /** One is up, and another failed. */
  readonly failSome: () => Promise<void>;
  readonly close: () => void;
}

/** In a real one, over a server that answers as the act says. */
export function realUploadActs(uploadButton: (count: number) => string, close: string): UploadActs {
  const uploads = controlledServer();
  const send = async (...files: File[]): Promise<void> => {
    const input = document.querySelector('input[type=file]:not([capture])');
    if (!input) throw new Error('There is no file input');
    await act(async () => void fireEvent.change(input, { target: { files } }));
    await act(async () => press(uploadButton(files.length)));
  };
  const of = (file: File) =>
    waitFor(() => {
      const upload = uploads.find((one) => one.file === file);
      if (!upload) throw new Error(`${file.name} is not on its way`);
      return upload;
    });
  return {
    finish: async () => {
      await send(GOOD);
      const upload = await of(GOOD);
      await act(async () => upload.answer());
    },
    failSome: async () => {
      await send(GOOD, BAD);
      const first = await of(GOOD);
      await act(async () => first.answer());
      const second = await of(BAD);
      await act(async () => second.refuse(502, 'Bad Gateway'));
    },
    close: () => press(close),
  };
}

/** In a stand-in, whose buttons say what happens. */
export function standInUploadActs(): UploadActs {
  return {
    finish: async () => press('All are up'),
    failSome: async () => press('Others failed'),
    close: () => press('Close'),
  };
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}
