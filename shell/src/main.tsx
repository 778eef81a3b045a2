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
createRoot(root).render(<App />);
// In development a worker would keep what has just been changed.
if (import.meta.env.PROD) {
  if (readBootData(document)?.set === null) void removeOffline(navigator.serviceWorker);
  else registerWorker(navigator.serviceWorker);
}
