import {
  BrandMark,
  Card,
  Cluster,
  Heading,
  Page,
  SpeciesIcon,
  Stack,
  Text,
  theme,
} from '@petwise/ui';
import type { ReactNode } from 'react';
import { SPECIES } from './species.ts';

const GROUNDS = [
  'canvas',
  'surface',
  'sunken',
  'primarySoft',
  'accentSoft',
  'primary',
  'accent',
  'danger',
] as const;

/** Colours, type and drawings. */
export function TokensExample(): ReactNode {
  return (
    <Page width="wide">
      <Stack gap="xl">
        <Heading level={1}>Tokens</Heading>
        <Cluster>
          {GROUNDS.map((name) => (
            <div key={name}>
              <div
                style={{
                  width: 88,
                  height: 56,
                  borderRadius: 12,
                  background: theme.color[name],
                  border: `1px solid ${theme.color.edge}`,
                }}
              />
              <Text size="xs" tone="muted">
                {name}
              </Text>
            </div>
          ))}
        </Cluster>
        <Stack gap="xs">
          {(['display', 'xxl', 'xl', 'lg'] as const).map((size) => (
            <Heading key={size} level={2} size={size}>
              How is your pet feeling? {size}
            </Heading>
          ))}
          <Text size="lg">Large text. She limps since Tuesday and licks the paw.</Text>
          <Text>Body text. She limps since Tuesday and licks the paw.</Text>
          <Text size="sm" tone="muted">
            Small muted text. She limps since Tuesday.
          </Text>
        </Stack>
        <Cluster gap="lg">
          {SPECIES.map((species) => (
            <Card key={species.value} style={{ color: theme.color.primary }}>
              <SpeciesIcon species={species.value} size={112} label={species.label} />
            </Card>
          ))}
        </Cluster>
        <Cluster gap="md">
          {SPECIES.map((species) => (
            <SpeciesIcon key={species.value} species={species.value} size={28} />
          ))}
          <BrandMark size={24} />
          <BrandMark size={48} />
          <BrandMark size={96} />
        </Cluster>
      </Stack>
    </Page>
  );
}
