// @vitest-environment jsdom
import type { Danger, DoorProps, ReadDangers } from '@petwise/contracts';
import { dangerWatchStandIn, renderInShell } from '@petwise/tools/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Door } from './danger-watch.ts';

type Watch = DoorProps['intake/danger-watch'];

const BLOAT: Danger = {
  id: 'dog-gdv',
  name: 'Possible bloat',
  level: 'emergency',
  reason: 'It can mean a twisted stomach.',
  advice: 'Go to a vet now.',
};
const ITCH: Danger = { ...BLOAT, id: 'itch', name: 'An itch', level: 'today' };

describe.each([
  ['the real look', (props: Watch) => <Door {...props} />],
  ['its stand-in', dangerWatchStandIn],
])('PWA-02 what the opener of %s relies on', (_, door) => {
  function open(words: string) {
    const onGoOn = vi.fn();
    const readDangers = vi.fn<ReadDangers>(({ text }) =>
      Promise.resolve([
        ...(/retch/.test(text) ? [BLOAT] : []),
        ...(/retch|itch/.test(text) ? [ITCH] : []),
      ]),
    );
    let type: (words: string) => void = () => undefined;
    function Opener(): ReactNode {
      const [text, setText] = useState(words);
      type = setText;
      return door({ text, species: 'dog', readDangers, onGoOn });
    }
    renderInShell(<Opener />);
    const hasRead = (text: string) =>
      waitFor(() => {
        expect(readDangers).toHaveBeenCalledWith(expect.objectContaining({ species: 'dog', text }));
      });
    return { onGoOn, hasRead, type: (next: string) => act(() => type(next)) };
  }
  const card = () => screen.queryByRole('region', { name: 'This may be an emergency' });

  it('PWA-02 reads the words for its animal, and shows an emergency in them and nothing milder', async () => {
    const { hasRead } = open('He retches.');
    await hasRead('He retches.');
    const shown = await screen.findByRole('region', { name: 'This may be an emergency' });
    expect(within(shown).getByText(/Possible bloat/)).toBeTruthy();
    expect(within(shown).queryByText(/An itch/)).toBeNull();
  });

  it('PWA-02 draws nothing for words that tell of no emergency', async () => {
    const { hasRead } = open('He has an itch.');
    await hasRead('He has an itch.');
    await act(async () => undefined);
    expect(card()).toBeNull();
  });

  it('PWA-02 the card goes with its words', async () => {
    const { type } = open('He retches.');
    await waitFor(() => expect(card()).toBeTruthy());
    type('');
    await waitFor(() => expect(card()).toBeNull());
  });

  it('PWA-02 its opener hears that the owner goes on, and nothing before', async () => {
    const { onGoOn } = open('He retches.');
    const goOn = await screen.findByRole('button', { name: 'Go on with the questions' });
    expect(onGoOn).not.toHaveBeenCalled();
    fireEvent.click(goOn);
    expect(onGoOn).toHaveBeenCalledTimes(1);
  });
});
