import type { ReactNode } from 'react';

/** The mark of Petwise, a paw with one bright toe. Decorative: the name stands beside it. */
export function BrandMark({
  size = 32,
}: {
  readonly size?: number | string | undefined;
}): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden focusable="false">
      <rect width="48" height="48" rx="14" fill="var(--pw-color-brand)" />
      <g fill="var(--pw-color-on-brand)">
        <path d="M24 22.5c5.3 0 10.6 5.4 10.6 10.7 0 3.1-2.2 5-5 5-2.1 0-3.5-1-5.6-1s-3.5 1-5.6 1c-2.8 0-5-1.9-5-5 0-5.3 5.3-10.7 10.6-10.7Z" />
        <ellipse cx="12" cy="23" rx="3.1" ry="4.3" transform="rotate(-22 12 23)" />
        <ellipse cx="19.2" cy="14.4" rx="3.3" ry="4.9" transform="rotate(-8 19.2 14.4)" />
        <ellipse cx="36" cy="23" rx="3.1" ry="4.3" transform="rotate(22 36 23)" />
      </g>
      <ellipse
        cx="28.8"
        cy="14.4"
        rx="3.3"
        ry="4.9"
        transform="rotate(8 28.8 14.4)"
        fill="var(--pw-color-accent)"
      />
    </svg>
  );
}
