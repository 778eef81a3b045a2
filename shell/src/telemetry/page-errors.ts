import { type PageError, REMOTES } from '@petwise/contracts';
import { reportPageError } from './page-reports.ts';

const MAX_MESSAGE = 300;
const MAX_PLACE = 200;
/** A file of ours with line and column, as every browser writes it into a stack. */
const PLACE = /\/((?:assets|remotes|mfe_\w+)\/[^\s()]+:\d+:\d+)/;

/** Hears what nobody caught, in any bundle. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message, filename }) => {
    if (error === null && message === '') return;
    report(error ?? message, { kind: 'script', where: filename });
  });
  addEventListener('unhandledrejection', ({ reason }) => report(reason, { kind: 'script' }));
}

/** An error that was caught: a door of this bundle did not load, or it or the shell threw while drawing. */
export function reportDoorError(
  bundle: PageError['bundle'],
  kind: 'load' | 'render',
  error: unknown,
): void {
  report(error, { kind, bundle });
}

/** Which bundle's file an address or a stack names first; `shell` when none. */
export function bundleOf(text: string): PageError['bundle'] {
  const name = /\/(mfe_\w+)\//.exec(text)?.[1];
  return REMOTES.find((remote) => remote === name) ?? 'shell';
}

function report(
  thrown: unknown,
  about: { kind: PageError['kind']; bundle?: PageError['bundle']; where?: string },
): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  // A call that its own caller gave up is no fault.
  if (error.name === 'AbortError') return;
  const stack = error.stack ?? '';
  const place = PLACE.exec(stack)?.[1] ?? PLACE.exec(`${about.where ?? ''}:0:0`)?.[1];
  reportPageError({
    bundle: about.bundle ?? bundleOf(`${place ? `/${place}` : ''} ${about.where ?? ''}`),
    kind: about.kind,
    message: `${error.name}: ${error.message}`.slice(0, MAX_MESSAGE),
    ...(place ? { place: place.slice(0, MAX_PLACE) } : {}),
  });
}
