// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DRAWINGS } from './species-drawings.ts';
import { SpeciesIcon } from './SpeciesIcon.tsx';

afterEach(cleanup);

// The keys are those of the type, which holds every species of the contracts.
const SPECIES = Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[];

it('has a drawing of its own for every species', () => {
  const drawings = SPECIES.map((species) => {
    const { container, unmount } = render(<SpeciesIcon species={species} />);
    const drawing = container.querySelector('svg')?.innerHTML ?? '';
    unmount();
    return drawing;
  });
  expect(drawings.every((drawing) => drawing.includes('<path'))).toBe(true);
  expect(new Set(drawings).size).toBe(SPECIES.length);
});

it('uses only path data that browsers read', () => {
  for (const species of SPECIES) {
    const { container, unmount } = render(<SpeciesIcon species={species} />);
    for (const path of container.querySelectorAll('path')) {
      expect(path.getAttribute('d')).toMatch(/^M[\d\s.,\-MmLlHhVvCcSsQqAaZz]+$/);
    }
    unmount();
  }
});

it('is an image when it has a name, and decoration otherwise', () => {
  const { rerender } = render(<SpeciesIcon species="dog" label="Dog" />);
  expect(screen.getByRole('img', { name: 'Dog' })).toBeDefined();
  rerender(<SpeciesIcon species="dog" />);
  expect(screen.queryByRole('img')).toBeNull();
});
