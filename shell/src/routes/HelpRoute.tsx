import { lazy, type ReactNode } from 'react';
import { LateScreen } from './LateScreen.tsx';

const Help = lazy(async () => ({
  default: (await import('../help/HelpScreen.tsx')).HelpScreen,
}));

/** `/help`. */
export function HelpRoute(): ReactNode {
  return (
    <LateScreen>
      <Help />
    </LateScreen>
  );
}
