// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextArea } from './TextArea.tsx';

afterEach(cleanup);

it('a bare text area has no frame of its own, a framed one has', () => {
  render(
    <>
      <TextArea aria-label="Framed" />
      <TextArea aria-label="Bare" look="bare" />
    </>,
  );
  const frameOf = (name: string): string =>
    getComputedStyle(screen.getByRole('textbox', { name })).getPropertyValue('background');
  expect(frameOf('Bare')).toBe('transparent');
  expect(frameOf('Framed')).not.toBe('transparent');
});
