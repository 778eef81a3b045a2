import type { RemoteName } from '@petwise/contracts';
import { Card, Heading, Stack, Text } from '@petwise/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SETTINGS_COPY } from '../settings-copy.ts';
import { readBootData } from '../federation/boot-data.ts';
import { currentRegistry } from '../federation/registry.ts';

/** Which version of each bundle this page takes, as the registry says. */
export function InstalledVersions(): ReactNode {
  const registry = useQuery({
    queryKey: ['registry'],
    queryFn: () => currentRegistry(),
    gcTime: 0,
  });
  const set = readBootData(document)?.set ?? SETTINGS_COPY.versionNone;
  return (
    <Card as="section">
      <Stack gap="md">
        <Heading level={2}>{SETTINGS_COPY.versionsTitle}</Heading>
        <Rows>
          <dt>{SETTINGS_COPY.versionShell}</dt>
          <dd>
            <code>{set}</code>
          </dd>
          {Object.entries(registry.data?.remotes ?? {}).map(([name, { current }]) => (
            <Row key={name} name={name} version={current.version} />
          ))}
        </Rows>
        <div role="status">
          {registry.isError && <Text tone="muted">{SETTINGS_COPY.versionsUnknown}</Text>}
        </div>
      </Stack>
    </Card>
  );
}

function Row({ name, version }: { readonly name: string; readonly version: string }): ReactNode {
  // The registry's schema lets no other name in.
  const label = SETTINGS_COPY.bundleNames[name as RemoteName];
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <code>{version}</code>
      </dd>
    </>
  );
}

const Rows = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.md}`};
  code {
    font-family: ${({ theme }) => theme.font.mono};
    font-size: ${({ theme }) => theme.fontSize.sm};
    color: ${({ theme }) => theme.color.textMuted};
    overflow-wrap: anywhere;
  }
`;
