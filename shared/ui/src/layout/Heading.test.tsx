// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Heading } from './Heading.tsx';

afterEach(cleanup);

it('takes the focus when a screen appears with it', () => {
  render(
    <Heading level={1} focusOnMount>
      Basic information
    </Heading>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Basic information' });
  expect(document.activeElement).toBe(heading);
  expect(heading.tabIndex).toBe(-1);
});

it('leaves the focus alone otherwise', () => {
  render(<Heading level={2}>Part</Heading>);
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('heading', { level: 2 }).hasAttribute('tabindex')).toBe(false);
});
