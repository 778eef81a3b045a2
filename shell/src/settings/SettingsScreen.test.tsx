// @vitest-environment jsdom
import { type Access, myDataRoutes, type RouteResponse } from '@petwise/contracts';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsScreen } from './SettingsScreen.tsx';

const AT = '2026-11-22T10:00:00.000Z';

function accessOf(id: string, more: Partial<Access>): Access {
  const usual = { who: 'owner', isHere: true, device: 'Android', act: 'read' } as const;
  return { id, ...usual, data: 'assessments', times: 2, firstAt: AT, lastAt: AT, ...more };
}

interface Given {
  fails?: boolean;
  accesses?: (after: string | undefined) => RouteResponse<typeof myDataRoutes.accesses>;
}

function settings(options: Given = {}) {
  const onSignOut = vi.fn();
  const deletions: string[] = [];
  const registry = {
    schemaVersion: 1,
    channel: 'stable',
    remotes: { mfe_chat: { current: { version: '0.1.0-abcd1234', entry: '/x', contract: 1 } } },
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(registry)));
  renderInShell(<SettingsScreen onSignOut={onSignOut} />, {
    handlers: [
      handle(myDataRoutes.retention, () => ({ days: 90 })),
      handle(
        myDataRoutes.accesses,
        ({ query }) => options.accesses?.(query.after) ?? { accesses: [] },
      ),
      handle(myDataRoutes.remove, () => {
        if (options.fails) return problem(503, 'unavailable', 'busy');
        deletions.push('all');
        return { deleted: true as const };
      }),
    ],
  });
  return { onSignOut, deletions };
}

describe('the settings', () => {
  beforeEach(() => localStorage.clear());

  it('changes colours and text size at once', async () => {
    settings();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'Largest' }));
    expect(document.documentElement.style.getPropertyValue('--pw-text-scale')).toBe('1.5');
  });

  it('remembers in what weights are asked for', async () => {
    settings();
    await userEvent.click(screen.getByRole('radio', { name: 'Kilograms (kg)' }));
    expect(localStorage.getItem('petwise.weightUnits')).toBe('kg');
    await userEvent.click(screen.getByRole('radio', { name: 'Pounds (lbs)' }));
    expect(localStorage.getItem('petwise.weightUnits')).toBe('lbs');
  });

  it('PWA-02 keeps the vet’s number for the emergency page, and says when it is none', async () => {
    settings();
    const field = screen.getByLabelText('My vet’s phone');
    await userEvent.type(field, 'hello');
    expect(screen.getByText('This does not look like a phone number.')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '020 7946 0000');
    await userEvent.click(screen.getByRole('button', { name: 'Save numbers' }));
    expect(screen.getByText('Saved on this device.')).toBeTruthy();
    expect(localStorage.getItem('petwise.vetPhone')).toBe('020 7946 0000');
  });

  it('names the version of each bundle that is installed', async () => {
    settings();
    expect(await screen.findByText('0.1.0-abcd1234')).toBeTruthy();
    expect(screen.getByText('Conversation')).toBeTruthy();
  });

  it('shows who has seen the data, page by page', async () => {
    settings({
      accesses: (after) =>
        after === undefined
          ? {
              accesses: [
                accessOf('3', {}),
                accessOf('2', { who: 'link', device: '', data: 'reports', times: 1 }),
              ],
              next: '2',
            }
          : {
              accesses: [accessOf('1', { isHere: false, act: 'deleted', data: 'files', times: 1 })],
            },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Who has seen my data' }));
    expect(await screen.findByText('You, signed in as now, Android')).toBeTruthy();
    expect(screen.getByText(/Assessments seen 2 times/)).toBeTruthy();
    expect(screen.getByText('Somebody with a link that you made')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show older ones' }));
    expect(await screen.findByText('You, another sign-in, Android')).toBeTruthy();
    expect(screen.getByText(/Files deleted/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  });

  it('exports all as a file, and deletes all only after asking', async () => {
    localStorage.setItem('petwise.intake.home', '{"symptoms":"limps"}');
    localStorage.setItem('petwise.vetPhone', '145');
    const { deletions } = settings();
    expect(await screen.findByText(/not changed for 90 days is deleted/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Export all as a file' });
    expect(link.getAttribute('href')).toBe('/api/my-data');
    await userEvent.click(screen.getByRole('button', { name: 'Delete all my data' }));
    expect(deletions).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('All your data has been deleted.')).toBeTruthy();
    expect(deletions).toEqual(['all']);
    expect(localStorage.getItem('petwise.intake.home')).toBeNull();
    expect(localStorage.getItem('petwise.vetPhone')).toBe('145');
  });

  it('says when nothing was deleted, and keeps the drafts', async () => {
    localStorage.setItem('petwise.intake.home', '{"symptoms":"limps"}');
    settings({ fails: true });
    await userEvent.click(screen.getByRole('button', { name: 'Delete all my data' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(screen.getByText(/Nothing was deleted/)).toBeTruthy());
    expect(localStorage.getItem('petwise.intake.home')).not.toBeNull();
  });

  it('signs out everywhere', async () => {
    const { onSignOut } = settings();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    expect(onSignOut).toHaveBeenCalledWith({ everywhere: true });
  });

  it('C8 forgets the device once that is confirmed', async () => {
    const { onSignOut } = settings();
    await userEvent.click(screen.getByRole('button', { name: 'Forget this device' }));
    expect(onSignOut).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Forget and sign out' }));
    expect(onSignOut).toHaveBeenCalledWith({ forget: true });
  });
});
