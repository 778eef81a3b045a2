interface Watched {
  /** When the visit began, in the page's own time; 0 for a page load. */
  from: number;
  /** When the screen's element could be used and had been painted. */
  painted: number | null;
  /** The layout shift so far, all bursts together. */
  shift: number;
  /** Looks anew, from now on. */
  restart(): void;
}

declare global {
  interface Window {
    petwiseBench: Watched;
  }
}

/** In the page, before anything of it runs: notes when an element is first there and can be used. */
export function watchScreen({ selector, text }: { selector: string; text: string }): void {
  const state: Watched = {
    from: 0,
    painted: null,
    shift: 0,
    restart() {
      seen = false;
      state.painted = null;
      state.from = performance.now();
      check();
    },
  };
  window.petwiseBench = state;
  let seen = false;
  new PerformanceObserver((list) => {
    // TypeScript's library has no layout shifts; the observer is told of nothing else.
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) state.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });

  function isUsable(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    const shows = width > 0 && height > 0 && !element.matches(':disabled');
    return shows && (element.textContent ?? '').includes(text);
  }
  function check(): void {
    if (seen) return;
    seen = [...document.querySelectorAll(selector)].some(isUsable);
    if (!seen) return void requestAnimationFrame(check);
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => (state.painted = performance.now());
      channel.port2.postMessage(null);
    });
  }
  check();
}
