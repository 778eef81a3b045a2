// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { learnSpelling } from '@petwise/ui';
import { spellBritish } from '@petwise/contracts/british';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UnderstoodPanel } from './UnderstoodPanel.tsx';

afterEach(() => {
  learnSpelling((words) => words);
  vi.restoreAllMocks();
});

it('bug: a British browser read “diarrhea” on the signs understood and on those taken back', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  learnSpelling(spellBritish);
  const understood = {
    signs: [{ id: 'sign.diarrhea', words: 'diarrhea', present: true, quote: 'the runs' }],
    removed: [{ id: 'sign.pale_gums', words: 'gray gums', present: true, quote: 'pale' }],
    editable: null,
  };
  renderInShell(
    <UnderstoodPanel understood={understood} disabled={false} onCorrect={() => undefined} />,
  );
  // On the sign, and in the name of its button.
  expect(screen.getAllByText('diarrhoea')).toHaveLength(2);
  expect(screen.getAllByText('grey gums')).toHaveLength(2);
  expect(screen.queryByText(/diarrhea|gray/)).toBeNull();
});
