// @vitest-environment jsdom
import { consultRoutes, dueLookAgains, keepLookAgain } from '@petwise/contracts';
import { handle, renderInShell } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consult } from '../../testing/consult.ts';
import { pastDetail } from '../../testing/past-consults.ts';
import { LookAgainCard } from './LookAgainCard.tsx';
import { LookAgainNote } from './LookAgainNote.tsx';

const HOUR = 60 * 60 * 1000;
const NOW = Date.parse('2026-11-21T08:00:00.000Z');
const { sessionId } = consult;
const madeAt = new Date(NOW).toISOString();

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the time to look again', () => {
  it.each([
    ['emergency', 2],
    ['today', 24],
    ['soon', 72],
  ] as const)('of a report "%s" comes after %i hours', (level, hours) => {
    renderInShell(<LookAgainNote level={level} madeAt={madeAt} sessionId={sessionId} />);
    expect(dueLookAgains(localStorage, NOW + hours * HOUR - 1)).toEqual([]);
    expect(dueLookAgains(localStorage, NOW + hours * HOUR)).toHaveLength(1);
    // A card that nobody answers goes by itself.
    expect(dueLookAgains(localStorage, NOW + 30 * 24 * HOUR)).toEqual([]);
  });

  it('is not set again by an old report that is opened later', () => {
    vi.setSystemTime(NOW + 3 * HOUR);
    renderInShell(<LookAgainNote level="emergency" madeAt={madeAt} sessionId={sessionId} />);
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it('is saved as a calendar file that names neither pet nor owner', async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => {
      // Only `saveFile` calls it, with a Blob.
      blobs.push(blob as Blob);
      return 'blob:fake';
    };
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    renderInShell(<LookAgainNote level="today" madeAt={madeAt} sessionId={sessionId} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const text = (await blobs[0]?.text()) ?? '';
    expect(text).toContain('DTSTART:20261122T080000Z\r\n');
    expect(text).toContain('SUMMARY:Look at your pet again\r\n');
    expect(text.split('\r\n').every((line) => line.length <= 75)).toBe(true);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  });

  it('brings a card with the report, until the owner says that it is better', async () => {
    keepLookAgain(localStorage, { sessionId, at: NOW + HOUR }, NOW);
    vi.setSystemTime(NOW + HOUR);
    const detail = handle(consultRoutes.detail, ({ params }) => pastDetail(params.sessionId));
    renderInShell(<LookAgainCard />, { handlers: [detail] });
    expect(await screen.findByRole('region', { name: 'How is your pet now?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open report' }).getAttribute('href')).toContain(
      sessionId,
    );
    await userEvent.click(screen.getByRole('button', { name: 'It is better' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(dueLookAgains(localStorage, NOW + HOUR)).toEqual([]);
  });
});
