// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Chip } from './Chip.tsx';
import { FileChip } from './FileChip.tsx';

afterEach(cleanup);

it('names its cross after itself', async () => {
  const onRemove = vi.fn();
  render(<Chip onRemove={onRemove}>Fish oil</Chip>);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Fish oil' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('has no button when it cannot be removed', () => {
  render(<Chip>Fish oil</Chip>);
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows badge, name and detail of a file, and removes it', async () => {
  const onRemove = vi.fn();
  render(<FileChip name="export.zip" badge="HEALTH" detail="48,201 records" onRemove={onRemove} />);
  expect(screen.getByText('HEALTH')).toBeDefined();
  expect(screen.getByText('48,201 records')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove export.zip' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('shows the badge on the picture, in place of it when it fails, and says so', () => {
  const onThumbnailError = vi.fn();
  const { container } = render(
    <FileChip
      name="paw.jpg"
      badge="IMG"
      thumbnailUrl="/paw.jpg"
      onThumbnailError={onThumbnailError}
    />,
  );
  const picture = container.querySelector('img');
  expect(screen.getByText('IMG')).toBeDefined();
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('IMG')).toBeDefined();
  expect(onThumbnailError).toHaveBeenCalledOnce();
});
