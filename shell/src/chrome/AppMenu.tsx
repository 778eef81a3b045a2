import { Button, IconButton, LinkButton, Menu, Settings, Sheet, Stack } from '@petwise/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { COPY } from '../copy.ts';
import { MainNavigation } from './MainNavigation.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The screens, the colours, help and the way out, behind one button on every screen. */
export function AppMenu({ onSignOut }: { readonly onSignOut: () => void }): ReactNode {
  const [open, setOpen] = useState(false);
  // Also of the screen one is on: a link to it has taken the menu's entry of the history.
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key]);
  return (
    <>
      <IconButton
        label={COPY.menu}
        aria-haspopup="dialog"
        icon={<Menu aria-hidden="true" size={22} />}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} side="bottom" title={COPY.menu} onClose={() => setOpen(false)}>
        <Stack gap="md">
          <MainNavigation column />
          <ThemeSwitch />
          <LinkButton
            as={Link}
            to="/settings"
            replace
            variant="secondary"
            block
            icon={<Settings />}
          >
            {COPY.settings}
          </LinkButton>
          <LinkButton as={Link} to="/help" replace variant="secondary" block>
            {COPY.help}
          </LinkButton>
          <Button variant="secondary" block onClick={onSignOut}>
            {COPY.signOut}
          </Button>
        </Stack>
      </Sheet>
    </>
  );
}
