/** The browser's own offer to install the page (Chromium only; TypeScript has no type for it). */
export interface InstallPromptEvent extends Event {
  /** Some browsers tell the choice only in `userChoice`. */
  prompt(): Promise<InstallChoice | undefined>;
  readonly userChoice?: Promise<InstallChoice>;
}

interface InstallChoice {
  readonly outcome: 'accepted' | 'dismissed';
}

declare global {
  interface Window {
    /** Where a host keeps the offer when it comes before this bundle is loaded. */
    petwiseInstallPrompt?: Event | undefined;
  }
}

let offered: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

/** The offer that still can be taken up; null when there is none. */
export function installOffer(): InstallPromptEvent | null {
  const caught = window.petwiseInstallPrompt;
  if (!offered && caught && isInstallPrompt(caught)) offered = caught;
  return offered;
}

/** Hears when an offer comes or goes. */
export function onInstallOffer(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeinstallprompt', keepOffer);
    window.addEventListener('appinstalled', dropOffer);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeinstallprompt', keepOffer);
    window.removeEventListener('appinstalled', dropOffer);
  };
}

/** Shows the browser's prompt; an offer can be taken up once. 'none' where the browser refuses to show it. */
export async function takeInstallOffer(): Promise<'accepted' | 'dismissed' | 'none'> {
  const offer = installOffer();
  if (!offer) return 'none';
  dropOffer();
  try {
    const choice = (await offer.prompt()) ?? (await offer.userChoice);
    return choice?.outcome ?? 'none';
  } catch {
    return 'none';
  }
}

function keepOffer(event: Event): void {
  if (!isInstallPrompt(event)) return;
  // The browser's own banner waits; the owner asks for it in the info sheet.
  event.preventDefault();
  offered = event;
  for (const listener of listeners) listener();
}

function dropOffer(): void {
  offered = null;
  window.petwiseInstallPrompt = undefined;
  for (const listener of listeners) listener();
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}
