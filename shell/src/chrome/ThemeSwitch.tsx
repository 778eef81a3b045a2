import { Button, Monitor, Moon, setThemePreference, Sun, themePreference } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { COPY } from '../copy.ts';

const NEXT = { system: 'light', light: 'dark', dark: 'system' } as const;
const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Goes round system, light and dark; it says which it is. */
export function ThemeSwitch(): ReactNode {
  const [preference, setPreference] = useState(themePreference);
  const Icon = ICONS[preference];
  function turn(): void {
    setThemePreference(NEXT[preference]);
    setPreference(NEXT[preference]);
  }
  const names = { system: COPY.themeSystem, light: COPY.themeLight, dark: COPY.themeDark };
  const label = `${COPY.themeLabel}: ${names[preference]}`;
  return (
    <Button variant="secondary" block icon={<Icon aria-hidden="true" />} onClick={turn}>
      {label}
    </Button>
  );
}
