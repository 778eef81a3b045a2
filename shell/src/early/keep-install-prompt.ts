/** Where the bundles find the browser's offer to install the page. */
interface OfferHolder extends EventTarget {
  petwiseInstallPrompt?: Event | undefined;
}

/**
 * Keeps the browser's offer to install (PWA-01): it often comes before the
 * bundle that asks the owner has loaded. The browser's own banner waits.
 */
export function keepInstallPrompt(page: OfferHolder): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    page.petwiseInstallPrompt = event;
  });
  page.addEventListener('appinstalled', () => {
    page.petwiseInstallPrompt = undefined;
  });
}
