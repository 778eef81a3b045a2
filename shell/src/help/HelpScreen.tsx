import { emergencyAddress } from '@petwise/contracts';
import { Alert, Card, Heading, Page, Stack } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { readBootData } from '../federation/boot-data.ts';
import { HELP_COPY } from '../help-copy.ts';

/** `/help`: how Petwise works, what it knows, how right it was, and whom to write to. */
export function HelpScreen(): ReactNode {
  return (
    <Page width="reading">
      <Stack gap="lg">
        <Heading level={1}>{HELP_COPY.title}</Heading>
        <Alert tone="danger">
          {HELP_COPY.emergency} <Way href={emergencyAddress(null)}>{HELP_COPY.emergencyLink}</Way>
        </Alert>
        {HELP_COPY.sections.map(({ title, lines }) => (
          <Card as="section" key={title}>
            <Stack gap="sm">
              <Heading level={2}>{title}</Heading>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Stack>
          </Card>
        ))}
        <Card as="section">
          <Stack gap="sm">
            <Heading level={2}>{HELP_COPY.contactTitle}</Heading>
            <Contact />
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}

function Contact(): ReactNode {
  const contact = readBootData(document)?.contact ?? null;
  if (contact === null) return <p>{HELP_COPY.noContact}</p>;
  return (
    <p>
      {HELP_COPY.contact}{' '}
      <Way href={contact.includes('://') ? contact : `mailto:${contact}`}>{contact}</Way>
    </p>
  );
}

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  overflow-wrap: anywhere;
`;
