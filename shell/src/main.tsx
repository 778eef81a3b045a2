import { isAmerican, language } from '@petwise/ui';
import { createRoot } from 'react-dom/client';
import './early/slow-start.css';
import { App } from './App.tsx';
import { readBootData } from './federation/boot-data.ts';
import { findFrozen } from './federation/frozen-pages.ts';
import { installDeviceConsults } from './offline/install-device-consults.ts';
import { registerWorker } from './offline/register-worker.ts';
import { removeOffline } from './offline/remove-offline.ts';
import { watchPage } from './telemetry/watch-page.ts';

const root = document.getElementById('root');
if (import.meta.env.PROD) watchPage();
findFrozen();
if (!root) throw new Error('index.html has no #root');
installDeviceConsults();
document.documentElement.lang = language();
const draw = (): void => createRoot(root).render(<App />);
if (language() === 'en') draw();
// Nobody has the focus anywhere before the page is drawn.
void import('./navigation/keep-focus.ts').then(({ keepFocus }) => keepFocus(document));
// Nobody waits for a spelling, but for words they cannot do without.
if (!isAmerican()) {
  const spoken = import('./language/speak.ts').then(({ speak }) => speak());
  if (language() !== 'en') void spoken.finally(draw);
}
// In development a worker would keep what has just been changed.
if (import.meta.env.PROD) {
  if (readBootData(document)?.set === null) void removeOffline(navigator.serviceWorker);
  else registerWorker(navigator.serviceWorker);
}
