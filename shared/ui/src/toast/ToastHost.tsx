// By its own name, not by path: the host shares '@petwise/ui' as one instance,
// and the toast context must be the one that every bundle sees.
import { ToastContext, type ToastRequest } from '@petwise/ui';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  dismissToast,
  pushToast,
  removeToast,
  type ShownToast,
  TOAST_REMOVE_DELAY_MS,
} from './toast-queue.ts';
import type { ToastRegionProps } from './ToastRegion.tsx';

/** Gives everything below it `useToast`, and shows the toasts. One per page, in the host. */
export function ToastHost({ children }: { readonly children: ReactNode }): ReactNode {
  const { toasts, show, dismiss } = useToastQueue();
  const Region = useRegion(toasts[0]?.id);
  return (
    <ToastContext value={show}>
      {children}
      {Region ? <Region toasts={toasts} onDismiss={dismiss} /> : null}
    </ToastContext>
  );
}

/**
 * The region comes once the page has loaded, or with the first toast: nothing
 * that is drawn at first needs it. A fetch that fails is tried again with the next toast.
 */
function useRegion(newest: number | undefined): ComponentType<ToastRegionProps> | null {
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps> | null>(null);
  useEffect(() => {
    if (Region) return undefined;
    const fetchRegion = (): void => {
      import('./ToastRegion.tsx').then(
        (module) => setRegion(() => module.ToastRegion),
        (error: unknown) => console.error('The notifications did not load', error),
      );
    };
    if (newest !== undefined || document.readyState === 'complete') {
      fetchRegion();
      return undefined;
    }
    addEventListener('load', fetchRegion, { once: true });
    return () => removeEventListener('load', fetchRegion);
  }, [Region, newest]);
  return Region;
}

function useToastQueue() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const show = useCallback((request: ToastRequest): void => {
    lastId.current += 1;
    const toast = { ...request, id: lastId.current, open: true };
    setToasts((shown) => pushToast(shown, toast));
  }, []);

  const dismiss = useCallback((id: number): void => {
    setToasts((shown) => dismissToast(shown, id));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setToasts((shown) => removeToast(shown, id));
    }, TOAST_REMOVE_DELAY_MS);
    timers.current.add(timer);
  }, []);

  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending) clearTimeout(timer);
      pending.clear();
    };
  }, []);

  return { toasts, show, dismiss };
}
