import { Button, Collapsible, Download, Heading, Stack, Text, theme } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { INFO_COPY } from '../info-copy.ts';
import { takeInstallOffer } from '../model/install-prompt.ts';
import { phoneOf } from '../model/phone.ts';
import { useInstallOffer } from './use-install-offer.ts';
import { useMedia } from './use-media.ts';

/** How to put Petwise on the home screen: the browser's own prompt where offered, else the steps. */
export function InstallHelp(): ReactNode {
  const canInstall = useInstallOffer();
  const isInstalled = useMedia('(display-mode: standalone)');
  const [outcome, setOutcome] = useState<'accepted' | 'dismissed' | 'none' | null>(null);
  const phone = phoneOf(navigator);

  async function install(): Promise<void> {
    setOutcome(await takeInstallOffer());
  }

  return (
    <Stack gap="sm" as="section">
      <Heading level={3}>{INFO_COPY.installTitle}</Heading>
      {canInstall && (
        <Button icon={<Download aria-hidden />} onClick={() => void install()}>
          {INFO_COPY.install}
        </Button>
      )}
      <Text role="status" size="sm" tone="muted">
        {(isInstalled || outcome === 'accepted') && INFO_COPY.installed}
        {outcome === 'dismissed' && INFO_COPY.installDeclined}
      </Text>
      <Way
        label={INFO_COPY.iphoneLabel}
        short={INFO_COPY.iphone}
        steps={INFO_COPY.iphoneSteps}
        isOpen={phone === 'iphone'}
      />
      <Way
        label={INFO_COPY.androidLabel}
        short={INFO_COPY.android}
        steps={INFO_COPY.androidSteps}
        isOpen={phone === 'android' && !canInstall}
      />
    </Stack>
  );
}

interface WayProps {
  readonly label: string;
  readonly short: string;
  readonly steps: readonly string[];
  readonly isOpen: boolean;
}

function Way({ label, short, steps, isOpen }: WayProps): ReactNode {
  return (
    <Well>
      <Collapsible
        look="plain"
        defaultOpen={isOpen}
        title={
          <>
            <Device>{label}</Device> <span>{short}</span>
          </>
        }
      >
        <Steps>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </Collapsible>
    </Well>
  );
}

const Well = styled.div`
  padding: ${theme.space.xxs} ${theme.space.sm};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
`;

const Device = styled.span`
  display: inline-block;
  min-width: 4.5em;
  color: ${theme.color.textMuted};
  font-weight: ${theme.fontWeight.medium};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space.xs};
  padding-inline-start: 1.4em;
`;
