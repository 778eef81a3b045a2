import { Card, Heading, LinkButton, Page, Stack, Text } from '@petwise/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { COPY } from '../copy.ts';

/** GATE-05. */
export function NotFound(): ReactNode {
  return (
    <Page width="form">
      <Card>
        <Stack gap="md">
          <Heading level={1} focusOnMount>
            {COPY.notFoundTitle}
          </Heading>
          <Text tone="muted">{COPY.notFoundBody}</Text>
          <div>
            <LinkButton as={Link} to="/">
              {COPY.notFoundHome}
            </LinkButton>
          </div>
        </Stack>
      </Card>
    </Page>
  );
}
