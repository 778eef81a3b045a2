// @vitest-environment jsdom
import { type ToastRequest, TriageCard, useToast } from '@petwise/ui';
import { ToastHost } from '@petwise/ui/toast-host';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOAST_REMOVE_DELAY_MS } from './toast-queue.ts';

let show: (toast: ToastRequest) => void;

function Caller(): ReactNode {
  const showToast = useToast();
  useEffect(() => {
    show = showToast;
  }, [showToast]);
  return null;
}

/** The page has loaded long ago, so the region comes at once. */
async function renderHost(): Promise<void> {
  await act(async () => {
    render(
      <ToastHost>
        <Caller />
      </ToastHost>,
    );
    await import('./ToastRegion.tsx');
  });
}

// Radix captures the pointer of a swipe; jsdom has no pointers to capture.
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(Element.prototype, {
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    hasPointerCapture: () => true,
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The toast on screen; Radix also speaks its words through a separate announcement. */
function visible(): HTMLElement | null {
  return document.querySelector<HTMLElement>('li[data-state="open"]');
}

function backgroundOfToast(): string {
  const toast = visible();
  if (!toast) throw new Error('The toast is not shown');
  return getComputedStyle(toast).getPropertyValue('background');
}

function ask(toast: ToastRequest): void {
  act(() => show(toast));
}

function wait(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

describe('ToastHost', () => {
  it('TOAST-01 shows at most one at once: the newest', async () => {
    await renderHost();
    ask({ title: 'First' });
    ask({ title: 'Second', description: 'More' });
    expect(document.querySelectorAll('li')).toHaveLength(1);
    expect(visible()?.textContent).toBe('SecondMore');
  });

  it('TOAST-01 goes after 5000 ms by default', async () => {
    await renderHost();
    ask({ title: 'Access Granted' });
    wait(4999);
    expect(visible()).not.toBeNull();
    wait(1);
    expect(visible()).toBeNull();
  });

  it('LOGIN-02 stays as long as its caller says: 2300 ms', async () => {
    await renderHost();
    ask({ title: 'Access Granted', durationMs: 2300 });
    wait(2299);
    expect(visible()).not.toBeNull();
    wait(1);
    expect(visible()).toBeNull();
  });

  it('TOAST-01 removes a dismissed toast after 1,000,000 ms', async () => {
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
    await renderHost();
    ask({ title: 'Files uploaded' });
    act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
    expect(visible()).toBeNull();
    // The only timer left is the one that removes the closed toast from the list.
    wait(999_999);
    expect(vi.getTimerCount()).toBe(1);
    wait(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [49, true],
    [51, false],
  ])('TOAST-01 a swipe of %d px to the right leaves it open: %s', async (distance, stays) => {
    await renderHost();
    ask({ title: 'Swipe me' });
    const toast = visible();
    if (!toast) throw new Error('The toast is not shown');
    fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0, pointerType: 'touch' });
    for (const clientX of [20, distance]) {
      fireEvent.pointerMove(toast, { clientX, clientY: 0, pointerType: 'touch' });
    }
    fireEvent.pointerUp(toast, { clientX: distance, clientY: 0, pointerType: 'touch' });
    expect(visible() !== null).toBe(stays);
  });

  it('TOAST-01 F8 moves the focus to the notifications', async () => {
    await renderHost();
    ask({ title: 'Here' });
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeDefined();
  });

  it('TOAST-01 a toast that is asked for before the region has come is shown when it comes', async () => {
    render(
      <ToastHost>
        <Caller />
      </ToastHost>,
    );
    ask({ title: 'Early' });
    expect(visible()).toBeNull();
    await act(() => import('./ToastRegion.tsx'));
    expect(visible()?.textContent).toBe('Early');
    // Its time begins when it can be seen.
    wait(4999);
    expect(visible()).not.toBeNull();
  });

  /** Gives a toast 100 pixels of height and the page a button, and says how far from the lower edge the toast stands. */
  async function placeBeside(
    box: { readonly top: number; readonly height: number },
    html = '<button id="tapped">Send</button>',
  ) {
    const { top, height } = box;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
      this: Element,
    ) {
      if (this.id === 'tapped') return new DOMRect(0, top, 360, height);
      return new DOMRect(0, innerHeight - 100, 360, 100);
    });
    document.body.insertAdjacentHTML('beforeend', html);
    await renderHost();
    ask({ title: 'Files uploaded' });
    const list = visible()?.closest('ol');
    document.querySelector('#tapped')?.remove();
    vi.restoreAllMocks();
    return Number.parseFloat(list?.style.bottom ?? '');
  }

  it('TOAST-01 stands above a button at the lower edge, and below one that leaves space', async () => {
    const top = innerHeight - 48;
    expect(await placeBeside({ top, height: 48 })).toBeGreaterThanOrEqual(48);
    cleanup();
    expect(await placeBeside({ top: innerHeight - 300, height: 48 })).toBe(0);
  });

  it('bug: "Access Granted" covered what says an emergency', async () => {
    const card = renderToString(<TriageCard level="emergency" title="This may be an emergency" />);
    const html = card.replace('data-solid', 'id="tapped" data-solid');
    expect(await placeBeside({ top: innerHeight - 60, height: 56 }, html)).toBeGreaterThanOrEqual(
      60,
    );
  });

  it('TOAST-01 stays within the window where what can be tapped leaves no space above', async () => {
    expect(await placeBeside({ top: 40, height: innerHeight - 60 })).toBe(0);
  });

  it('TOAST-01 has a destructive style', async () => {
    await renderHost();
    ask({ title: 'Files uploaded' });
    const calm = backgroundOfToast();
    ask({ title: 'Upload failed', tone: 'destructive' });
    expect(backgroundOfToast()).not.toBe(calm);
  });
});

it('says what is missing when there is no host', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Caller />)).toThrow('useToast needs a ToastHost above it');
});
