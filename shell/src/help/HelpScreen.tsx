import { emergencyAddress } from '@petwise/contracts';
import { Alert, Card, formatDate, Heading, Page, Sheet, Stack } from '@petwise/ui';
import type { PropsWithChildren, ReactNode } from 'react';
import styled from 'styled-components';
import { readBootData } from '../federation/boot-data.ts';
import { HELP_COPY } from '../help-copy.ts';
import { NEWS_COPY } from './news-copy.ts';

/** `/help`: how Petwise works, what it knows, how right it was, and whom to write to. */
export function HelpScreen(): ReactNode {
  return (
    <Page width="reading">
      <Stack gap="lg">
        <Heading level={1}>{HELP_COPY.title}</Heading>
        <HelpSections />
      </Stack>
    </Page>
  );
}

/** The same over a screen that nobody is let past. It tells nothing of anyone. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Sheet open title={HELP_COPY.title} onClose={onClose}>
      <Stack gap="lg">
        <HelpSections />
      </Stack>
    </Sheet>
  );
}

/** What it tells, under the heading of a screen or of a sheet. */
function HelpSections(): ReactNode {
  return (
    <>
      <Alert tone="danger">
        {HELP_COPY.emergency} <Way href={emergencyAddress(null)}>{HELP_COPY.emergencyLink}</Way>
      </Alert>
      {HELP_COPY.sections.map(({ title, lines }) => (
        <Section key={title} title={title}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Section>
      ))}
      <Accessibility />
      <Section title={HELP_COPY.newsTitle}>
        {Object.entries(NEWS_COPY).map(([day, lines]) => (
          <Points key={day} title={<Day iso={day} />} lines={lines} />
        ))}
      </Section>
      <Section title={HELP_COPY.contactTitle}>
        <Contact />
      </Section>
    </>
  );
}

function Section({ title, children }: PropsWithChildren<{ readonly title: string }>): ReactNode {
  return (
    <Card as="section">
      <Stack gap="sm">
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}

function Accessibility(): ReactNode {
  const { title, aim, tested, testedLines, open, openLines, tell } = HELP_COPY.accessibility;
  return (
    <Section title={title}>
      <p>{aim}</p>
      <Points title={tested} lines={testedLines} />
      <Points title={open} lines={openLines} />
      <p>{tell}</p>
    </Section>
  );
}

function Points(props: {
  readonly title: ReactNode;
  readonly lines: readonly string[];
}): ReactNode {
  return (
    <>
      <Heading level={3}>{props.title}</Heading>
      <List>
        {props.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </>
  );
}

/** A day is the same day in every time zone. */
function Day({ iso }: { readonly iso: string }): ReactNode {
  return (
    <time dateTime={iso}>
      {formatDate(Date.parse(iso), { dateStyle: 'long', timeZone: 'UTC' })}
    </time>
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

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding-inline-start: 1.25rem;
`;
