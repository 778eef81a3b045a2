// @vitest-environment jsdom
import { createClient, replaceApi, type Transport, type UploadOptions } from '@petwise/api';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { healthServer, openHealth, picker, zipFile } from '../testing/health-page.tsx';

beforeEach(() => localStorage.clear());

it('shows how much has been sent, how fast, and when the file has arrived', async () => {
  const { user } = openHealth(healthServer().handlers);
  let given: UploadOptions = {};
  const upload: Transport['upload'] = (_route, _file, options = {}) => {
    given = options;
    return new Promise(() => undefined);
  };
  replaceApi(createClient({ upload }));
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const report = (sentBytes: number, at: number): void => {
    clock.mockReturnValue(at);
    act(() => given.onProgress?.({ sentBytes, totalBytes: 48_000_000 }));
  };

  await user.upload(picker(), zipFile());
  expect(screen.getByRole('heading', { name: 'Uploading and reading your export' })).toBeDefined();
  report(12_000_000, 0);
  const bar = screen.getByRole('progressbar', { name: 'Progress of the upload' });
  expect(bar).toHaveProperty('ariaValueNow', '25');
  expect(screen.getByText('12.0 MB of 48.0 MB')).toBeDefined();
  report(18_000_000, 2_000);
  expect(screen.getByText('18.0 MB of 48.0 MB, 3.0 MB a second')).toBeDefined();
  report(48_000_000, 3_000);
  expect(screen.getAllByText('The file has arrived and is being read')).not.toHaveLength(0);
  clock.mockRestore();
});
