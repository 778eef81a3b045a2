import { DEADLINES } from './deadlines.ts';

/** On what stands, as its child, in the place of a door that waits for a part of its own; a slot within the door bears none. */
export const WAITING = 'data-waiting';

/** What a watch over drawing asks for and tells. */
interface Watcher {
  /** Loads another version meanwhile; answers whether it is there. */
  readonly another: () => Promise<boolean>;
  readonly tell: (hasDrawn: boolean) => void;
}

/**
 * Says once whether an open door has drawn something in time: a version that
 * could be replaced at once has less of it, one on a slow network has all.
 * Answers how to stop.
 */
export function watchDrawing(place: HTMLElement, { another, tell }: Watcher): () => void {
  if (showsSomething(place)) {
    tell(true);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (showsSomething(place)) end(true);
  });
  const inspect = () => end(showsSomething(place));
  const bringAnother = async () => {
    const rest = DEADLINES.drawingBeforeAnother - DEADLINES.drawingAlone;
    const soonest = new Promise((resolve) => setTimeout(resolve, rest));
    const isThere = await another().catch(() => false);
    await soonest;
    if (isThere && !isOver) inspect();
  };
  const timers = [
    setTimeout(() => void bringAnother(), DEADLINES.drawingAlone),
    setTimeout(inspect, DEADLINES.drawing),
  ];
  let isOver = false;
  const stop = () => {
    isOver = true;
    observer.disconnect();
    for (const timer of timers) clearTimeout(timer);
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
  if (place.querySelector(`:scope > [${WAITING}]`)) return false;
  return place.textContent.trim() !== '' || place.getBoundingClientRect().height > 0;
}
