import { DEADLINES } from './deadlines.ts';

/** On what stands in the place of a door that waits for a part of its own. */
export const WAITING = 'data-waiting';

/** Says once whether an open door has drawn something in time. Answers how to stop. */
export function watchDrawing(place: HTMLElement, tell: (hasDrawn: boolean) => void): () => void {
  if (showsSomething(place)) {
    tell(true);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (showsSomething(place)) end(true);
  });
  const timer = setTimeout(() => end(showsSomething(place)), DEADLINES.drawing);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const end = (hasDrawn: boolean) => {
    stop();
    tell(hasDrawn);
  };
  observer.observe(place, { childList: true, subtree: true, characterData: true });
  return stop;
}

/** Text is looked at first: asking for a height has the browser lay out the page. */
function showsSomething(place: HTMLElement): boolean {
  if (place.querySelector(`[${WAITING}]`)) return false;
  return place.textContent.trim() !== '' || place.getBoundingClientRect().height > 0;
}
