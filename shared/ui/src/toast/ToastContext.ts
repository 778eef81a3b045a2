import { createContext, use } from 'react';

/** A short notice. Nothing vital may be said only here. */
export interface ToastRequest {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'default' | 'destructive';
  /** How long it stays, milliseconds; 5000 when not given (TOAST-01). */
  readonly durationMs?: number;
}

/** Shows one toast, in place of the one before it. */
export type ShowToast = (toast: ToastRequest) => void;

/** Filled by the host (ToastHost). */
export const ToastContext = createContext<ShowToast | null>(null);

/**
 * The host's way to show a toast.
 *
 * @throws Error when no host stands above the caller.
 */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastHost above it');
  return show;
}
