// @vitest-environment jsdom
import type { Danger, DoorProps, ReadDangers } from '@petwise/contracts';
import { renderInShell, whatHappenedStandIn } from '@petwise/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Door } from './what-happened.ts';

const CHOKING: Danger = {
  id: 'choking',
  name: 'Choking',
  level: 'emergency',
  reason: 'It can stop the breath.',
  advice: 'Go to a vet now.',
};

describe.each([
  ['the real box', (props: DoorProps['intake/what-happened']) => <Door {...props} />],
  ['its stand-in', whatHappenedStandIn],
])('PWA-02 what the opener of %s relies on', (_, door) => {
  afterEach(() => localStorage.clear());

  function open() {
    const onGoOn = vi.fn();
    const readDangers = vi.fn<ReadDangers>(({ text }) =>
      Promise.resolve(text.includes('chok') ? [CHOKING] : []),
    );
    renderInShell(<>{door({ readDangers, onGoOn })}</>);
    const type = (value: string): void => {
      const box = screen.getByRole('textbox', { name: /^What has happened\?/ });
      fireEvent.change(box, { target: { value } });
    };
    return { onGoOn, readDangers, type };
  }

  it('what is written there is read for dangers, and going on from one is told', async () => {
    const { onGoOn, readDangers, type } = open();
    type('My dog is choking');
    const card = await screen.findByRole('region', { name: 'This may be an emergency' });
    expect(readDangers).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'My dog is choking' }),
    );
    expect(within(card).getByText(/Choking/)).toBeTruthy();
    expect(onGoOn).not.toHaveBeenCalled();
    fireEvent.click(within(card).getByRole('button', { name: 'Go on with the questions' }));
    expect(onGoOn).toHaveBeenCalledOnce();
  });

  it('words without one are read, and nothing is shown', async () => {
    const { readDangers, type } = open();
    type('My dog is well');
    await waitFor(() => expect(readDangers).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: 'This may be an emergency' })).toBeNull();
  });
});
