import {
  Button,
  Card,
  Chip,
  Cluster,
  FileChip,
  Heading,
  IconButton,
  Page,
  Paperclip,
  Send,
  SpeciesIcon,
  Stack,
  Text,
  TextArea,
  theme,
} from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { SPECIES } from './species.ts';

/** The first screen: one question, one box. */
export function HomeExample(): ReactNode {
  const [text, setText] = useState('');
  return (
    <Page width="reading">
      <Stack gap="xl">
        <Stack gap="sm">
          <Heading level={1} size="display">
            How is your pet feeling?
          </Heading>
          <Text tone="muted" size="lg">
            Tell us what you see. We ask a few questions and show what it could be, and how urgent
            it is.
          </Text>
        </Stack>
        <Composer>
          <TextArea
            look="bare"
            minRows={4}
            aria-label="Symptoms"
            placeholder="For example: my dog has been limping on her left front leg since Tuesday, and licks her paw."
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Cluster gap="xs">
            <FileChip
              name="blood-results-march.pdf"
              badge="PDF"
              detail="312 KB"
              onRemove={() => {}}
            />
            <FileChip
              name="export.zip"
              badge="HEALTH"
              detail="48,201 records"
              onRemove={() => {}}
            />
          </Cluster>
          <Cluster align="between">
            <Button variant="quiet" icon={<Paperclip />}>
              Attach
            </Button>
            <IconButton
              variant="primary"
              label="Send"
              icon={<Send />}
              disabled={text.trim() === ''}
            />
          </Cluster>
        </Composer>
        <Cluster gap="md" align="center">
          {SPECIES.map((species) => (
            <Tile key={species.value}>
              <SpeciesIcon species={species.value} size={44} />
              <Text as="span" size="xs" tone="muted">
                {species.label}
              </Text>
            </Tile>
          ))}
        </Cluster>
        <Cluster gap="xs">
          <Chip tone="primary">Private</Chip>
          <Chip tone="accent">About 20 minutes</Chip>
          <Chip>Research prototype</Chip>
        </Cluster>
      </Stack>
    </Page>
  );
}

const Composer = styled(Card)`
  display: grid;
  gap: ${theme.space.xs};
  padding: ${theme.space.sm};
  &:focus-within {
    border-color: ${theme.color.focus};
  }
`;

const Tile = styled.span`
  display: grid;
  justify-items: center;
  gap: ${theme.space.xxs};
  min-width: 4.25rem;
  color: ${theme.color.primary};
`;
