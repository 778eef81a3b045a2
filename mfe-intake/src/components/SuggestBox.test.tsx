// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { SuggestBox } from './SuggestBox.tsx';

function Box(): ReactNode {
  const [value, setValue] = useState('');
  const [suggestions, setSuggestions] = useState<string[]>([]);
  return (
    <>
      <SuggestBox
        id="breed"
        value={value}
        onChange={setValue}
        onPick={setValue}
        suggestions={suggestions}
        listLabel="Suggestions"
      />
      <button onClick={() => setSuggestions(['Beagle'])}>The list has come</button>
    </>
  );
}

it.each([
  ['', 1],
  ['{Escape}', 0],
])('FORM-07 a list that comes after “%s” is shown %i times', async (pressed, times) => {
  renderInShell(<Box />);
  const user = userEvent.setup();
  const box = screen.getByRole('combobox');
  await user.type(box, `Bea${pressed}`);
  // Without a pointer: the focus stays in the box, as when the list comes over the network.
  screen.getByRole('button', { name: 'The list has come' }).click();
  await screen.findByDisplayValue('Bea');
  expect(screen.queryAllByRole('option')).toHaveLength(times);
});
