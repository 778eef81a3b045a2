import type { ToastRequest } from './ToastContext.ts';

/** TOAST-01: at most one at once. */
export const TOAST_LIMIT = 1;
/** TOAST-01: how long a toast stays when its caller does not say, milliseconds. */
export const TOAST_DURATION_MS = 5000;
/** TOAST-01: how long a dismissed toast is kept, milliseconds. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export interface ShownToast extends ToastRequest {
  readonly id: number;
  readonly open: boolean;
}

/** Adds the newest in front; older ones beyond the limit go. */
export function pushToast(toasts: readonly ShownToast[], toast: ShownToast): readonly ShownToast[] {
  return [toast, ...toasts].slice(0, TOAST_LIMIT);
}

/** Closes one; it is kept, unseen, until it is removed. */
export function dismissToast(toasts: readonly ShownToast[], id: number): readonly ShownToast[] {
  return toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast));
}

/** The toasts without one; the same ones when it has gone already. */
export function removeToast(toasts: readonly ShownToast[], id: number): readonly ShownToast[] {
  return toasts.filter((toast) => toast.id !== id);
}
