/** A screen that has shown no heading after this long has none, milliseconds. */
const WAIT_MS = 8_000;

/**
 * Gives the focus to the heading of a screen as soon as it is there, unless the
 * screen has put the focus inside itself by then. Returns the way to stop waiting.
 */
export function focusHeading(content: HTMLElement): () => void {
  const watcher = new MutationObserver(tryNow);
  const timer = setTimeout(stop, WAIT_MS);
  function stop(): void {
    watcher.disconnect();
    clearTimeout(timer);
  }
  function tryNow(): void {
    const heading = content.querySelector('h1');
    if (!heading) return;
    stop();
    const { activeElement } = document;
    if (activeElement !== content && content.contains(activeElement)) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  watcher.observe(content, { childList: true, subtree: true });
  tryNow();
  return stop;
}
