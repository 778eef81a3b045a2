// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReasoningPanel } from './ReasoningPanel.tsx';

const TEXT = 'The itch began in spring.';
let isHidden = false;

beforeEach(() => {
  isHidden = false;
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function words(): string {
  return document.querySelector('details p')?.textContent ?? '';
}

function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

/** Whether a timer still runs, once the browser has sent the toggle event that it owes. */
function ticking(): boolean {
  pass(1);
  return vi.getTimerCount() > 0;
}

function toggle(): void {
  fireEvent.click(screen.getByText('AI Reasoning Process'));
}

function setHidden(next: boolean): void {
  isHidden = next;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function Growing() {
  const [isGrown, setGrown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setGrown(true)}>
        grow
      </button>
      <ReasoningPanel reasoning={isGrown ? 'One and two' : 'One'} />
    </>
  );
}

describe('the reasoning panel', () => {
  it('DX-01 types one character per 20 ms and says "Analyzing..." until done', () => {
    renderInShell(<ReasoningPanel reasoning={TEXT} />);
    expect(words()).toBe('');
    pass(20);
    expect(words()).toBe('T');
    pass(60);
    expect(words()).toBe('The ');
    expect(screen.getByRole('status').textContent).toBe('Analyzing...');
    pass(TEXT.length * 20);
    expect(words()).toBe(TEXT);
    expect(screen.queryByText('Analyzing...')).toBeNull();
    expect(ticking()).toBe(false);
  });

  it('DX-01 resets to the full text when hidden, without a timer, and types anew when shown', () => {
    renderInShell(<ReasoningPanel reasoning={TEXT} />);
    pass(60);
    toggle();
    expect(document.querySelector('details')?.open).toBe(false);
    expect(words()).toBe(TEXT);
    expect(screen.queryByText('Analyzing...')).toBeNull();
    expect(ticking()).toBe(false);
    toggle();
    pass(20);
    expect(words()).toBe('T');
  });

  it('DX-01 stops its timer while the page is in the background', () => {
    renderInShell(<ReasoningPanel reasoning={TEXT} />);
    pass(40);
    setHidden(true);
    expect(ticking()).toBe(false);
    pass(1000);
    expect(words()).toBe('Th');
    setHidden(false);
    pass(20);
    expect(words()).toBe('The');
  });

  it('DX-01 stands there at once when motion is reduced', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    renderInShell(<ReasoningPanel reasoning={TEXT} />);
    expect(words()).toBe(TEXT);
    expect(ticking()).toBe(false);
  });

  it('DX-01 goes on from where it was when the reasoning grows', () => {
    const grown = renderInShell(<Growing />);
    pass(60);
    fireEvent.click(screen.getByRole('button', { name: 'grow' }));
    pass(20);
    expect(words()).toBe('One ');
    grown.unmount();
    expect(ticking()).toBe(false);
  });

  it('shows the rest at once on demand', () => {
    renderInShell(<ReasoningPanel reasoning={TEXT} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show all now' }));
    expect(words()).toBe(TEXT);
  });
});
