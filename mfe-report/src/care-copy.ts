/** What the owner does until a vet takes over. */
export const careCopy = {
  do: 'Until a vet sees it: do this',
  never: 'Never do this',
  neverHint: 'These can make it worse.',
  atHome: 'Care at home',
  atHomeHint: 'Only while it stays as it is.',
  source: (about: string, source: string) =>
    [about, source && `after ${source}`, 'not yet confirmed by a veterinarian']
      .filter(Boolean)
      .join('; '),
  mustNotMiss: 'Must not be missed',
} as const;
