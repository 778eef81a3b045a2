// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { ThemeRoot } from '@petwise/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListEntry } from './list-entry.ts';
import { MessageList } from './MessageList.tsx';

function entries(count: number): ListEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `e${index}`,
    node: <p>{`Message ${index + 1}`}</p>,
    length: 10,
  }));
}

function list(count: number, pin?: string) {
  return <MessageList entries={entries(count)} label="Talk" pin={pin} />;
}

const log = () => screen.getByRole('log', { name: 'Talk' });

/** Gives the scrolling element a size, which jsdom does not compute. */
function size(given: { height: number; visible: number }): void {
  Object.defineProperty(log(), 'scrollHeight', { configurable: true, value: given.height });
  Object.defineProperty(log(), 'clientHeight', { configurable: true, value: given.visible });
}

function scrollTo(top: number): void {
  log().scrollTop = top;
  fireEvent.scroll(log());
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
});
afterEach(() => vi.restoreAllMocks());

describe('MessageList', () => {
  it('a conversation of 10 000 messages puts only a few rows into the page, the last among them', () => {
    renderInShell(list(10_000));
    const rows = within(log()).getAllByRole('listitem');
    expect(rows.length).toBeLessThan(60);
    expect(rows.length).toBeGreaterThan(2);
    const last = screen.getByText('Message 10000').closest('li');
    expect(last?.getAttribute('aria-posinset')).toBe('10000');
    expect(last?.getAttribute('aria-setsize')).toBe('10000');
    expect(screen.queryByText('Message 1')).toBeNull();
  });

  it('a short conversation is in the page as a whole', () => {
    renderInShell(list(60));
    expect(within(log()).getAllByRole('listitem')).toHaveLength(60);
  });

  it('PROTO-03 follows the newest message', () => {
    const { rerender } = render(<ThemeRoot>{list(3)}</ThemeRoot>);
    size({ height: 2000, visible: 500 });
    rerender(<ThemeRoot>{list(4)}</ThemeRoot>);
    expect(log().scrollTop).toBe(2000);
    expect(log().getAttribute('aria-live')).toBe('polite');
  });

  it('leaves a reader alone who has scrolled up, says that something is new, and jumps on request', () => {
    const { rerender } = render(<ThemeRoot>{list(3)}</ThemeRoot>);
    size({ height: 2000, visible: 500 });
    scrollTo(1500);
    scrollTo(900);
    expect(screen.getByRole('button', { name: 'Jump to latest' })).toBeTruthy();
    expect(log().getAttribute('aria-live')).toBe('off');
    rerender(<ThemeRoot>{list(4)}</ThemeRoot>);
    expect(log().scrollTop).toBe(900);
    fireEvent.click(screen.getByRole('button', { name: 'New message below · Jump to latest' }));
    expect(log().scrollTop).toBe(2000);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('follows again when the reader comes back to the end', () => {
    render(<ThemeRoot>{list(3)}</ThemeRoot>);
    size({ height: 2000, visible: 500 });
    scrollTo(1500);
    scrollTo(900);
    scrollTo(1450);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('goes to the end when the owner has said something', () => {
    const { rerender } = render(<ThemeRoot>{list(3)}</ThemeRoot>);
    size({ height: 2000, visible: 500 });
    scrollTo(1500);
    scrollTo(900);
    rerender(<ThemeRoot>{list(3, 'sent')}</ThemeRoot>);
    expect(log().scrollTop).toBe(2000);
  });

  it('can be reached and scrolled by keyboard', () => {
    renderInShell(list(3));
    expect(log().tabIndex).toBe(0);
  });
});
