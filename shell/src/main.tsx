import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readBootData } from './federation/boot-data.ts';
import { registerWorker } from './offline/register-worker.ts';
import { removeOffline } from './offline/remove-offline.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App />);
// In development a worker would keep what has just been changed.
if (import.meta.env.PROD) {
  if (readBootData(document)?.set === null) void removeOffline(navigator.serviceWorker);
  else registerWorker(navigator.serviceWorker);
}
