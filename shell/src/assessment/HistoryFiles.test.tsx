// @vitest-environment jsdom
import { type DoorName, MAX_FILES_PER_CONSULT } from '@petwise/contracts';
import { SlotProvider, type SlotProps } from '@petwise/ui';
import { panelStandIn, renderInShell } from '@petwise/tools/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HistoryFiles } from './HistoryFiles.tsx';

const fileOf = (id: number) => ({
  id: String(id),
  name: `${id}.pdf`,
  type: 'application/pdf',
  size: 1,
  url: `/api/files/${id}`,
});
const files = (count: number) => Array.from({ length: count }, (_, id) => fileOf(id));

/** What a slot shows until its door opens is as high as its owner says; this one never opens. */
function ClosedSlot<Name extends DoorName>({ door, height }: SlotProps<Name>) {
  return <div data-testid={door} style={{ height }} />;
}

it('UPL the panel for files, which lies over the page, takes no height in it, also while it is fetched', () => {
  renderInShell(
    <SlotProvider slot={ClosedSlot}>
      <HistoryFiles files={[]} onAdded={vi.fn()} />
    </SlotProvider>,
  );
  expect(screen.queryByTestId('uploads/panel')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add files' }));
  expect(screen.getByTestId('uploads/panel').style.height).toBe('0px');
});

it.each([
  [2, '1 of the new ones was left out'],
  [3, '2 of the new ones were left out'],
  [1201, '1,200 of the new ones were left out'],
])(
  'UPL files beyond what one assessment takes are left out, and of %s that is said: %s',
  (count, words) => {
    const added = vi.fn();
    const uploaded = files(count);
    renderInShell(<HistoryFiles files={files(MAX_FILES_PER_CONSULT - 1)} onAdded={added} />, {
      doors: { 'uploads/panel': panelStandIn(uploaded) },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Add files' }));
    fireEvent.click(screen.getByRole('button', { name: 'All are up' }));
    expect(added).toHaveBeenCalledExactlyOnceWith(uploaded.slice(0, 1));
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
  },
);
