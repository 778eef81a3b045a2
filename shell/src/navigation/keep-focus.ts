const HEADING = 'h1, h2, h3';
/** What a screen reader names when the focus comes there. */
const NAMED = 'main, dialog, [aria-label], [aria-labelledby]';
const SWITCHES = ['disabled', 'hidden', 'inert', 'open'];

/**
 * The focus never falls to the body. When what has it is removed, switched off or hidden, it goes to the nearest named
 * region around it, or to that region's heading where it has one; and back, when what was switched off comes on again
 * and nobody has gone elsewhere. A screen that moves the focus itself goes first. Returns the way to stop.
 */
export function keepFocus(page: Document): () => void {
  /** What the owner is at, and all around it from the inside out. */
  let held: Element | null = null;
  let around: readonly Element[] = [];
  /** Has the focus in its place. */
  let stand: HTMLElement | null = null;
  let isDue = false;

  function onFocus({ target }: FocusEvent): void {
    if (target instanceof Element && target !== stand) hold(target);
  }
  function hold(target: Element): void {
    held = target;
    around = ancestorsOf(target);
    stand = null;
  }
  function scheduleCheck(): void {
    if (isDue || held === null) return;
    isDue = true;
    // After the frame: the screen's own effects have run by then.
    requestAnimationFrame(() => setTimeout(check));
  }
  function check(): void {
    isDue = false;
    const { activeElement, body } = page;
    if (held === null) return;
    const isUsable = canHaveFocus(held);
    if (stand !== null && activeElement === stand) {
      if (isUsable && held instanceof HTMLElement) held.focus({ preventScroll: true });
      return;
    }
    if (activeElement !== body && activeElement !== null && activeElement !== held) return;
    if (!isUsable) stand = giveTo(nearest(around) ?? page.querySelector<HTMLElement>('h1, main'));
    // Still there, and without the focus: the owner has left it.
    else if (activeElement !== held) held = null;
  }
  function giveTo(place: HTMLElement | null): HTMLElement | null {
    if (!place) return null;
    stand = place;
    if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
      place.tabIndex = -1;
      place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
    }
    place.focus({ preventScroll: true });
    return place;
  }

  const watcher = new MutationObserver(scheduleCheck);
  watcher.observe(page.body, { subtree: true, childList: true, attributeFilter: SWITCHES });
  page.addEventListener('focusin', onFocus);
  // A box may have taken it before this came.
  const { activeElement, body } = page;
  if (activeElement !== null && activeElement !== body) hold(activeElement);
  page.addEventListener('focusout', scheduleCheck);
  return () => {
    watcher.disconnect();
    page.removeEventListener('focusin', onFocus);
    page.removeEventListener('focusout', scheduleCheck);
  };
}

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let up = element.parentElement; up && up.tagName !== 'BODY'; up = up.parentElement)
    found.push(up);
  return found;
}

function nearest(around: readonly Element[]): HTMLElement | null {
  for (const place of around.filter(canHaveFocus)) {
    const heading = [...place.querySelectorAll<HTMLElement>(HEADING)].find(canHaveFocus);
    if (heading) return heading;
    if (place instanceof HTMLElement && place.matches(NAMED)) return place;
  }
  return null;
}

function canHaveFocus(element: Element): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert]'))
    return false;
  // Browsers of before March 2024, and the tests' page without a layout, lack it.
  const { checkVisibility } = element as Partial<Pick<Element, 'checkVisibility'>>;
  return checkVisibility?.call(element, { visibilityProperty: true }) ?? true;
}
