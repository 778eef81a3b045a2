import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { registerWorker } from './offline/register-worker.ts';
import { watchPage } from './telemetry/watch-page.ts';

const root = document.getElementById('root');
if (import.meta.env.PROD) watchPage();
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App />);
// In development a worker would keep what has just been changed.
if (import.meta.env.PROD) registerWorker(navigator.serviceWorker);
