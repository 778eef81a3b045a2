// By its own name, not by path: the host shares '@petwise/ui' as one instance.
import { theme, VisuallyHidden, X } from '@petwise/ui';
import * as Radix from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { copy } from '../copy.ts';
import { type ShownToast, TOAST_DURATION_MS } from './toast-queue.ts';
import { useFreePlace } from './use-free-place.ts';
import { useReachable } from './use-reachable.ts';

/** TOAST-01: pixels of a swipe to the right that dismiss a toast. */
const SWIPE_PX = 50;
/** TOAST-01: the key that moves the focus to the notifications. */
const HOTKEY = ['F8'];

export interface ToastRegionProps {
  readonly toasts: readonly ShownToast[];
  readonly onDismiss: (id: number) => void;
}

/** The region where toasts show and are read out. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps): ReactNode {
  const newest = toasts[0];
  const { home, box, isInDialog } = useReachable(newest?.id);
  useFreePlace(box, newest?.open ? newest.id : undefined);
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
      ))}
      <div ref={home}>
        <div ref={box}>
          <Viewport hotkey={HOTKEY} label={copy.notifications('{hotkey}')} />
          {/* Radix speaks from the page, which is silent behind a modal dialog. */}
          <VisuallyHidden aria-live="polite">
            {isInDialog && newest?.open ? `${newest.title} ${newest.description ?? ''}` : ''}
          </VisuallyHidden>
        </div>
      </div>
    </Radix.Provider>
  );
}

function ToastCard({
  toast,
  onDismiss,
}: {
  readonly toast: ShownToast;
  readonly onDismiss: () => void;
}): ReactNode {
  const destructive = toast.tone === 'destructive';
  return (
    <Card
      open={toast.open}
      onOpenChange={(open) => (open ? undefined : onDismiss())}
      duration={toast.durationMs ?? TOAST_DURATION_MS}
      type={destructive ? 'foreground' : 'background'}
      data-tone={toast.tone ?? 'default'}
    >
      <Words>
        <Radix.Title asChild>
          <Title>{toast.title}</Title>
        </Radix.Title>
        {toast.description ? (
          <Radix.Description asChild>
            <p>{toast.description}</p>
          </Radix.Description>
        ) : null}
      </Words>
      <Dismiss aria-label={copy.dismiss}>
        <X aria-hidden size={18} />
      </Dismiss>
    </Card>
  );
}

const arrive = keyframes`
  from { transform: translateY(1rem); opacity: 0; }
`;

const leave = keyframes`
  to { opacity: 0; }
`;

const swipeOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { transform: translateX(110%); }
`;

const Viewport = styled(Radix.Viewport)`
  position: fixed;
  inset: auto;
  inset-inline-end: 0;
  bottom: 0;
  height: auto;
  margin: 0;
  border: 0;
  overflow: visible;
  background: transparent;
  color: inherit;
  z-index: ${theme.layer.toast};
  width: min(100%, 26rem);
  padding: ${theme.space.md};
  padding-bottom: max(${theme.space.md}, env(safe-area-inset-bottom));
  list-style: none;
  outline: none;
  pointer-events: none;
`;

const Card = styled(Radix.Root)`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.xs};
  padding: 0.875rem 0.25rem 0.875rem 1.125rem;
  border: 1px solid ${theme.color.edge};
  border-inline-start: 5px solid ${theme.color.primary};
  border-radius: ${theme.radius.md};
  background: ${theme.color.raised};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.high};
  pointer-events: auto;
  touch-action: pan-y;
  &[data-tone='destructive'] {
    border-color: ${theme.color.dangerous.edge};
    background: ${theme.color.dangerous.fill};
    color: ${theme.color.dangerous.ink};
  }
  &[data-state='open'] {
    animation: ${arrive} ${theme.motion.base} ${theme.motion.ease};
  }
  &[data-state='closed'] {
    animation: ${leave} ${theme.motion.fast} forwards;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${theme.motion.base};
  }
  &[data-swipe='end'] {
    animation: ${swipeOut} ${theme.motion.fast};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.45;
  font-size: ${theme.fontSize.sm};
`;

const Title = styled.p`
  font-size: ${theme.fontSize.md};
  font-weight: ${theme.fontWeight.strong};
`;

const Dismiss = styled(Radix.Close)`
  flex: none;
  display: grid;
  place-items: center;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  margin-block: -0.625rem;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
`;
