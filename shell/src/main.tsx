import { language, learnWords } from '@petwise/ui';
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
const reactRoot = createRoot(root);
if (language() === 'en') reactRoot.render(<App />);
else void learnSpanish().finally(() => reactRoot.render(<App />));
// In development a worker would keep what has just been changed.
if (import.meta.env.PROD) {
  if (readBootData(document)?.set === null) void removeOffline(navigator.serviceWorker);
  else registerWorker(navigator.serviceWorker);
}

/** Words that do not come leave the page in English. */
async function learnSpanish(): Promise<void> {
  const { WORDS } = await import('./spanish/spanish.ts').catch(() => ({ WORDS: {} }));
  learnWords(WORDS);
}
