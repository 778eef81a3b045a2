import { watchErrors } from './page-errors.ts';
import { reportVital, sendWhenLeft } from './page-reports.ts';

/** Tells our own server, and nobody else, how fast this page felt and what went wrong in it. */
export function watchPage(): void {
  watchErrors();
  sendWhenLeft();
  if (document.readyState === 'complete') void measure();
  else addEventListener('load', () => void measure(), { once: true });
}

/** The measuring comes after everything that it measures. */
async function measure(): Promise<void> {
  try {
    const { watchLongTasks } = await import('./long-tasks.ts');
    watchLongTasks();
    const { onCLS, onINP, onLCP } = await import('web-vitals');
    for (const on of [onCLS, onINP, onLCP]) on(({ name, value }) => take(name, value));
  } catch {
    // A page that could not fetch the measuring works as well without it.
  }
}

function take(name: string, value: number): void {
  if (name === 'LCP' || name === 'INP' || name === 'CLS') reportVital({ name, value });
}
