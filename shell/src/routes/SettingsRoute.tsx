import { lazy, type ReactNode } from 'react';
import type { SignOut } from '../gate/AppGate.tsx';
import { LateScreen } from './LateScreen.tsx';

const Settings = lazy(async () => ({
  default: (await import('../settings/SettingsScreen.tsx')).SettingsScreen,
}));

/** `/settings`. */
export function SettingsRoute({ onSignOut }: { readonly onSignOut: SignOut }): ReactNode {
  return (
    <LateScreen>
      <Settings onSignOut={onSignOut} />
    </LateScreen>
  );
}
