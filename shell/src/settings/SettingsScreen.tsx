import { Button, Card, Heading, LinkButton, Page, Stack, Text } from '@petwise/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { COPY } from '../copy.ts';
import { SETTINGS_COPY } from '../settings-copy.ts';
import type { SignOut } from '../gate/AppGate.tsx';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { ForgetDevice } from './ForgetDevice.tsx';
import { InstalledVersions } from './InstalledVersions.tsx';
import { LanguageSettings } from './LanguageSettings.tsx';
import { MyDataSettings } from './MyDataSettings.tsx';
import { SecondReaderSettings } from './SecondReaderSettings.tsx';
import { UnitSettings } from './UnitSettings.tsx';
import { VetNumbers } from './VetNumbers.tsx';

/** `/settings`: how Petwise looks here, whom to call, what it holds, and the way out of every device. */
export function SettingsScreen({ onSignOut }: { readonly onSignOut: SignOut }): ReactNode {
  return (
    <Page width="form">
      <Stack gap="lg">
        <Heading level={1}>{COPY.settings}</Heading>
        <AppearanceSettings />
        <LanguageSettings />
        <UnitSettings />
        <VetNumbers />
        <SecondReaderSettings />
        <MyDataSettings />
        <Card as="section">
          <Stack gap="md">
            <Heading level={2}>{SETTINGS_COPY.devicesTitle}</Heading>
            <Text tone="muted">{SETTINGS_COPY.devicesBody}</Text>
            <Button variant="secondary" onClick={() => onSignOut({ everywhere: true })}>
              {SETTINGS_COPY.signOutEverywhere}
            </Button>
          </Stack>
        </Card>
        <ForgetDevice onForget={() => onSignOut({ forget: true })} />
        <div>
          <LinkButton as={Link} to="/help" variant="secondary">
            {COPY.help}
          </LinkButton>
        </div>
        <InstalledVersions />
      </Stack>
    </Page>
  );
}
