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

/** The last of the messages asks something. */
function asking(count: number) {
  const all = entries(count).map((entry, index) => ({ ...entry, asks: index === count - 1 }));
  return <MessageList entries={all} label="Talk" />;
}

/** Where the row that asks begins in the conversation, which jsdom does not compute either. */
function askAt(top: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: Element,
  ) {
    return new DOMRect(0, this.matches('[data-asks]') ? top - log().scrollTop : 0);
  });
}

let resized: () => void = () => undefined;

/** The page is laid out anew. */
function resize(given: { height: number; visible: number }): void {
  size(given);
  resized();
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
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
      constructor(callback: () => void) {
        resized = callback;
      }
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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
    expect(log().scrollTop).toBe(1500);
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
    expect(log().scrollTop).toBe(1500);
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
    expect(log().scrollTop).toBe(1500);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a question with more below it than fits is shown from its start', () => {
    const { rerender } = render(<ThemeRoot>{asking(3)}</ThemeRoot>);
    size({ height: 2000, visible: 500 });
    askAt(1100);
    rerender(<ThemeRoot>{asking(4)}</ThemeRoot>);
    // Eight pixels of space stand above it.
    expect(log().scrollTop).toBe(1092);
    expect(log().getAttribute('aria-live')).toBe('polite');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a question that fits leaves in sight what stands above it', () => {
    const { rerender } = render(<ThemeRoot>{asking(3)}</ThemeRoot>);
    size({ height: 2000, visible: 500 });
    askAt(1800);
    rerender(<ThemeRoot>{asking(4)}</ThemeRoot>);
    expect(log().scrollTop).toBe(1500);
  });

  it('keeps the start of the question in sight when something grows above it and the keyboard comes', () => {
    render(<ThemeRoot>{asking(3)}</ThemeRoot>);
    askAt(1100);
    resize({ height: 2000, visible: 500 });
    askAt(1250);
    resize({ height: 2150, visible: 200 });
    expect(log().scrollTop).toBe(1242);
  });

  it('a reader who has gone on to the options of a question stays there when the box grows', () => {
    render(<ThemeRoot>{asking(3)}</ThemeRoot>);
    askAt(1100);
    resize({ height: 2000, visible: 500 });
    scrollTo(1300);
    expect(screen.queryByRole('button')).toBeNull();
    resize({ height: 2000, visible: 450 });
    expect(log().scrollTop).toBe(1300);
  });

  it('a reader above the question is not brought back by what grows, and asks for it with one press', () => {
    render(<ThemeRoot>{asking(3)}</ThemeRoot>);
    askAt(1100);
    resize({ height: 2000, visible: 500 });
    scrollTo(700);
    resize({ height: 2100, visible: 450 });
    expect(log().scrollTop).toBe(700);
    fireEvent.click(screen.getByRole('button', { name: 'Jump to latest' }));
    expect(log().scrollTop).toBe(1092);
  });

  it('bug: what had shrunk and grown within one frame was taken for a reader who scrolls up', () => {
    const { rerender } = render(<ThemeRoot>{list(3)}</ThemeRoot>);
    resize({ height: 2000, visible: 500 });
    // The form went, the browser cut the scroll, and the answer came before anybody was told.
    size({ height: 2100, visible: 500 });
    scrollTo(1200);
    rerender(<ThemeRoot>{list(4)}</ThemeRoot>);
    expect(log().scrollTop).toBe(1600);
    expect(screen.queryByRole('button')).toBeNull();
    // The same with a finger on it is the reader's.
    size({ height: 2200, visible: 500 });
    fireEvent.wheel(log());
    scrollTo(1200);
    rerender(<ThemeRoot>{list(5)}</ThemeRoot>);
    expect(log().scrollTop).toBe(1200);
  });

  it('no wheel and no finger waits for the page before the conversation scrolls', () => {
    const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
    render(<ThemeRoot>{list(3)}</ThemeRoot>);
    const ofHands = listen.mock.calls.filter(([type]) => type === 'wheel' || type === 'touchmove');
    expect(ofHands.length).toBeGreaterThan(0);
    for (const [, , options] of ofHands) expect(options).toMatchObject({ passive: true });
  });

  it('can be reached and scrolled by keyboard', () => {
    renderInShell(list(3));
    expect(log().tabIndex).toBe(0);
  });
});
